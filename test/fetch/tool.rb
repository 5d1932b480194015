# The program `fetch` on this machine: what it keeps, sends and prints.
#
#   tool 'a name', 'outcome', script do |run, base, folder|
#     run.call('-o', 'fw.bin', "#{base}/fw.bin")  what is typed
#     ...                                         nil, or what is wrong
#   end
#
# The script is that of an HTTP server (scripted_http.rb). What is said after the
# words stands in the environment: run.call(url, 'no_proxy' => '*').
require_relative 'scripted_http'
require_relative 'scripted_proxy'
require_relative 'signer'
require_relative 'servers'
require 'tempfile'

class ToolClient < Client
  def initialize(board)
    @name = board
    Processes.make(board, 'fetch')
  end

  # This machine can have a proxy of its own.
  PROXIES = %w[http_proxy HTTP_PROXY https_proxy HTTPS_PROXY all_proxy ALL_PROXY
               no_proxy NO_PROXY].to_h { |name| [name, nil] }.freeze

  def ask(words, folder, env)
    timed(program, *words, input: '', folder: folder,
          env: HostClient::OPTIONS.merge(PROXIES, env))
  end

  def outcome(words, folder, env = {})
    said, status = ask(words, folder, env)
    Outcome.new(judge(said, status, words.last), said, 0)
  end

  private

  def program
    "#{ROOT}/build/#{@name}/fetch"
  end

  def good?(_said, status)
    status.exitstatus.zero?
  end
end

module Tool
  IMAGE = Images.of(20_000) # more than what is written at once
  USAGE = 64
  @rows = []

  class << self
    attr_reader :rows
  end

  # One server, one folder; each `run` is a run of the program.
  def self.try(client, row)
    name, allowed, script, again, block = row
    Try.new('tool', name, client, allowed.split(/ (?!\d)/), lambda { |try, _words|
      Dir.mktmpdir('tool') do |folder|
        server = Scripted::Http.new(Row.new('http', name, [], { again: again }, script),
                                    IMAGE, '127.0.0.1')
        outcome = nil
        run = ->(*words, **env) { outcome = client.outcome(words, folder, env) }
        try.wrong = block.call(run, server, folder)
        outcome
      ensure
        server&.stop
      end
    })
  end

  def self.tries(client)
    rows.map { |row| try(client, row) }
  end

  # What is wrong with the files of a folder, or nil.
  def self.wrong(folder, files)
    found = Dir.children(folder).sort.to_h { |f| [f, File.binread("#{folder}/#{f}")] }
    "the folder has #{found.transform_values(&:size)}" unless found == files
  end
end

def tool(name, outcome, script, again: nil, &block)
  Tool.rows << [name, outcome, script, again, block]
end

WHOLE = { 'fw.bin' => Tool::IMAGE }.freeze
GOOD = ->(to) { to.answer(to.image) }
# The first four connections end after ten bytes each.
BROKEN = ->(to) { to.part(to.count <= 4 ? 10 : to.image.size) }

tool('a file and its digest', 'image', GOOD) do |run, server, folder|
  outcome = run.call('-o', 'fw.bin', "#{server.base}/fw.bin")
  next 'no digest' unless
    outcome.said.include?("#{Digest::SHA256.hexdigest(Tool::IMAGE)}  fw.bin\n")

  Tool.wrong(folder, WHOLE)
end
tool('without -o nothing is kept', 'image', GOOD) do |run, server, folder|
  run.call("#{server.base}/fw.bin")
  Tool.wrong(folder, {})
end
tool('what was interrupted goes on', 'image', BROKEN) do |run, server, folder|
  words = ['-o', 'fw.bin', "#{server.base}/fw.bin"]
  first = run.call(*words).name
  next "first #{first}" unless first == 'SHORT'

  run.call(*words)
  next server.said.last unless server.said.last.match?(/^Range: bytes=40-\r\nIf-Range: "a"/)

  Tool.wrong(folder, WHOLE)
end
tool('a part without a version is not kept', 'SHORT', ->(to) { to.part(10, {}) }) do |run, server, folder|
  run.call('-o', 'fw.bin', "#{server.base}/fw.bin")
  Tool.wrong(folder, {})
