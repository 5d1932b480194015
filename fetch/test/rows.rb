# What a server can do, one row each, and its allowed outcomes: what needs the
# whole program, with its images, its memory, sockets, logins and time. What the
# bytes of a conversation mean is in client/conversations.tsv.
#
#   http 'a body shorter than its length', 'SHORT' do |to|
#     ...                what the server does
#   end
#
# Outcomes are names of enum nfetch_status and enum nfetch_net_status without their
# prefix, or `image`: the right image was fetched and starts.
#
# Options: path and login of the URL, and a wrong_pin; board: true, on a board, too,
# because the row needs the network stack, or :only; seen: a check of what the
# client sent; frames: what proxy does to the frames, on a board; cut: see Rows.cuts.
require_relative 'servers/scripted_coap'
require_relative 'servers/scripted_ftp'
require_relative 'servers/scripted_http'
require_relative 'servers/scripted_tftp'

Row = Struct.new(:scheme, :name, :allowed, :options, :script) do
  def url(base, image)
    base = base.sub('//', "//#{options[:login]}@") if options[:login]
    "#{base}#{options.fetch(:path, '/fw.bin')}#{Images.pin("#{image} ") if options[:wrong_pin]}"
  end

  def again
    Row.new(scheme, name, allowed, {}, options.fetch(:again))
  end

  def host?
    options[:board] != :only
  end

  def board?
    options[:board]
  end
end

module Rows
  SERVERS = { 'http' => Scripted::Http, 'ftp' => Scripted::Ftp,
              'tftp' => Scripted::Tftp, 'coap' => Scripted::Coap }.freeze
  # Rows that are cut, and how many bytes the server sends at most: http and ftp
  # on the connection, tftp and coap in the first datagram.
  CUTS = { 'a length' => 90, 'to /there' => 55, 'many lines everywhere' => 140,
           'chunks with extensions, leading zeros and a trailer' => 150,
           'a server without options' => 52, 'error 1' => 7, 'a good server' => 85 }.freeze
  CUT_IMAGE = Images.of(200)
  ANY = (Statuses.names.values - %w[URL SCHEME LINK MEMORY NAME] + %w[image]).freeze
  @rows = Hash.new { |hash, scheme| hash[scheme] = [] }

  def self.of(scheme)
    @rows[scheme]
  end

  def self.all
    SERVERS.keys.flat_map { |scheme| of(scheme) }
  end

  def self.add(scheme, name, outcome, options, script)
    raise "twice: #{scheme} #{name}" if @rows[scheme].any? { |r| r.name == name }

    @rows[scheme] << Row.new(scheme, name, outcome.split, options, script)
  end

  # Good conversations, cut once after each byte; the client can ask again. The
  # sanitizers find nothing, and over TCP a part never counts as the image.
  def self.cuts
    all.select { |row| CUTS[row.name] }.flat_map do |row|
      allowed = %w[http ftp].include?(row.scheme) ? ANY - %w[FORMAT DIGEST SIGNATURE KEY] : ANY
      (0..CUTS[row.name]).map do |size|
        Row.new(row.scheme, "#{row.name}, cut after #{size} bytes", allowed,
                row.options.merge(cut: size, seen: nil), row.script)
      end
    end
  end

  def self.tries(client, rows, image)
    rows.map do |row|
      Try.new(row.scheme, row.name, client, row.allowed,
              ->(try, words) { run(try, row, image, words) }, row.options[:frames])
    end
  end

  def self.run(try, row, image, words)
    server = SERVERS.fetch(row.scheme).new(row, image, try.client.loopback[4])
    outcome = try.client.run(row.url(server.base, image), words: words)
    sent = server.said
    try.wrong = "the client sent:\n#{sent.map(&:inspect).join("\n")}" unless
      row.options[:seen].nil? || row.options[:seen].call(sent)
    outcome
  ensure
    server&.stop
  end
end

Rows::SERVERS.each_key do |scheme|
  define_method(scheme) do |name, outcome, **options, &script|
    Rows.add(scheme, name, outcome, options, script)
  end
end

# ------------------------------------------------------ http: good answers
http('a length', 'image') { |to| to.answer(to.image) }
http('chunks', 'image', board: true) do |to|
  to.chunked(*to.image.scan(/.{1,100}/mn), "0\r\n\r\n")
end
http('chunks with extensions, leading zeros and a trailer', 'image') do |to|
  to.head(200, 'transfer-encoding' => 'Chunked')
  to.put("000#{to.image.size.to_s(16).upcase};a=\"b\";c\r\n#{to.image}\r\n")
  to.put("00;last\r\nX-Sum: 1\r\nX-More: 2\r\n\r\n")
end

# -------------------------------------------------------- http: the digest
http('another pinned image', 'DIGEST', wrong_pin: true) { |to| to.answer(to.image) }
http('one bit changed', 'DIGEST') { |to| to.answer(to.flipped(100)) }
http('fewer bytes than a header', 'EMPTY') { |to| to.answer(to.image[0, 31]) }

