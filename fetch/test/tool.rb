# The program `fetch` on this machine: what it keeps, sends and prints.
#
#   tool 'a name', 'outcome', script, words: ['--sha256', '0' * 64]
#
# The script is that of an HTTP server (scripted_http.rb), GOOD if there is none.
# Typed are `words`, `-o` with `out`, and `urls`. What else a row can say:
#
#   before          URLs of a run before, which ends with `first`
#   between         a block that gets the folder after that run
#   modes           of files at the end
#   env, folder     the environment; a block that gets the folder before it runs
#   by, real        the script of a proxy; the login for a real one
#   files           what the folder has then: the file and nothing else, or nothing
#   said, unsaid    what is printed, and what not
#   sent, unsent    in the last request of the server, and in none
#   asked, by_asked how all requests begin: of the server, and of the proxy
#   other           what the server that a redirect leads to (`again`) does not get
#   seconds         how long it runs at most
#
# In words, URLs, environment and `said`: PORT and BASE are those of the server, BY
# and BY_PORT those of the proxy.
require_relative 'servers/scripted_http'
require_relative 'servers/scripted_proxy'
require_relative 'servers/servers'
require_relative 'signer'
require 'tempfile'

class ToolClient < Client
  def initialize(board, *words, folder: 'tool')
    @name = board
    @program = "#{ROOT}/#{Processes.made(board, 'fetch', folder, *words)}"
  end

  def run(words, env)
    Dir.mktmpdir('tool') { |folder| outcome(words, folder, env) }
  end

  # This machine can have a proxy of its own.
  PROXIES = %w[http_proxy HTTP_PROXY https_proxy HTTPS_PROXY all_proxy ALL_PROXY
               no_proxy NO_PROXY].to_h { |name| [name, nil] }.freeze

  # A full disk would cut the counts of coverage, too.
  NO_PROFILE = { 'LLVM_PROFILE_FILE' => '/dev/null' }.freeze

  def ask(words, folder, env)
    limit = env['FILE_BLOCKS'] # how many of 512 bytes a file can have: a full disk
    program = limit ? ['sh', '-c', "ulimit -f #{limit}; trap '' XFSZ; exec \"$@\"", 'sh', @program] : [@program]
    program.unshift(*Apart.command(env['APART'])) if env['APART'] # a process: its network
    timed(*program, *words, input: '', folder: folder,
          env: HostClient::OPTIONS.merge(PROXIES, env, limit ? NO_PROFILE : {}))
  end

  def outcome(words, folder, env = {})
    said, status = ask(words, folder, env)
    Outcome.new(judge(said, status, words.last), said, 0)
  end

  private

  def good?(_said, status)
    status.exitstatus.zero?
  end
end