end
tool('what was interrupted is not taken for another URL', 'image', BROKEN) do |run, server, folder|
  run.call('-o', 'fw.bin', "#{server.base}/fw.bin")
  run.call('-o', 'fw.bin', "#{server.base}/fw2.bin")
  next server.said.last if server.said.last.include?('Range')

  Tool.wrong(folder, WHOLE)
end
# More bytes than are written at once, and then none until the retries are over.
STUCK = ->(to) { to.part([5000, 0, 0, 0].fetch(to.count - 1, to.image.size)) }
tool('a URL that is given twice goes on', 'image', STUCK) do |run, server, folder|
  outcome = run.call('-o', 'fw.bin', "#{server.base}/fw.bin", "#{server.base}/fw.bin")
  next 'only once' unless outcome.said.scan('fetch: ').size == 2
  next server.said.last unless server.said.last.include?("\r\nRange: bytes=5000-")

  Tool.wrong(folder, WHOLE)
end
tool('a file that changed meanwhile is fetched anew', 'image',
     lambda { |to|
       to.count <= 4 ? to.part(10) : to.answer(to.image, 'ETag' => '"b"')
     }) do |run, server, folder|
  2.times { run.call('-o', 'fw.bin', "#{server.base}/fw.bin") }
  Tool.wrong(folder, WHOLE)
end
tool('the right digest', 'image', GOOD) do |run, server, folder|
  run.call('--sha256', Digest::SHA256.hexdigest(Tool::IMAGE).upcase, '-o', 'fw.bin',
           "#{server.base}/fw.bin")
  Tool.wrong(folder, WHOLE)
end
tool('another digest', 'DIGEST', GOOD) do |run, server, folder|
  outcome = run.call('--sha256', '0' * 64, '-o', 'fw.bin', "#{server.base}/fw.bin")
  next 'no digest' unless outcome.said.include?(Digest::SHA256.hexdigest(Tool::IMAGE))
  next 'a code' unless outcome.said.include?("error: another digest\n")

  Tool.wrong(folder, {})
end
tool('another digest in the URL', 'DIGEST', GOOD) do |run, server, folder|
  run.call('-o', 'fw.bin', "#{server.base}/fw.bin#sha256=#{'0' * 64}")
  Tool.wrong(folder, {})
end
tool('a header line, to this origin only', 'image', ->(to) { to.lead("#{to.other}/there") },
     again: GOOD) do |run, server, _folder|
  run.call('-H', 'X-Device: 17', '-H', 'X-More: 1', "#{server.base}/fw.bin")
  next server.said unless server.said.first.include?("\r\nX-Device: 17\r\nX-More: 1\r\n")

  server.other.said if server.other.said.first.include?('X-Device')
end
OTHER_KEY = Tempfile.create('key').tap do |file|
  file.write(OpenSSL::PKey::EC.generate('prime256v1').to_pem)
  file.close
  at_exit { File.unlink(file.path) }
end.path
SIGNED = Signer.image(Random.new(1).bytes(1000), counter: 7, version: '1.2.3+4')
KEY = "#{__dir__}/key.pub.pem".freeze
tool('an image that is signed', 'image', ->(to) { to.answer(SIGNED) }) do |run, server, folder|
  outcome = run.call('--pubkey', KEY, '-o', 'fw.bin', "#{server.base}/fw.bin")
  next 'no version' unless outcome.said.include?('version 1.2.3, security counter 7')

  Tool.wrong(folder, { 'fw.bin' => SIGNED })
end
{ 'an image with a byte changed' => [SIGNED.dup.tap { |s| s.setbyte(700, s.getbyte(700) ^ 1) }, 'FORMAT DIGEST'],
  'an image that is not signed' => [Signer.image('x' * 100, key: nil), 'KEY FORMAT'],
  'a file that is no image' => ['x' * 3000, 'FORMAT'],
  'an image of another key' => [Signer.image('x' * 100, key: OTHER_KEY), 'KEY'] }
  .each do |name, (image, outcome)|
  tool(name, outcome, ->(to) { to.answer(image) }) do |run, server, folder|
    run.call('--pubkey', KEY, '-o', 'fw.bin', "#{server.base}/fw.bin")
    Tool.wrong(folder, {})
  end