# -------------------------------------------------- http: resuming (Range)
http('cut once, then the rest', 'image', board: true,
     seen: ->(said) { said.any?(/^Range: bytes=1000-\r$/) }) do |to|
  to.part(to.from.zero? ? 1000 : to.image.size)
end
# Hostile: a byte more of each answer, and never a rest that fits.
http('a rest that never fits', 'SHORT CLOSED') do |to|
  to.from.zero? ? to.part(1000 + to.count) : to.head(206, 'ETag' => '"a"', 'Content-Range' => 'bytes 0-9/10')
end
# The longest request: each of its parts has its largest size.
http('a URL of 2,048 bytes', 'image', path: "/#{'a' * 2020}") { |to| to.answer(to.image) }
http('to a URL of 2,048 bytes', 'image') do |to|
  next to.answer(to.image) unless to.path == '/fw.bin'

  to.lead("#{to.base}/".ljust(2048, 'a'))
end
http('a long login, a long path and a long ETag', 'image',
     login: "joe:#{'p' * 246}", seen: ->(said) { said.size == 3 }) do |to|
  next to.lead("#{to.base}/#{'a' * 480}") if to.path == '/fw.bin'

  to.part(to.from.zero? ? 1000 : to.image.size, 'ETag' => "\"#{'e' * 62}\"")
end

# ----------------------------------------------------- http: wrong lengths
http('a body longer than its length', 'image', board: true) do |to|
  to.head(200, 'Content-Length' => to.image.size, 'Connection' => 'close')
  to.put("#{to.image} and more")
end
{ 'beyond 32 bits' => 4_294_967_301, 'of 40 digits' => '9' * 40,
  'larger than the memory' => 1 << 31 }.each do |name, length|
  http("a length #{name}", 'SIZE') { |to| to.answer(to.image, 'Content-Length' => length) }
end
http('more than the memory, without a length', 'SIZE') do |to|
  to.head(200)
  1024.times { to.put('x' * 65_536) }
end
http('a chunk size that never ends', 'PROTOCOL') do |to|
  to.chunked("#{'0' * 100_000}\r\n#{to.image}\r\n0\r\n\r\n")
end
http('endless chunks', 'SIZE') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  loop { to.chunks('x' * 65_536) }
end
http('an endless trailer', 'PROTOCOL') do |to|
  to.chunked(to.image, "0\r\n")
  loop { to.put("X: #{'y' * 1000}\r\n") }
end

# -------------------------------------------------------------- http: time
http('a reset in the body', 'CLOSED', board: true) do |to|
  to.part(1000, {})
  to.reset
end
http('a reset before the answer', 'CLOSED', &:reset)
http('no answer', 'TIMEOUT', &:stall)
http('a body that stops', 'TIMEOUT', board: true) do |to|
  to.part(1000, {})
  to.stall
end
http('a head byte by byte', 'image') do |to|
  to.drip(+"HTTP/1.1 200 OK\r\nContent-Length: #{to.image.size}\r\n\r\n", 0.09)
  to.put(to.image)
end
http('an answer after 3 seconds, and no time before', 'image') do |to|
  next to.head(503, 'Retry-After' => 2) if to.count == 1

  sleep 3
  to.answer(to.image)
end

# --------------------------------------------------------- http: redirects
http('to /there', 'image', board: true) do |to|
  to.path == '/there' ? to.answer(to.image) : to.lead('/there')
end
http('the pin stays in force', 'DIGEST', wrong_pin: true) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
http('to ftp', 'REDIRECT') { |to| to.lead('ftp://127.0.0.1/x') }

# A script is a table of what the server does differently from a good one.
STALL = ->(to, _) { to.stall }
RESET = ->(to, _) { to.reset }
LEAVE = ->(to, _) { to.close }
NO_SIZE = { 'SIZE' => "500 what?\r\n" }.freeze

# The first bytes of the file, and then what the block does.
def ftp_data(size, &after)
  lambda do |to, socket|
    socket.write(to.image[0, size])
    after&.call(to, socket)
  end
end

# ------------------------------------------------------- ftp: good answers
{ 'a good server' => {},
  'many lines everywhere' => { greeting: "220-a\r\n  220 b\r\n221-c\r\n220 d\r\n",
                               'USER' => "331-a\r\n331-b\r\n331 c\r\n",
                               'PASS' => "230-a\r\n 230 b\r\n230-\r\n230 c\r\n",
                               'TYPE' => "200-a\r\n200 b\r\n" } }
  .each { |name, script| ftp(name, 'image', board: script.empty?) { script } }
ftp('small segments of the file before 150', 'image', board: true) do
  { 'RETR' => lambda { |to, _|
    to.transfer
    to.put("150 it comes\r\n226 done\r\n")
  }, data: ->(to, socket) { to.parts(socket) } }