module Tool
  IMAGE = Images.of(20_000) # more than what is written at once
  SHA = Digest::SHA256.hexdigest(IMAGE).freeze
  WHOLE = { 'fw.bin' => IMAGE }.freeze
  USAGE = 'status 64'.freeze
  @rows = []

  class << self
    attr_reader :rows
  end

  def self.tries(client)
    rows.map do |name, allowed, script, how|
      Try.new('tool', name, client, allowed.split(/ (?!\d)/), lambda { |try, _words|
        Dir.mktmpdir('tool') do |folder|
          scene = Scene.new(client, folder, script, { files: allowed == 'image' ? WHOLE : {} }.merge(how))
          scene.run.tap { |outcome| try.wrong = scene.wrong(outcome) }
        ensure
          scene&.stop
        end
      })
    end
  end

  # What is wrong with the files of a folder, or nil.
  def self.wrong(folder, files)
    found = Dir.children(folder).sort.to_h { |f| [f, File.binread("#{folder}/#{f}")] }
    "the folder has #{found.transform_values(&:size)}" unless found == files
  end

  # One server and one folder for the runs of a row.
  class Scene
    def initialize(client, folder, script, how)
      @client = client
      @folder = folder
      @how = { words: [], urls: ['/fw.bin'], out: 'fw.bin', env: {}, said: [], unsaid: [] }.merge(how)
      @server = Scripted::Http.new(Row.new('http', 'tool', [], { again: how[:again] }, script), IMAGE, '127.0.0.1')
      @own = Dir.mktmpdir('tinyproxy') if how.key?(:real)
      @by = @own ? Tinyproxy.start(@own) : how[:by] && Scripted::Proxy.start(how[:by])
    end

    def stop
      [@server, @by].compact.each(&:stop)
      FileUtils.rm_rf(@own) if @own
    end

    def run
      @how[:folder]&.call(@folder)
      @first = fetch(@how[:before]).name if @how[:before]
      @how[:between]&.call(@folder)
      began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
      fetch(@how[:urls]).tap { @took = Process.clock_gettime(Process::CLOCK_MONOTONIC) - began }
    end

    def wrong(outcome)
      modes = @how.fetch(:modes, {}).keys.to_h { |name| [name, File.stat("#{@folder}/#{name}").mode & 0o777] }
      return modes.inspect if modes != @how.fetch(:modes, {})

      wrong_run || wrong_words(outcome.said) || wrong_requests || (@how[:files] && Tool.wrong(@folder, @how[:files]))
    end

    private

    def fetch(urls)
      urls = urls.map { |url| url.start_with?('/') ? @server.base + url : fill(url) }
      out = @how[:out] ? ['-o', @how[:out]] : []
      @client.outcome([*@how[:words].map { |word| fill(word) }, *out, *urls], @folder,
                      @how[:env].transform_values { |value| fill(value) })
    end

    def fill(text)
      text.gsub(/BY_PORT|BY|PORT|BASE/) do |name|
        case name
        when 'PORT' then @server.port
        when 'BASE' then @server.base
        when 'BY_PORT' then @by.port
        else @own ? @by.base(@how[:real]) : @by.base
        end
      end
    end

    def wrong_run
      return "first #{@first}" if @first && @how[:first] && @first != @how[:first]

      "#{@took} s" if @how[:seconds] && @took > @how[:seconds]
    end

    def wrong_words(said)
      missing = @how[:said].find { |text| !said[text.is_a?(String) ? fill(text) : text] }
      shown = @how[:unsaid].find { |text| said[text] }
      missing || shown ? "#{missing ? 'not said' : 'said'}: #{(missing || shown).inspect}" : nil
    end

    def wrong_requests
      got = @server.said
      return got.last if @how[:sent] && !got.last[@how[:sent]]
      return @server.other.said if @how[:other] && @server.other.said.first[@how[:other]]

      got.find { |one| @how[:unsent] && one[@how[:unsent]] } ||
        wrong_begin(got, @how[:asked]) || (@how[:by_asked] && wrong_begin(@by.said, @how[:by_asked]))
    end

    def wrong_begin(all, what)
      all.inspect if what && !(all.size == what.size && all.zip(what).all? { |one, begin_| one.start_with?(fill(begin_)) })
    end
  end
end

GOOD = ->(to) { to.answer(to.image) }
# The first four connections end after ten bytes each.
BROKEN = ->(to) { to.part(to.count <= 4 ? 10 : to.image.size) }
# More bytes than are written at once, and then none until the retries are over.
STUCK = ->(to) { to.part([5000, 0, 0, 0].fetch(to.count - 1, to.image.size)) }
GOES_ON = /^Range: bytes=40-\r\nIf-Range: "a"/.freeze

def tool(name, outcome, script = GOOD, **how)
  Tool.rows << [name, outcome, script, how]
end

tool('a file and its digest', 'image', said: ["#{Tool::SHA}  fw.bin\n"])
tool('without -o nothing is kept', 'image', out: nil, files: {})
tool('what was interrupted goes on', 'image', BROKEN, before: ['/fw.bin'], first: 'SHORT', sent: GOES_ON)
tool('a part without a version is not kept', 'SHORT', ->(to) { to.part(10, {}) })
# From a server without ranges, or with wrong ones, the next run has all of it.
{ '200 with only the rest' => [200, {}], '206 without Content-Range' => [206, {}], '206 of all' => [206, { 'Content-Range' => 'bytes 0-19999/20000' }] }
  .each do |name, (code, fields)|
  tool("what was interrupted begins anew: #{name}", 'image', lambda { |to|
    next to.part(to.count <= 4 ? 10 : to.image.size) if to.count <= 4 || to.from.zero?

    to.head(code, { 'ETag' => '"a"', 'Content-Length' => to.image.size - to.from }.merge(fields))
    to.put(to.image[to.from..])
  }, before: ['/fw.bin'], first: 'SHORT', sent: /\A(?!.*^Range)/m)
end
tool('what was interrupted is not taken for another URL', 'image', BROKEN, before: ['/fw.bin'], urls: ['/fw2.bin'],
                                                                           sent: /\A(?!.*^Range)/m)