end
tool('the next URL after one that fails', 'image',
     ->(to) { to.path == '/2' ? to.answer(to.image) : to.head(404) }) do |run, server, folder|
  run.call('-o', 'fw.bin', "#{server.base}/1", "#{server.base}/2")
  Tool.wrong(folder, WHOLE)
end
tool('a file that cannot be written', 'FILE', GOOD) do |run, server, _|
  outcome = run.call('-o', 'absent/fw.bin', "#{server.base}/fw.bin")
  'no reason' unless outcome.said.include?('error: the file cannot be written or read: ' \
                                           "absent/fw.bin.part: No such file or directory\n")
end
tool('a disk that is full', 'FILE', GOOD) do |run, server, folder|
  File.symlink('/dev/full', "#{folder}/fw.bin.part")
  outcome = run.call('-o', 'fw.bin', "#{server.base}/fw.bin")
  'no reason' unless outcome.said.include?('No space left on device')
end
tool('to standard output', 'image', ->(to) { to.answer('hello') }) do |run, server, folder|
  outcome = run.call('-o', '-', "#{server.base}/fw.bin")
  next 'no file' unless outcome.said.include?('hello')
  next 'no digest' unless outcome.said.include?("#{Digest::SHA256.hexdigest('hello')}  -\n")

  Tool.wrong(folder, {})
end
tool('to standard output, twice', 'FILE', ->(to) { to.part(10, {}) }) do |run, server, _|
  outcome = run.call('-o', '-', "#{server.base}/fw.bin")
  'no reason' unless outcome.said.include?('standard output: the file begins anew')
end
tool('a page of help', 'image', GOOD) do |run, _, _|
  'no page' unless run.call('--help').said.lines.size > 20
end
tool("the client's own fields", "status #{Tool::USAGE}", GOOD) do |run, server, _|
  ['Host: x', 'user-agent: x', 'RANGE: bytes=0-1', 'If-Range : "a"'].map do |line|
    said = run.call('-H', line, "#{server.base}/fw.bin").said
    "#{line}: #{said}" unless said.include?('the client has its own ')
  end.compact.first
end
tool('tokens of redirects are not shown', 'image',
     ->(to) { to.path == '/fw.bin' ? to.lead('/there?sig=t0ken') : to.answer(to.image) }) do |run, server, _|
  said = run.call("#{server.base}/fw.bin").said
  next said if said.include?('t0ken')

  said unless said.include?("redirect: #{server.base}/there?sig=*\n")
end
tool('a target that expires', 'image',
     lambda { |to|
       next to.lead("/there?sig=#{to.count}") if to.path == '/fw.bin'

       to.count == 3 ? to.head(403) : to.part(to.from.zero? ? 1000 : to.image.size)
     }) do |run, server, folder|
  run.call('-o', 'fw.bin', "#{server.base}/fw.bin")
  next server.said.last unless server.said.last.match?(%r{^GET /there\?sig=4 .*\r\nRange: bytes=1000-}m)

  Tool.wrong(folder, WHOLE)
end
tool('what is awaited is shown', 'TIMEOUT', :stall.to_proc) do |run, server, _|
  said = run.call("#{server.base}/fw.bin").said
  next said unless said.include?("\n0 bytes, waiting for an answer\n")

  said unless said.include?("error: no answer in time, waiting for an answer\n")
end
tool('a password is not shown', 'image', GOOD) do |run, server, _folder|
  run.call(server.base.sub('//', '//joe:s3cret@'))
  nil
end
[[], ['-o'], ['--sha256', '12', 'http://h/'], ['-H', "X: 1\r\nY: 2", 'http://h/'],
 ['--silence', '0', 'http://h/'], ['--whole', '1234567', 'http://h/'], ['--name', '1 s', 'http://h/'],
 ['--unknown', '1', 'http://h/'], ['--pubkey', '/dev/null', '-o', 'x', 'http://h/'], ['--resolver', 'name', 'http://h/']].each do |words|
  tool("wrong arguments: #{words.inspect}", "status #{Tool::USAGE}", GOOD) do |run, _, folder|
    run.call(*words)
    Tool.wrong(folder, {})
  end
