# What an HTTP server can do to a client (rows.rb, scripted_http.rb).

# ------------------------------------------------------------ good answers
http('a length', 'image') { |to| to.answer(to.image) }
%w[1.0 1.1].each do |version|
  http("HTTP/#{version}, the body ends with the connection", 'image') do |to|
    to.put("HTTP/#{version} 200 OK\r\n\r\n#{to.image}")
  end
end
http('chunks', 'image', board: true) do |to|
  to.chunked(*to.image.scan(/.{1,100}/mn), "0\r\n\r\n")
end
http('chunks with extensions, leading zeros and a trailer', 'image') do |to|
  to.head(200, 'transfer-encoding' => 'Chunked')
  to.put("000#{to.image.size.to_s(16).upcase};a=\"b\";c\r\n#{to.image}\r\n")
  to.put("00;last\r\nX-Sum: 1\r\nX-More: 2\r\n\r\n")
end
http('chunks without the last CR LF', 'image', seen: ->(said, _) { said.size == 1 }) do |to|
  to.chunked(to.image, "0\r\n")
end
http('byte by byte', 'image') do |to|
  to.drip(+"HTTP/1.1 200 OK\r\nContent-Length: #{to.image.size}\r\n\r\n", 0.002)
  to.drip(to.image.dup, 0.002, 20)
end
http('an interim answer first', 'image') do |to|
  to.put("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n")
  to.answer(to.image)
end
{ 'field names in capitals, spaces around values' =>
    "HTTP/1.1 200 OK\r\nCONTENT-LENGTH: \t %d \t\r\n\r\n",
  'lines that end with LF alone' => "HTTP/1.1 200 OK\nContent-Length: %d\n\n" }
  .each { |name, head| http(name, 'image') { |to| to.put((head % to.image.size) + to.image) } }
{ 'a long unknown field' => { 'X-Long' => 'x' * 3000 },
  'many unknown fields' => Array.new(100) { |n| ["X-#{n}", 'value'] }.to_h,
  'an unknown field of two lines' => { 'X-Long' => "a\r\n b" } }
  .each { |name, fields| http(name, 'image') { |to| to.answer(to.image, fields) } }
http('the same length twice', 'image') do |to|
  to.answer(to.image, 'content-length' => to.image.size)
end

# ------------------------------------------------------------- the digest
{ 'a pinned image' => [:right, 'image'], 'another pinned image' => [:wrong, 'DIGEST'],
  'a pin that is too short' => ['#sha256=9f86d0', 'URL'],
  'a pin that is not hex' => ["#sha256=#{'g' * 64}", 'URL'] }
  .each do |name, (pin, outcome)|
  http(name, outcome, pin: pin) { |to| to.answer(to.image) }
end
http('one bit changed', 'DIGEST') { |to| to.answer(to.flipped(100)) }
http('an image without its last byte', 'IMAGE') { |to| to.answer(to.image[0..-2]) }
http('fewer bytes than a header', 'EMPTY') { |to| to.answer(to.image[0, 31]) }
http('a header alone', 'IMAGE') { |to| to.answer(to.image[0, 32]) }
http('an empty body', 'EMPTY') { |to| to.answer('') }
http('no body and no length', 'EMPTY') { |to| to.head(200, 'Connection' => 'close') }
http('no chunks', 'EMPTY') { |to| to.chunked("0\r\n\r\n") }

# --------------------------------------------------------------- too short
http('a body shorter than its length', 'SHORT') do |to|
  to.head(200, 'Content-Length' => to.image.size + 9)
  to.put(to.image)
end
{ 'a chunk that is cut' => "100\r\nabc", 'no last chunk' => '',
  'the last chunk is cut' => '0' }.each do |name, last|
  http(name, 'SHORT') { |to| to.chunked(to.image, last) }
end
http('no answer, and the end', 'SHORT') { |_to| }
http('a head that is cut', 'SHORT') { |to| to.put("HTTP/1.1 200 OK\r\nContent-Le") }

# ------------------------------------------------------- resuming (Range)
http('cut once, then the rest', 'image', board: true,
     seen: ->(said, _) { said.any?(/^Range: bytes=1000-\r$/) }) do |to|
  to.part(to.from.zero? ? 1000 : to.image.size)
end
http('cut once, then no answer, then the rest', 'image',
     seen: ->(said, _) { said.size == 3 && said.last.include?('Range') }) do |to|
  to.part(to.from.zero? ? 1000 : to.image.size) unless to.count == 2