tool('a URL that is given twice goes on', 'image', STUCK, urls: ['/fw.bin', '/fw.bin'], said: [/fetch: .*fetch: /m],
                                                          sent: "\r\nRange: bytes=5000-")
tool('a file that changed meanwhile is fetched anew', 'image',
     ->(to) { to.count <= 4 ? to.part(10) : to.answer(to.image, 'ETag' => '"b"') }, before: ['/fw.bin'])
tool('the right digest', 'image', words: ['--sha256', Tool::SHA.upcase])
tool('another digest', 'DIGEST', words: ['--sha256', '0' * 64], said: [Tool::SHA, "error: another digest\n"])
tool('another digest in the URL', 'DIGEST', urls: ["/fw.bin#sha256=#{'0' * 64}"])
tool('header lines, to this origin only', 'image', ->(to) { to.lead("#{to.other}/there") }, again: GOOD,
     words: ['-H', 'X-Device: 17', '-H', 'X-More: 1'], sent: "\r\nX-Device: 17\r\nX-More: 1\r\n", other: 'X-Device')
tool('header lines, to the first URL only, not to a mirror', 'image', ->(to) { to.count == 1 ? to.head(404) : to.answer(to.image) },
     words: ['-H', 'X-Token: t0ken'], urls: ['/fw.bin', 'http://localhost:PORT/fw.bin'], asked: ['GET ', 'GET '], sent: /\A(?!.*X-Token)/m)
tool('but to another URL of the same server', 'image', ->(to) { to.count == 1 ? to.head(404) : to.answer(to.image) },
     words: ['-H', 'X-Token: t0ken'], urls: ['/fw.bin', '/fw2.bin'], asked: ['GET ', 'GET '], sent: "\r\nX-Token: t0ken\r\n")
OTHER_KEY = Tempfile.create('key').tap do |file|
  file.write(OpenSSL::PKey::EC.generate('prime256v1').to_pem)
  file.close
  at_exit { File.unlink(file.path) }
end.path
SIGNED = Signer.image(Random.new(1).bytes(1000), counter: 7, version: '1.2.3+4')
KEY = "#{__dir__}/key.pub.pem".freeze
tool('an image that is signed', 'image', ->(to) { to.answer(SIGNED) }, words: ['--pubkey', KEY],
                                                                       files: { 'fw.bin' => SIGNED },
                                                                       said: ['version 1.2.3, security counter 7'])
{ 'an image with a byte changed' => [SIGNED.dup.tap { |s| s.setbyte(700, s.getbyte(700) ^ 1) }, 'FORMAT DIGEST'],
  'an image that is not signed' => [Signer.image('x' * 100, key: nil), 'KEY FORMAT'],
  'a file that is no image' => ['x' * 3000, 'FORMAT'],
  'an image of another key' => [Signer.image('x' * 100, key: OTHER_KEY), 'KEY'] }
  .each { |name, (image, outcome)| tool(name, outcome, ->(to) { to.answer(image) }, words: ['--pubkey', KEY]) }
tool('a file that cannot be written', 'FILE', out: 'absent/fw.bin', said: [
       "error: the file cannot be written or read: absent/fw.bin.part: No such file or directory\n"
     ])
tool('a disk that is full, and not for ever', 'FILE', ->(to) { to.part(to.image.size) }, env: { 'FILE_BLOCKS' => '16' }, files: {},
                                                                                      said: ['File too large'])
tool('an endless body leaves nothing', 'LATE', lambda { |to|
  to.head(200, 'ETag' => '"a"')
  to.drip('x' * 1_000_000, 0.1, 1000)
}, words: ['--whole', '2'])
tool('nor does one that is larger than its limit', 'SIZE', lambda { |to|
  to.head(200, 'ETag' => '"a"')
  to.put('x' * 30_000)
}, words: ['--max-size', '20000'])
VICTIM = { 'fw.bin' => Tool::IMAGE, 'victim' => 'mine' }.freeze
%w[part from].each do |suffix|
  tool("a link of the name fw.bin.#{suffix} is not followed", 'image', ->(to) { to.part(to.image.size) }, files: VICTIM, folder: lambda { |at|
    File.write("#{at}/victim", 'mine')
    File.symlink('victim', "#{at}/fw.bin.#{suffix}")
  })