end

# ------------------------------------------------------------ --public-only
tool('an address of this machine is refused', 'UNWANTED', GOOD) do |run, server, folder|
  run.call('--public-only', '-o', 'fw.bin', "#{server.base}/fw.bin")
  "the server was asked: #{server.said}" unless server.said.empty?
end
tool('after the URL --public-only counts, too', 'UNWANTED', GOOD) do |run, server, _|
  run.call("#{server.base}/fw.bin", 'http://10.0.0.1/fw.bin', 'http://[::ffff:127.0.0.1]/', '--public-only')
  "the server was asked: #{server.said}" unless server.said.empty?
end

# ------------------------------------------------------------------- limits
# Runs the block, which must be over in so many seconds. Nil, or what is wrong.
def within(seconds)
  began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  yield
  took = Process.clock_gettime(Process::CLOCK_MONOTONIC) - began
  "#{took} s" if took > seconds
end

tool('the limit for the first byte', 'TIMEOUT', :stall.to_proc) do |run, server, _|
  within(15) { run.call('--first-byte', '1', "#{server.base}/fw.bin") }
end
tool('the limit for silence', 'TIMEOUT', lambda { |to|
  to.part(to.from.zero? ? 1000 : 0)
  to.stall
}) do |run, server, _|
  within(25) { run.call('--silence', '1', '--first-byte', '1', "#{server.base}/fw.bin") }
end
tool('the limit for the whole', 'LATE', lambda { |to|
  to.head(200, 'Content-Length' => 1_000_000)
  to.drip('x' * 1_000_000, 0.1, 1000)
}) do |run, server, _|
  within(15) { run.call('--whole', '2', "#{server.base}/fw.bin") }
end
tool('the limit for a name', 'TIMEOUT', GOOD) do |run, _, _|
  deaf = Processes.deaf(:udp)
  within(15) { run.call('--resolver', "127.0.0.1:#{deaf.local_address.ip_port}", '--name', '1', 'http://a.test/') }
end

# ------------------------------------------------------------------- proxies
PASS = ->(to) { to.pass }

# With a proxy; the block gets its URL, too, and returns what is wrong, or nil.
def proxied(name, outcome, script, proxy = PASS, &block)
  tool(name, outcome, script) do |run, server, folder|
    by = Scripted::Proxy.start(proxy)
    block.call(run, server, by, folder)
  ensure
    by&.stop
  end
end

def unless_said(all, what)
  all.inspect unless all.size == what.size && all.zip(what).all? { |one, begin_| one.start_with?(begin_) }
end

proxied('by http_proxy', 'image', GOOD) do |run, server, by, folder|
  url = "http://only.test:#{server.port}/fw.bin"
  said = run.call('-o', 'fw.bin', url, 'http_proxy' => by.base).said
  next said unless said.include?("proxy: #{by.base}\n")

  unless_said(by.said, ["GET #{url} HTTP/1.1\r\nHost: only.test:#{server.port}\r\n"]) ||
    unless_said(server.said, ['GET /fw.bin HTTP/1.1']) || Tool.wrong(folder, WHOLE)
end
proxied('by --proxy, without a scheme, with a login', 'image', GOOD) do |run, server, by, _|
  said = run.call('--proxy', "joe:s3cret@127.0.0.1:#{by.port}", "http://only.test:#{server.port}/a").said
  next said if said.include?('s3cret') || said.include?('am9l')
  next by.said unless by.said.first.include?("\r\nProxy-Authorization: Basic #{['joe:s3cret'].pack('m0')}\r\n")

  server.said if server.said.first.match?(/proxy/i)
end
proxied('a redirect by a proxy goes by it again', 'image', GOOD,
        lambda { |to|
          to.count == 1 ? to.lead("http://other.test:#{to.request[/:(\d+)/, 1]}/b") : to.pass
        }) do |run, server, by, _|
  run.call("http://only.test:#{server.port}/a", 'http_proxy' => by.base)
  unless_said(by.said, ['GET http://only.test:', "GET http://other.test:#{server.port}/b "])