end
ftp('a window of a few bytes after a closed one', 'image', board: :only,
    frames: 'to:narrow:2') do
  { greeting: lambda { |to, _|
    to.put("220 ready\r\n")
    sleep 0.3
    to.put("331 password?\r\n")
  }, 'USER' => '' }
end
ftp('late acknowledgements with a closed window', 'image', board: :only,
    frames: 'to:shut:2') do
  { 'USER' => lambda { |to, _|
    sleep 4
    to.put("331-all of it is here,\r\n")
    sleep 1.5
    to.put("331 password?\r\n")
  } }
end

# ----------------------------------------------------------- ftp: the file
{ 'half of the file, and no SIZE' => ['FORMAT', NO_SIZE.merge(data: ftp_data(1500))],
  'more than the memory' =>
    ['SIZE', NO_SIZE.merge(data: lambda { |_, socket|
      1024.times { socket.write('x' * 65_536) }
    })],
  'a SIZE beyond 32 bits' => ['SIZE', { 'SIZE' => "213 4294970296\r\n" }],
  'a SIZE beyond 64 bits' => ['SIZE', { 'SIZE' => "213 18446744073709554616\r\n" }] }
  .each { |name, (outcome, script)| ftp(name, outcome) { script } }
ftp('a reset in the file', 'CLOSED', board: true) do
  { data: ftp_data(1000) { |to, socket| to.reset(socket) } }
end

# -------------------------------------------------------- ftp: connections
ftp('EPSV and PASV with a port where nobody listens', 'REFUSED', board: true) do
  { 'EPSV' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") },
    'PASV' => ->(to, _) { to.put("227 (0,0,0,0,#{to.deaf / 256},#{to.deaf % 256})\r\n") },
    'RETR' => "425 nobody came\r\n" }
end

# --------------------------------------------------------------- ftp: time
[:greeting, 'USER', 'PASS', 'TYPE', 'EPSV', 'RETR'].each do |verb|
  ftp("no answer: #{verb}", 'TIMEOUT') { { verb => STALL } }
  ftp("the connection ends: #{verb}", 'CLOSED') { { verb => LEAVE } }
  ftp("the connection is reset: #{verb}", 'CLOSED') { { verb => RESET } }
end
ftp('a line that goes on for ever', 'SLOW') do
  { greeting: ->(to, _) { loop { to.put('220 x' + ('x' * 65_536)) } } }
end

# ------------------------------------------------------ tftp: good answers
tftp('a good server', 'image', board: true, &:serve)
tftp('a server without options', 'image', board: true) { |to| to.serve(size: 512) }

# ---------------------------------------------------------- tftp: the file
tftp('one bit changed', 'SIGNATURE') { |to| to.serve(octets: to.flipped(-40)) }
{ 'larger than the memory' => 1 << 31, 'beyond 32 bits' => (1 << 32) + 3000 }.each do |name, size|
  tftp("a tsize that is #{name}", 'SIZE') { |to| to.serve(size: to.agree('tsize' => size)) }
end

# ---------------------------------------------------------- tftp: refusals
tftp('error 1', 'NOT_FOUND') { |to| to.error(1) }

# ------------------------------------------------------- tftp: the network
tftp('each block twice', 'image', board: true) do |to|
  to.serve { |block, chunk| 2.times { to.data(block, chunk) } }
end
tftp('no answer', 'TIMEOUT') { |to| to }
tftp('the answer to the request is lost', 'image', board: true) do |to|
  to.serve if to.count > 1
end

# Before each block something else arrives: the block is called with the
# server, the number and the bytes of the good block.
def tftp_before(name, outcome, **options)
  tftp("#{name} before each block", outcome, **options) do |to|
    to.serve do |block, chunk|
      yield(to, block, chunk)
      sleep 0.01
      to.data(block, chunk)
    end
  end
end

tftp_before("another port's block", 'image', board: true) do |to, block, chunk|
  to.stranger.data(block, 'x' * chunk.size)
end
tftp_before('a block that is too long', 'PROTOCOL', board: true) do |to, block, chunk|
  to.data(block, "#{chunk}more")
end

# The script runs for each message of the client.
# ------------------------------------------------------ coap: good answers
coap('a good server', 'image', board: true, &:serve)

# ---------------------------------------------------------- coap: the file
coap('a Size2 that is larger than the memory', 'SIZE') do |to|
  to.serve(extra: [[28, to.uint(1 << 31)]])
end
coap('more than the memory', 'SIZE') { |to| to.send_block(to.block, 8 | 6, 'x' * 1024) }

# ------------------------------------------------------- coap: the network
coap('no answer', 'TIMEOUT') { |to| to }
coap('the request is held, and nothing else', 'TIMEOUT') { |to| to.empty(0x60) }
coap('every other answer is lost', 'image', board: true) do |to|
  to.serve if to.count.even?
end
coap("another port's answer and reset first", 'image', board: true) do |to|
  to.stranger.serve(octets: 'x' * to.image.size)
  to.stranger.empty(0x70)
  sleep 0.01
  to.serve
end