end
tool('a link is no part of an earlier fetch', 'image', BROKEN, before: ['/fw.bin'], between: lambda { |at|
  File.rename("#{at}/fw.bin.part", "#{at}/victim")
  File.symlink('victim', "#{at}/fw.bin.part")
}, files: VICTIM.merge('victim' => Tool::IMAGE[0, 40]), sent: /\A(?!.*^Range)/m)
tool('a part is its owner\'s, a whole file everybody\'s', 'image', BROKEN, before: ['/fw.bin'], modes: { 'fw.bin' => 0o644 }, between: lambda { |at|
  modes = Dir.children(at).to_h { |name| [name, File.stat("#{at}/#{name}").mode & 0o777] }
  raise modes.inspect unless modes == { 'fw.bin.part' => 0o600, 'fw.bin.from' => 0o600 }
})
tool('to standard output', 'image', ->(to) { to.answer('hello') }, out: '-', files: {},
                                    said: ['hello', "#{Digest::SHA256.hexdigest('hello')}  -\n"])
tool('to standard output, twice', 'FILE', ->(to) { to.part(10, {}) },
     out: '-', said: ['standard output: the file begins anew'])
tool('a page of help', 'image', words: ['--help'], out: nil, urls: [], files: {}, said: [/(.*\n){21}/])
['Host: x', 'user-agent: x', 'RANGE: bytes=0-1', 'If-Range : "a"'].each do |line|
  tool("the client's own field: #{line}", Tool::USAGE, words: ['-H', line], said: ['the client has its own '])
end
tool('tokens of redirects are not shown', 'image',
     ->(to) { to.path == '/fw.bin' ? to.lead('/there?sig=t0ken') : to.answer(to.image) },
     said: ["redirect: BASE/there?sig=*\n"], unsaid: ['t0ken'])
tool('what is awaited is shown', 'TIMEOUT', :stall.to_proc,
     said: ["\n0 bytes, waiting for an answer\n", "error: no answer in time, waiting for an answer\n"])
tool('a password is not shown', 'image', urls: ['http://joe:s3cret@127.0.0.1:PORT'])
[[], ['-o'], ['--sha256', '12', 'http://h/'], ['-H', "X: 1\r\nY: 2", 'http://h/'],
 ['--silence', '0', 'http://h/'], ['--whole', '1234567', 'http://h/'], ['--name', '1 s', 'http://h/'],
 ['--max-size', '', 'http://h/'], ['--max-size', '1k', 'http://h/'], ['--max-size', '1' * 19, 'http://h/'],
 ['--unknown', '1', 'http://h/'], ['--pubkey', '/dev/null', '-o', 'x', 'http://h/'],
 ['--resolver', 'name', 'http://h/']]
  .each { |words| tool("wrong arguments: #{words.inspect}", Tool::USAGE, words: words, out: nil, urls: []) }

# ------------------------------------------------ --public-only, and limits
tool('an address of this machine is refused', 'UNWANTED', words: ['--public-only'], asked: [])
tool('after the URL --public-only counts, too', 'UNWANTED', asked: [], out: nil, urls:
     ['/fw.bin', 'http://10.0.0.1/fw.bin', 'http://[::ffff:127.0.0.1]/', '--public-only'])
tool('the limit for the first byte', 'TIMEOUT', :stall.to_proc, words: ['--first-byte', '1'], seconds: 15)
tool('the limit for silence', 'TIMEOUT', lambda { |to|
  to.part(to.from.zero? ? 1000 : 0)
  to.stall
}, words: ['--silence', '1', '--first-byte', '1'], seconds: 25, out: nil)
tool('the limit for the whole', 'LATE', lambda { |to|
  to.head(200, 'Content-Length' => 1_000_000)
  to.drip('x' * 1_000_000, 0.1, 1000)
}, words: ['--whole', '2'], seconds: 15)
tool('the limit for the size', 'SIZE', words: ['--max-size', '19999'], said: ["error: larger than the limit or the memory\n"])
tool('a file of the largest size', 'image', words: ['--max-size', '20000'])
tool('a file that begins anew again and again', 'BEGINS', ->(to) { to.answer('x' * (3001 * to.count), 'ETag' => %("#{to.count}"), 'Content-Length' => 90_000) },
     said: ["error: the file begins anew too often\n"], seconds: 20, files: nil)
DEAF = Processes.deaf(:udp)
tool('the limit for a name', 'TIMEOUT', words: ['--resolver', "127.0.0.1:#{DEAF.local_address.ip_port}", '--name', '1'],
                                        urls: ['http://a.test/'], seconds: 15)

