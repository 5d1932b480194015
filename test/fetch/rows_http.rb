# What an HTTP server can do to a client (rows.rb, scripted_http.rb).
# test_fetch_http.c has heads, lengths, chunks, ranges and codes. Here is what
# needs the whole program: its images, its memory, sockets, logins, time.

# ------------------------------------------------------------ good answers
http('a length', 'image') { |to| to.answer(to.image) }
http('chunks', 'image', board: true) do |to|
  to.chunked(*to.image.scan(/.{1,100}/mn), "0\r\n\r\n")
end
http('chunks with extensions, leading zeros and a trailer', 'image') do |to|
  to.head(200, 'transfer-encoding' => 'Chunked')
  to.put("000#{to.image.size.to_s(16).upcase};a=\"b\";c\r\n#{to.image}\r\n")
  to.put("00;last\r\nX-Sum: 1\r\nX-More: 2\r\n\r\n")
end

# ------------------------------------------------------------- the digest
{ 'a pinned image' => [:right, 'image'], 'another pinned image' => [:wrong, 'DIGEST'],
  'a pin that is too short' => ['#sha256=9f86d0', 'URL'],
  'a pin that is not hex' => ["#sha256=#{'g' * 64}", 'URL'] }
  .each do |name, (pin, outcome)|
  http(name, outcome, pin: pin) { |to| to.answer(to.image) }
end
http('one bit changed', 'DIGEST') { |to| to.answer(to.flipped(100)) }
http('an image without its last byte', 'FORMAT') { |to| to.answer(to.image[0..-2]) }
http('fewer bytes than a header', 'EMPTY') { |to| to.answer(to.image[0, 31]) }
http('a header alone', 'FORMAT') { |to| to.answer(to.image[0, 32]) }
http('an empty body', 'EMPTY') { |to| to.answer('') }
http('no body and no length', 'EMPTY') { |to| to.head(200, 'Connection' => 'close') }
http('no chunks', 'EMPTY') { |to| to.chunked("0\r\n\r\n") }

# ------------------------------------------------------- resuming (Range)
http('cut once, then the rest', 'image', board: true,
     seen: ->(said, _) { said.any?(/^Range: bytes=1000-\r$/) }) do |to|
  to.part(to.from.zero? ? 1000 : to.image.size)
end
# The longest request: each of its parts has its largest size.
http('a URL of 2,048 bytes', 'image', path: "/#{'a' * 2020}") { |to| to.answer(to.image) }
http('to a URL of 2,048 bytes', 'image') do |to|
  next to.answer(to.image) unless to.path == '/fw.bin'

  to.lead("#{to.base}/".ljust(2048, 'a'))
end
http('a long login, a long path and a long ETag', 'image',
     login: "joe:#{'p' * 246}", seen: ->(said, _) { said.size == 3 }) do |to|
  next to.lead("#{to.base}/#{'a' * 480}") if to.path == '/fw.bin'

  to.part(to.from.zero? ? 1000 : to.image.size, 'ETag' => "\"#{'e' * 62}\"")
end

# -------------------------------------------------------- a busy server
http('status 503 each time', 'SERVER', seen: ->(said, _) { said.size == 4 }) do |to|
  to.head(503)
end

# ------------------------------------------------------------ wrong lengths
http('a body longer than its length', 'LONG', board: true) do |to|
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
http('an endless line', 'PROTOCOL') { |to| loop { to.put('H' * 65_536) } }

# -------------------------------------------------------------------- time
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

# --------------------------------------------------------------- redirects
['/there', '/a%0D%0AX:%20y'].each do |path|
  http("to #{path}", 'image', board: path == '/there',
       seen: ->(said, _) { said.none?(/^X: y/) }) do |to|
    to.path == path ? to.answer(to.image) : to.lead(path)
  end
end
http('the pin stays in force', 'DIGEST', pin: :wrong) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
AUTHORIZATION = /^Authorization: Basic am9lOnMzY3JldA==\r$/.freeze
http('to another origin, without the password', 'image',
     login: 'joe:s3cret', board: true,
     seen: lambda { |said, other|
       said.all?(AUTHORIZATION) && other&.size == 1 &&
         other.none?(/authorization|am9lOnMzY3JldA==|joe|s3cret/i)
     }, again: ->(to) { to.answer(to.image) }) do |to|
  to.lead("#{to.other}/there")
end
http('to the same origin, with the password', 'image', login: 'joe:s3cret',
     seen: lambda { |said, _|
       said.size == 2 && said.all?(AUTHORIZATION)
     }) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
http('to a login, which is not sent', 'image',
     seen: ->(said, _) { said.none?(/authorization|am9l/i) }) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead(to.base.sub('//', '//joe:s3cret@') + '/there')
end
http('to a digest, which is ignored', 'image', pin: :right) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead("/there#sha256=#{'0' * 64}")
end
http('to another origin and back', 'image', login: 'joe:s3cret',
     seen: ->(_, other) { other.size == 1 && other.none?(/authorization/i) },
     again: ->(to) { to.lead("#{to.path[/\?(.*)/, 1]}/there") }) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead("#{to.other}/back?#{to.base}")
end
['file:///etc/passwd', 'ftp://127.0.0.1/x', 'https://127.0.0.1/x', 'javascript:x',
 'http://[::1', 'http://a b/', 'http://', 'http://127.0.0.1:0/x',
 'http://127.0.0.1:99999/x'].each do |url|
  http("to #{url}", 'REDIRECT') { |to| to.lead(url) }
end
http('to a URL that is longer than its buffer', 'LOCATION') { |to| to.lead("/#{'a' * 3000}") }