end
http('cut four times', 'SHORT', seen: ->(said, _) { said.size == 4 }) do |to|
  to.part(10)
end
http('cut nine times, each time after many bytes', 'image', size: 40_000,
     seen: ->(said, _) { said.size == 10 }) do |to|
  to.part(4000)
end
http('cut each time, and it begins anew', 'SHORT', size: 40_000,
     seen: ->(said, _) { said.size.between?(4, 8) }) do |to|
  to.part(4000 + to.count, {})
end
http('a part that was not requested', 'PROTOCOL') do |to|
  to.head(206, 'Content-Length' => to.image.size,
               'Content-Range' => "bytes 0-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.image)
end

# The first 1,000 bytes, then the rest. first: fields of the first answer; rest:
# fields of the second one; range: its Content-Range; asks: what the client
# must send.
def http_rest(name, outcome, first: { 'ETag' => '"a"' }, rest: {}, range: nil,
              asks: nil)
  seen = asks && ->(said, _) { said.last.match?(asks) }
  http(name, outcome, seen: seen) do |to|
    if to.count == 1
      to.head(200, { 'Content-Length' => to.image.size }.merge(first))
      to.put(to.image[0, 1000])
      next
    end
    size = to.image.size
    range ||= 'bytes 1000-%<last>d/%<size>d'
    to.head(206, { 'Content-Range' => format(range, last: size - 1, size: size,
                                                    more: size + 1) }.merge(rest))
    to.put(to.image[1000..])
  end
end

OLD = { 'Last-Modified' => 'Sun, 06 Nov 1994 08:49:37 GMT',
        'Date' => 'Sun, 06 Nov 1994 08:49:38 GMT' }.freeze
http_rest('the rest, by a strong ETag', 'image', asks: /^If-Range: "a"\r$/)
http_rest('the rest, by a date', 'image', first: OLD,
          asks: /^If-Range: Sun, 06 Nov 1994 08:49:37 GMT\r$/)
http_rest('the rest, of an unknown total', 'image', range: 'bytes 1000-%<last>d/*')
# Another version in between: the third request is for all of it.
{ 'ETag' => [{ 'ETag' => '"a"' }, { 'ETag' => '"b"' }],
  'date' => [OLD, { 'Last-Modified' => 'Sun, 06 Nov 1994 08:49:36 GMT' }] }
  .each do |what, (first, second)|
  http("the rest with another #{what}, then all of it", 'image',
       seen: ->(said, _) { said.size == 3 && !said.last.include?('Range') }) do |to|
    next to.answer(to.image, second) if to.count == 3

    to.part(to.from.zero? ? 1000 : to.image.size, to.from.zero? ? first : second)
  end
end
http_rest('the rest with another length', 'PROTOCOL', rest: { 'Content-Length' => 5 })
{ 'a byte too late' => 'bytes 1001-%<last>d/%<size>d',
  'a byte too early' => 'bytes 999-%<last>d/%<size>d',
  'of a larger total' => 'bytes 1000-%<last>d/%<more>d',
  'that ends after the total' => 'bytes 1000-%<size>d/%<size>d',
  'that ends before it begins' => 'bytes 1000-5/%<size>d',
  'without a range' => 'bytes */%<size>d', 'in another unit' => 'lines 1-2/3',
  'beyond 64 bits' => 'bytes 18446744073709551615-18446744073709551616/*' }
  .each do |what, range|
  http_rest("the rest, #{what}", 'PROTOCOL', range: range)
end
{ 'no ETag' => {}, 'a weak ETag' => { 'ETag' => 'W/"a"' },
  'a date as young as the answer' => OLD.merge('Date' => OLD['Last-Modified']) }
  .each do |what, fields|
  http("cut, and #{what}: all of it again", 'image',
       seen: ->(said, _) { said.size == 2 && said.none?(/^(If-)?Range:/) }) do |to|
    to.head(200, { 'Content-Length' => to.image.size }.merge(fields))
    to.put(to.count == 1 ? to.image[0, 1000] : to.image)
  end
end
http('the rest in chunks', 'image') do |to|
  first = to.from.zero?
  to.head(first ? 200 : 206,
          'Transfer-Encoding' => 'chunked', 'ETag' => '"a"',
          'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/#{to.image.size}")
  to.chunks(to.image[to.from, first ? 1000 : to.image.size])
  to.put("0\r\n\r\n") unless first
end
http('status 416, then all of it', 'image',
     seen: ->(said, _) { said.size == 3 && !said.last.include?('Range') }) do |to|
  next to.head(416, 'Content-Range' => 'bytes */5') unless to.from.zero?

  to.part(to.count == 1 ? 1000 : to.image.size)
end
http('a redirect in place of the rest', 'image') do |to|
  next to.lead('/there') unless to.from.zero?

  to.part(to.count == 1 ? 1000 : to.image.size)
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
{ 'status 503' => [503, {}, 0.4], 'status 429, and when to come again' =>
    [429, { 'Retry-After' => '1' }, 0.9] }.each do |name, (status, fields, seconds)|
  asked = nil
  http("#{name}, then the image", 'image', seen: ->(said, _) { said.size == 2 }) do |to|
    now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    asked = now if to.count == 1
    next to.head(status, fields) if to.count == 1

    now - asked < seconds ? to.head(500) : to.answer(to.image)
  end
end
http('status 503 each time', 'SERVER', seen: ->(said, _) { said.size == 4 }) do |to|
  to.head(503)
end
http('status 503, for a day', 'SERVER', seen: ->(said, _) { said.size == 1 }) do |to|
  to.head(503, 'Retry-After' => '86400')
end
http('status 503 in place of the rest', 'image',
     seen: ->(said, _) { said.size == 3 && said.last.include?('Range') }) do |to|
  to.count == 2 ? to.head(503) : to.part(to.from.zero? ? 1000 : to.image.size)
end

# ------------------------------------------------------------ wrong lengths
http('a body longer than its length', 'LONG', board: true) do |to|
  to.head(200, 'Content-Length' => to.image.size, 'Connection' => 'close')
  to.put("#{to.image} and more")
end
{ 'beyond 32 bits' => ['4294967301', 'SIZE'], 'of 40 digits' => ['9' * 40, 'SIZE'],
  'larger than the memory' => [1 << 31, 'SIZE'], 'that is a word' => %w[many PROTOCOL],
  'that is negative' => %w[-5 PROTOCOL], 'that is two numbers' => ['5, 7', 'PROTOCOL'],
  'that is hex' => %w[0x10 PROTOCOL], 'that is empty' => ['', 'PROTOCOL'],
  'of two lines' => ["5\r\n 1", 'PROTOCOL'] }.each do |name, (value, outcome)|
  http("a length #{name}", outcome) { |to| to.answer(to.image, 'Content-Length' => value) }
end
http('more than the memory, without a length', 'SIZE') do |to|
  to.head(200)
  1024.times { to.put('x' * 65_536) }
end
{ 'that wraps at 32 bits' => ['100000005', 'SHORT'],
  'that wraps at 64 bits' => ['10000000000000005', 'SHORT'],
  'that is no number' => %w[xyz PROTOCOL], 'that is empty' => ['', 'PROTOCOL'],
  'that is too small' => %w[10 PROTOCOL],
  'that never ends' => ['0' * 100_000, 'PROTOCOL'] }.each do |name, (size, outcome)|
  http("a chunk size #{name}", outcome) do |to|
    to.chunked("#{size}\r\n#{to.image}\r\n0\r\n\r\n")
  end
end
http('endless chunks', 'SIZE') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  loop { to.chunks('x' * 65_536) }
end
http('an endless trailer', 'PROTOCOL') do |to|
  to.chunked(to.image, "0\r\n")
  loop { to.put("X: #{'y' * 1000}\r\n") }
end

# ------------------------------------------------------------------ heads
http('chunks in HTTP/1.0', 'PROTOCOL') do |to|
  to.put("HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
  to.chunks(to.image, '')
end
{ 'a space before the colon' => { 'X ' => '1' },
  'two lengths that differ' => { 'content-length' => 10 },
  'a length and chunks' => { 'Transfer-Encoding' => 'chunked' },
  'a compressed image' => { 'Content-Encoding' => 'gzip' },
  'a transfer coding that was not requested' => { 'Transfer-Encoding' => 'gzip' } }
  .each do |name, fields|
  http(name, 'PROTOCOL') { |to| to.answer(to.image, fields) }
end
http('status 101', 'PROTOCOL') { |to| to.head(101, 'Upgrade' => 'x') }
{ 404 => 'NOT_FOUND', 410 => 'NOT_FOUND', 401 => 'DENIED', 403 => 'DENIED',
  500 => 'SERVER', 204 => 'SERVER', 304 => 'SERVER' }.each do |status, outcome|
  http("status #{status}", outcome) do |to|
    to.head(status, status == 204 ? {} : { 'Content-Length' => to.image.size })
    to.put(to.image) unless [204, 304].include?(status)
  end
end
{ 'binary garbage' => ["\x00\xFF\x16\x03\x01garbage".b * 100, 'SHORT'],
  'another protocol' => ["SSH-2.0-OpenSSH\r\n" * 3, 'PROTOCOL'],
  'a status that is a word' => ["HTTP/1.1 abc OK\r\n\r\n", 'PROTOCOL'],
  'a status of four digits' => ["HTTP/1.1 2000 OK\r\n\r\n", 'PROTOCOL'],
  'a status below 100' => ["HTTP/1.1 042 OK\r\n\r\n", 'PROTOCOL'],
  'another version' => ["HTTP/9.9 200 OK\r\nContent-Length: 1\r\n\r\nx", 'PROTOCOL'],
  'a field without a colon' => ["HTTP/1.1 200 OK\r\nnonsense\r\n\r\n", 'PROTOCOL'] }
  .each do |name, (bytes, outcome)|
  http(name, outcome) { |to| to.put(bytes) }
end
{ 'an endless head' => ["HTTP/1.1 200 OK\r\n", "X-More: #{'y' * 1000}\r\n"],
  'an endless line' => ['', 'H' * 65_536],
  'endless interim answers' => ['', "HTTP/1.1 100 Continue\r\n\r\n" * 100] }
  .each do |name, (first, more)|
  http(name, 'PROTOCOL') do |to|
    to.put(first)
    loop { to.put(more) }
  end
end

# -------------------------------------------------------------------- time
http('a reset in the body', 'CLOSED', board: true) do |to|
  to.part(1000, {})
  to.reset
end
http('a reset before the answer', 'CLOSED', &:reset)
http('no answer', 'TIMEOUT', &:stall)
http('a head that stops', 'TIMEOUT') do |to|
  to.put("HTTP/1.1 200 OK\r\nContent-")
  to.stall
end
http('a body that stops', 'TIMEOUT', board: true) do |to|
  to.part(1000, {})
  to.stall
end
http('a body that takes for ever', 'SLOW') do |to|
  to.head(200, 'Content-Length' => to.image.size)
  to.drip(to.image.dup, 1)
end
http('a head that takes for ever', 'SLOW') do |to|
  to.drip(+"HTTP/1.1 200 OK\r\nX: #{'y' * 500}\r\n\r\n", 1)
end

# --------------------------------------------------------------- redirects
# The first answer leads to a reference, the path that it means has the image.
{ '/there' => '/there', '../c%20d?e' => '/a/c%20d?e', '?a' => '/a/b/fw.bin?a',
  '/a%0D%0AX:%20y' => '/a%0D%0AX:%20y' }.each do |reference, path|
  http("to #{reference}", 'image', path: '/a/b/fw.bin', board: reference == '/there',
       seen: ->(said, _) { said.none?(/^X: y/) }) do |to|
    to.path == path ? to.answer(to.image) : to.lead(reference)
  end
end
[301, 303, 307, 308].each do |status|
  http("by status #{status}, to a URL", 'image') do |to|
    to.path == '/fw.bin' ? to.lead("#{to.base}/there", status) : to.answer(to.image)
  end
end
http('the pin stays in force', 'DIGEST', pin: :wrong) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
{ 5 => 'image', 6 => 'REDIRECTS' }.each do |count, outcome|
  http("#{count} redirects", outcome) do |to|
    to.path == "/#{count}" ? to.answer(to.image) : to.lead("/#{to.count}")
  end
end
http('a circle', 'REDIRECTS') { |to| to.lead('/fw.bin') }
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
 'http://127.0.0.1:99999/x', "/#{'a' * 3000}"].each do |url|
  http("to #{url[0, 40]}", 'REDIRECT') { |to| to.lead(url) }
end
http('to an empty reference', 'REDIRECTS') { |to| to.lead('') }
http('a redirect without Location', 'REDIRECT') do |to|
  to.head(302, 'Content-Length' => 0)
end