# ------------------------------------------------------------------- proxies
PASS = ->(to) { to.pass }
ONLY = ['http://only.test:PORT/fw.bin'].freeze # only the proxy knows the name
tool('by http_proxy', 'image', by: PASS, urls: ONLY, env: { 'http_proxy' => 'BY' }, said: ["proxy: BY\n"],
                               by_asked: ["GET #{ONLY[0]} HTTP/1.1\r\nHost: only.test:PORT\r\n"],
                               asked: ['GET /fw.bin HTTP/1.1'])
tool('by --proxy, without a scheme, with a login', 'image',
     by: ->(to) { to.request.include?("\r\nProxy-Authorization: Basic #{['joe:s3cret'].pack('m0')}\r\n") ? to.pass : to.head(407) },
     words: ['--proxy', 'joe:s3cret@127.0.0.1:BY_PORT'], urls: ONLY, unsaid: %w[s3cret am9l], unsent: /proxy/i)
tool('a redirect by a proxy goes by it again', 'image',
     by: ->(to) { to.count == 1 ? to.lead("http://other.test:#{to.request[/:(\d+)/, 1]}/b") : to.pass },
     urls: ONLY, env: { 'http_proxy' => 'BY' }, by_asked: ['GET http://only.test:', 'GET http://other.test:PORT/b '])
tool('a redirect to a host of no_proxy does not', 'image',
     by: ->(to) { to.lead("http://127.0.0.1:#{to.request[/:(\d+)/, 1]}/b") }, urls: ONLY,
     env: { 'all_proxy' => 'BY', 'no_proxy' => '10.0.0.0/8,127.0.0.0/8' },
     by_asked: ['GET http://only.test:'], asked: ['GET /b '])
{ 'HTTP_PROXY is not read' => [[], { 'HTTP_PROXY' => 'BY' }],
  'https_proxy is not for http' => [[], { 'https_proxy' => 'BY' }],
  'an empty http_proxy is none' => [[], { 'http_proxy' => '' }],
  '--no-proxy' => [['--no-proxy'], { 'http_proxy' => 'BY' }],
  '--proxy with nothing' => [['--proxy', ''], { 'http_proxy' => 'BY' }],
  'no_proxy of everything' => [[], { 'http_proxy' => 'BY', 'no_proxy' => '*' }],
  'no_proxy is for --proxy, too' => [['--proxy', 'BY'], { 'NO_PROXY' => '127.0.0.1' }] }
  .each { |name, (words, env)| tool(name, 'image', by: PASS, words: words, env: env, by_asked: [], asked: ['GET /fw.bin ']) }
{ 'a proxy that wants a login' => [407, 'PROXY_LOGIN', 'the proxy wants a login, or another one'],
  'a proxy that finds no server' => [404, 'NOT_FOUND', 'no such file on the server'] }
  .each do |name, (code, outcome, words)|
  tool(name, outcome, by: ->(to) { to.head(code) }, env: { 'http_proxy' => 'BY' },
                      said: ["error: #{words} (#{code}): words\n"])
end
tool('the rest of a file by a proxy', 'image', BROKEN, by: PASS, before: ONLY, urls: ONLY,
                                                       env: { 'http_proxy' => 'BY' }, sent: GOES_ON)
tool('a proxy of this machine is refused by --public-only', 'UNWANTED',
     by: PASS, words: ['--public-only'], urls: ['http://93.184.216.34/fw.bin'], env: { 'http_proxy' => 'BY' }, by_asked: [])
%w[socks5://127.0.0.1:1 https://127.0.0.1:1 http://127.0.0.1:0 http://s3cret:s3cret@].each do |text|
  tool("no http proxy: #{text}", Tool::USAGE, env: { 'all_proxy' => text }, unsaid: ['s3cret'],
                                              said: [/\Afetch: all_proxy: no http proxy: /])
end
{ 'tinyproxy with the login' => [Tinyproxy::LOGIN, 'image', ['GET /fw.bin ']],
  'tinyproxy without a login' => [nil, 'PROXY_LOGIN', []],
  'tinyproxy with another login, where it says 401' => ['joe:other', 'DENIED', []] }
  .each do |name, (login, outcome, asked)|
  tool("the real proxy: #{name}", outcome, real: login, env: { 'http_proxy' => 'BY' },
                                           asked: asked, unsent: /proxy-authorization/i)
end