end
proxied('a redirect to a host of no_proxy does not', 'image', GOOD,
        ->(to) { to.lead("http://127.0.0.1:#{to.request[/:(\d+)/, 1]}/b") }) do |run, server, by, _|
  run.call("http://only.test:#{server.port}/a", 'all_proxy' => by.base, 'no_proxy' => '10.0.0.0/8,127.0.0.0/8')
  unless_said(by.said, ['GET http://only.test:']) || unless_said(server.said, ['GET /b '])
end
{ 'HTTP_PROXY is not read' => [[], { 'HTTP_PROXY' => 'BY' }],
  'https_proxy is not for http' => [[], { 'https_proxy' => 'BY' }],
  'an empty http_proxy is none' => [[], { 'http_proxy' => '' }],
  '--no-proxy' => [['--no-proxy'], { 'http_proxy' => 'BY' }],
  '--proxy with nothing' => [['--proxy', ''], { 'http_proxy' => 'BY' }],
  'no_proxy of everything' => [[], { 'http_proxy' => 'BY', 'no_proxy' => '*' }],
  'no_proxy is for --proxy, too' => [['--proxy', 'BY'], { 'NO_PROXY' => '127.0.0.1' }] }
  .each do |name, (words, env)|
  proxied(name, 'image', GOOD) do |run, server, by, _|
    named = ->(text) { text.sub('BY', by.base) }
    run.call(*words.map(&named), "#{server.base}/fw.bin", **env.transform_values(&named))
    unless_said(by.said, []) || unless_said(server.said, ['GET /fw.bin '])
  end
end
{ 'a proxy that wants a login' => [->(to) { to.head(407) }, 'PROXY_LOGIN', 'the proxy wants a login, or another one (407): words'],
  'a proxy that finds no server' => [->(to) { to.head(404) }, 'NOT_FOUND', 'no such file on the server (404): words'] }
  .each do |name, (script, outcome, words)|
  proxied(name, outcome, GOOD, script) do |run, server, by, _|
    said = run.call("#{server.base}/fw.bin", 'http_proxy' => by.base).said
    said unless said.include?("error: #{words}\n")
  end
end
proxied('the rest of a file by a proxy', 'image', BROKEN) do |run, server, by, folder|
  2.times { run.call('-o', 'fw.bin', "http://only.test:#{server.port}/fw.bin", 'http_proxy' => by.base) }
  next server.said.last unless server.said.last.match?(/^Range: bytes=40-\r\nIf-Range: "a"/)

  Tool.wrong(folder, WHOLE)
end
proxied('a proxy of this machine is refused by --public-only', 'UNWANTED', GOOD) do |run, server, by, _|
  run.call('--public-only', 'http://93.184.216.34/fw.bin', 'http_proxy' => by.base)
  unless_said(by.said, [])
end
%w[socks5://127.0.0.1:1 https://127.0.0.1:1 http://127.0.0.1:0 http://s3cret:s3cret@].each do |text|
  tool("no http proxy: #{text}", "status #{Tool::USAGE}", GOOD) do |run, server, _|
    said = run.call("#{server.base}/fw.bin", 'all_proxy' => text).said
    next said if said.include?('s3cret')

    said unless said.start_with?('fetch: all_proxy: no http proxy: ')
  end
end

{ 'tinyproxy with the login' => [Tinyproxy::LOGIN, 'image'],
  'tinyproxy without a login' => [nil, 'PROXY_LOGIN'],
  'tinyproxy with another login, where it says 401' => ['joe:other', 'DENIED'] }
  .each do |name, (login, outcome)|
  tool("the real proxy: #{name}", outcome, GOOD) do |run, server, folder|
    Dir.mktmpdir('tinyproxy') do |own|
      by = Tinyproxy.start(own)
      run.call('-o', 'fw.bin', "#{server.base}/fw.bin", 'http_proxy' => by.base(login))
      next unless_said(server.said, []) || Tool.wrong(folder, {}) unless outcome == 'image'

      server.said.first if server.said.first.match?(/proxy-authorization/i)
    ensure
      by&.stop
    end
  end
end
