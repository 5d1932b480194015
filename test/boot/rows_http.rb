# What an HTTP server can do to a client (rows.rb, scripted_http.rb).

# ------------------------------------------------------------ good answers
http('a length', 'image', where: :both) { |to| to.answer(to.image) }
http('no length, but an end', 'image') do |to|
  to.head(200, 'Connection' => 'close')
  to.put(to.image)
end
http('an answer of HTTP/1.0', 'image') do |to|
  to.put("HTTP/1.0 200 OK\r\n\r\n#{to.image}")
end
http('chunks', 'image', where: :both) do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.image.scan(/.{1,100}/mn) { |piece| to.chunks(piece) }
  to.put("0\r\n\r\n")
end
http('chunks with extensions, zeros and a trailer', 'image') do |to|
  to.head(200, 'transfer-encoding' => 'Chunked')
  to.put("000#{to.image.size.to_s(16).upcase};a=\"b\";c\r\n#{to.image}\r\n")
  to.put("00;last\r\nX-Sum: 1\r\nX-More: 2\r\n\r\n")
end
http('octet by octet', 'image') do |to|
  to.drip(+"HTTP/1.1 200 OK\r\nContent-Length: #{to.image.size}\r\n\r\n", 0.002)
  to.drip(to.image.dup, 0.002, 20)
end
http('an interim answer first', 'image') do |to|
  to.put("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n")
  to.answer(to.image)
end
http('the names of fields in capitals, blanks around values', 'image') do |to|
  to.put("HTTP/1.1 200 OK\r\nCONTENT-LENGTH: \t #{to.image.size} \t\r\n\r\n")
  to.put(to.image)
end
http('a long field that nobody needs', 'image PROTOCOL') do |to|
  to.answer(to.image, 'X-Long' => 'x' * 3000)
end
http('many fields that nobody needs', 'image PROTOCOL') do |to|
  fields = Array.new(100) { |n| ["X-#{n}", 'value'] }.to_h
  to.answer(to.image, fields)
end
http('lines that end with LF alone', 'image') do |to|
  to.put("HTTP/1.1 200 OK\nContent-Length: #{to.image.size}\n\n#{to.image}")
end
http('a field of two lines that nobody needs', 'image') do |to|
  to.answer(to.image, 'X-Long' => "a\r\n b")
end
http('the same length twice', 'image') do |to|
  to.answer(to.image, 'content-length' => to.image.size)
end

# ------------------------------------------------------------- the digest
http('a pinned image', 'image', pin: :right, where: :both) do |to|
  to.answer(to.image)
end
http('another one than is pinned', 'DIGEST', pin: :wrong, where: :both) do |to|
  to.answer(to.image)
end
http('pinned by less than a digest', 'URL DIGEST', pin: '#sha256=9f86d0') do |to|
  to.answer(to.image)
end
http('pinned by what is no hex digit', 'URL DIGEST',
     pin: "#sha256=#{'g' * 64}") { |to| to.answer(to.image) }
http('one bit of the image is another', 'DIGEST', where: :both) do |to|
  image = to.image.dup
  image.setbyte(100, image.getbyte(100) ^ 1)
  to.answer(image)
end
http('one bit of the digest is another', 'DIGEST') do |to|
  image = to.image.dup
  image.setbyte(-1, image.getbyte(-1) ^ 128)
  to.answer(image)
end
http('an image cut by an octet, of that length', 'DIGEST', where: :both) do |to|
  to.answer(to.image[0..-2])
end
http('an image without its digest', 'DIGEST') { |to| to.answer(to.image[0..-33]) }
http('the digest alone', 'DIGEST EMPTY') { |to| to.answer(to.image[-32..]) }
http('nothing', 'EMPTY', where: :both) { |to| to.answer('') }
http('nothing, and no length', 'EMPTY') do |to|
  to.head(200, 'Connection' => 'close')
end
http('no chunks', 'EMPTY') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.put("0\r\n\r\n")
end

# --------------------------------------------------------------- too short
http('a body shorter than said', 'SHORT', where: :both) do |to|
  to.head(200, 'Content-Length' => to.image.size + 9)
  to.put(to.image)
end
http('chunks that are cut', 'SHORT', where: :both) do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.chunks(to.image[0, 50])
  to.put("#{(to.image.size - 50).to_s(16)}\r\n#{to.image[50, 60]}")
end
http('chunks without the last one', 'SHORT') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.chunks(to.image)
end
http('the last chunk is cut', 'SHORT image') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.chunks(to.image)
  to.put("0\r\n")
end
http('no answer, but an end', 'SHORT PROTOCOL CLOSED') { |_to| }
http('a head that is cut', 'SHORT PROTOCOL CLOSED') do |to|
  to.put("HTTP/1.1 200 OK\r\nContent-Le")
end

# ------------------------------------------------------- going on (Range)
http('cut once, then the rest', 'image', where: :both,
     seen: ->(said, _) { said.any?(/^Range: bytes=1000-\r$/) }) do |to|
  if to.from.zero?
    to.head(200, 'Content-Length' => to.image.size, 'ETag' => '"a"')
    to.put(to.image[0, 1000])
  else
    to.head(206, 'Content-Length' => to.image.size - to.from, 'ETag' => '"a"',
                 'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/" \
                                    "#{to.image.size}")
    to.put(to.image[to.from..])
  end
end
http('cut once, then no answer, then the rest', 'image',
     seen: ->(said, _) { said.size == 3 && said.last.include?('Range') }) do |to|
  next if to.count == 2

  to.head(to.from.zero? ? 200 : 206,
          'Content-Length' => to.image.size - to.from, 'ETag' => '"a"',
          'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.from.zero? ? to.image[0, 1000] : to.image[to.from..])
end
http('cut each time, a bit later', 'image SHORT') do |to|
  to.head(to.from.zero? ? 200 : 206,
          'Content-Length' => to.image.size - to.from,
          'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.image[to.from, (to.image.size / 3) + 1])
end
http('cut, then all of it once more', 'image SHORT') do |to|
  to.head(200, 'Content-Length' => to.image.size)
  to.put(to.count == 1 ? to.image[0, 1000] : to.image)
end
http('cut, then another part than was asked for', 'SHORT PROTOCOL') do |to|
  to.head(to.from.zero? ? 200 : 206,
          'Content-Length' => to.image.size - to.from,
          'Content-Range' => "bytes 0-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.image[0, 1000])
end
http('cut, then a part of something else', 'SHORT PROTOCOL DIGEST') do |to|
  size = to.image.size + (to.from.zero? ? 0 : 5)
  to.head(to.from.zero? ? 200 : 206,
          'Content-Length' => size - to.from, 'ETag' => "\"#{to.count}\"",
          'Content-Range' => "bytes #{to.from}-#{size - 1}/#{size}")
  to.put(to.from.zero? ? to.image[0, 1000] : 'x' * (size - to.from))
end
http('cut, then no such part', 'SHORT SERVER') do |to|
  next to.head(416, 'Content-Length' => 0) unless to.from.zero?

  to.head(200, 'Content-Length' => to.image.size)
  to.put(to.image[0, 1000])
end
http('a part that nobody asked for', 'PROTOCOL SERVER') do |to|
  to.head(206, 'Content-Length' => to.image.size,
               'Content-Range' => "bytes 0-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.image)
end

# The first 1,000 octets, and then the rest, if it is asked for as it should be.
# first: fields of the first answer; rest: those of the second one; range: what
# it says that it is.
def http_rest(name, allowed, first: { 'ETag' => '"a"' }, rest: {}, range: nil,
              asks: nil)
  seen = asks && ->(said, _) { said.last.match?(asks) }
  http(name, allowed, seen: seen) do |to|
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
http_rest('the rest, of an unknown whole', 'image', range: 'bytes 1000-%<last>d/*')
http_rest('the rest of another ETag', 'PROTOCOL', rest: { 'ETag' => '"b"' })
{ 'an octet too late' => 'bytes 1001-%<last>d/%<size>d',
  'an octet too early' => 'bytes 999-%<last>d/%<size>d',
  'of a whole that is larger' => 'bytes 1000-%<last>d/%<more>d',
  'that ends behind the whole' => 'bytes 1000-%<size>d/%<size>d',
  'that ends before it begins' => 'bytes 1000-5/%<size>d',
  'that is none' => 'bytes */%<size>d', 'in another unit' => 'lines 1-2/3',
  'beyond 64 bits' => 'bytes 18446744073709551615-18446744073709551616/*' }
  .each do |what, range|
  http_rest("the rest, #{what}", 'PROTOCOL', range: range)
end
http_rest('the rest with another length', 'PROTOCOL', rest: { 'Content-Length' => 5 })
{ 'a weak ETag' => { 'ETag' => 'W/"a"' },
  'a date as young as the answer' => OLD.merge('Date' => OLD['Last-Modified']),
  'no name' => {} }.each do |what, fields|
  http("cut, and #{what}", 'image',
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
http('cut four times', 'SHORT', seen: ->(said, _) { said.size == 4 }) do |to|
  to.head(to.from.zero? ? 200 : 206,
          'Content-Length' => to.image.size - to.from, 'ETag' => '"a"',
          'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/#{to.image.size}")
  to.put(to.image[to.from, 10])
end
http('no such part, and then all of it', 'image',
     seen: ->(said, _) { said.size == 3 && !said.last.include?('Range') }) do |to|
  next to.head(416, 'Content-Range' => 'bytes */5') unless to.from.zero?

  to.head(200, 'Content-Length' => to.image.size, 'ETag' => '"a"')
  to.put(to.count == 1 ? to.image[0, 1000] : to.image)
end
http('a redirect in place of the rest', 'image') do |to|
  next to.lead('/there') unless to.from.zero?

  to.head(200, 'Content-Length' => to.image.size, 'ETag' => '"a"')
  to.put(to.count == 1 ? to.image[0, 1000] : to.image)
end

# The longest request that there is: each of its parts may come from elsewhere.
http('a long login, a long path and a long ETag', 'image',
     login: "joe:#{'p' * 246}", seen: ->(said, _) { said.size == 3 }) do |to|
  next to.lead("#{to.base}/#{'a' * 480}") if to.path == '/fw.bin'

  first = to.from.zero?
  to.head(first ? 200 : 206,
          'Content-Length' => to.image.size - to.from,
          'ETag' => "\"#{'e' * 62}\"",
          'Content-Range' => "bytes #{to.from}-#{to.image.size - 1}/#{to.image.size}")
  to.put(first ? to.image[0, 1000] : to.image[to.from..])
end

# ------------------------------------------------------------ lying lengths
http('a body longer than said', 'LONG', where: :both) do |to|
  to.head(200, 'Content-Length' => to.image.size, 'Connection' => 'close')
  to.put("#{to.image} and more")
end
http('a length beyond 32 bits', 'SIZE', where: :both) do |to|
  to.answer(to.image, 'Content-Length' => (1 << 32) + to.image.size)
end
http('a length beyond 64 bits', 'SIZE PROTOCOL', where: :both) do |to|
  to.answer(to.image, 'Content-Length' => (1 << 64) + to.image.size)
end
http('a length of 40 digits', 'SIZE PROTOCOL') do |to|
  to.answer(to.image, 'Content-Length' => '9' * 40)
end
http('a length larger than the memory', 'SIZE', where: :both) do |to|
  to.answer(to.image, 'Content-Length' => 1 << 31)
end
http('more than the memory, without a length', 'SIZE') do |to|
  to.head(200, 'Connection' => 'close')
  1024.times { to.put('x' * 65_536) }
end
{ 'a word' => 'many', 'negative' => '-5', 'a plus sign' => '+%d',
  'two numbers' => '%d, 7', 'hex' => '0x10', 'empty' => '',
  'a number and a word' => '%d octets' }.each do |name, value|
  http("a length that is #{name}", 'PROTOCOL') do |to|
    to.answer(to.image, 'Content-Length' => format(value, to.image.size))
  end
end
http('two lengths that differ', 'PROTOCOL') do |to|
  to.answer(to.image, 'content-length' => to.image.size - 3)
end
http('a length and chunks', 'PROTOCOL image') do |to|
  to.head(200, 'Content-Length' => 10, 'Transfer-Encoding' => 'chunked')
  to.chunks(to.image)
  to.put("0\r\n\r\n")
end
{ 'wraps at 32 bits' => (1 << 32) + 5, 'wraps at 64 bits' => (1 << 64) + 5,
  'is larger than the memory' => 1 << 31 }.each do |name, size|
  http("a chunk's size #{name}", 'SIZE PROTOCOL') do |to|
    to.head(200, 'Transfer-Encoding' => 'chunked')
    to.put("#{size.to_s(16)}\r\n#{to.image[0, 5]}\r\n")
    to.chunks(to.image[5..])
    to.put("0\r\n\r\n")
  end
end
{ 'no number' => "xyz\r\n", 'empty' => "\r\n", 'negative' => "-5\r\n",
  'never ended' => '0' * 100_000 }.each do |name, line|
  http("a chunk's size is #{name}", 'PROTOCOL SIZE') do |to|
    to.head(200, 'Transfer-Encoding' => 'chunked')
    to.put(line)
    to.put(to.image)
    to.stall
  end
end
http('a chunk longer than said', 'PROTOCOL') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.put("10\r\n#{to.image}\r\n0\r\n\r\n")
end
http('chunks that go on for ever', 'SIZE TIMEOUT') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  loop { to.chunks('x' * 65_536) }
end
http('a trailer that never ends', 'PROTOCOL TIMEOUT image') do |to|
  to.head(200, 'Transfer-Encoding' => 'chunked')
  to.chunks(to.image)
  to.put("0\r\n")
  loop { to.put("X: #{'y' * 1000}\r\n") }
end
http('a length of two lines', 'PROTOCOL') do |to|
  to.answer(to.image, 'Content-Length' => "#{to.image.size}\r\n 1")
end
http('a blank in front of the colon', 'PROTOCOL') do |to|
  to.answer(to.image, 'X ' => '1')
end
http('chunks of HTTP/1.0', 'PROTOCOL') do |to|
  to.put("HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
  to.chunks(to.image, '')
end
http('an image that is packed', 'PROTOCOL') do |to|
  to.answer(to.image, 'Content-Encoding' => 'gzip')
end
http('another protocol from now on', 'PROTOCOL') do |to|
  to.head(101, 'Upgrade' => 'x')
end
http('an encoding that nobody asked for', 'PROTOCOL SERVER') do |to|
  to.answer(to.image, 'Transfer-Encoding' => 'gzip')
end

# ------------------------------------------------------------ what it says
{ 404 => 'NOT_FOUND', 410 => 'NOT_FOUND SERVER', 401 => 'DENIED',
  403 => 'DENIED', 500 => 'SERVER', 503 => 'SERVER', 204 => 'EMPTY SERVER',
  304 => 'SERVER REDIRECT PROTOCOL' }.each do |status, allowed|
  http("status #{status}", allowed, where: (:both if status == 404)) do |to|
    to.head(status, status == 204 ? {} : { 'Content-Length' => to.image.size })
    to.put(to.image) unless [204, 304].include?(status)
  end
end
{ 'garbage' => "\x00\xFF\x16\x03\x01garbage".b * 100,
  'another protocol' => "SSH-2.0-OpenSSH\r\n" * 3,
  'a status that is no number' => "HTTP/1.1 abc OK\r\n\r\n",
  'a status of four digits' => "HTTP/1.1 2000 OK\r\n\r\n",
  'a status below 100' => "HTTP/1.1 042 OK\r\n\r\n",
  'another version' => "HTTP/9.9 200 OK\r\nContent-Length: 1\r\n\r\nx",
  'a field without a colon' => "HTTP/1.1 200 OK\r\nnonsense\r\n\r\n" }
  .each do |name, octets|
  may = { 'a field without a colon' => 'PROTOCOL EMPTY', 'garbage' => 'PROTOCOL SHORT' }
        .fetch(name, 'PROTOCOL')
  http(name, may, where: (:both if name == 'garbage')) { |to| to.put(octets) }
end
http('a head that never ends', 'PROTOCOL TIMEOUT') do |to|
  to.put("HTTP/1.1 200 OK\r\n")
  loop { to.put("X-More: #{'y' * 1000}\r\n") }
end
http('a line that never ends', 'PROTOCOL TIMEOUT') do |to|
  loop { to.put('H' * 65_536) }
end
http('interim answers for ever', 'PROTOCOL TIMEOUT') do |to|
  loop { to.put("HTTP/1.1 100 Continue\r\n\r\n" * 100) }
end

# -------------------------------------------------------------------- time
http('a reset in the body', 'CLOSED SHORT', where: :both) do |to|
  to.head(200, 'Content-Length' => to.image.size)
  to.put(to.image[0, 1000])
  to.reset
end
http('a reset before the answer', 'CLOSED SHORT PROTOCOL', &:reset)
http('no answer at all', 'TIMEOUT', &:stall)
http('a head that stops', 'TIMEOUT') do |to|
  to.put("HTTP/1.1 200 OK\r\nContent-")
  to.stall
end
http('a body that stops', 'TIMEOUT', where: :both) do |to|
  to.head(200, 'Content-Length' => to.image.size)
  to.put(to.image[0, 1000])
  to.stall
end
http('drop by drop, so that it lasts for ever', 'TIMEOUT') do |to|
  to.head(200, 'Content-Length' => to.image.size)
  to.drip(to.image.dup, 1)
end
http('a head drop by drop', 'TIMEOUT PROTOCOL') do |to|
  to.drip(+"HTTP/1.1 200 OK\r\nX: #{'y' * 500}\r\n\r\n", 1)
end

# --------------------------------------------------------------- redirects
http('to an absolute path', 'image', where: :both) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
http('to a relative reference', 'image', path: '/a/b/fw.bin') do |to|
  to.path == '/a/c%20d?e' ? to.answer(to.image) : to.lead('../c%20d?e')
end
http('to a URL', 'image') do |to|
  to.path == '/fw.bin' ? to.lead("#{to.base}/there") : to.answer(to.image)
end
http('to a query', 'image') do |to|
  to.path == '/fw.bin?a' ? to.answer(to.image) : to.lead('?a')
end
[301, 303, 307, 308].each do |status|
  http("by status #{status}", 'image') do |to|
    to.path == '/fw.bin' ? to.lead('/there', status) : to.answer(to.image)
  end
end
http('a pin goes along', 'DIGEST', pin: :wrong) do |to|
  to.path == '/fw.bin' ? to.lead('/there') : to.answer(to.image)
end
http('four redirects', 'image') do |to|
  to.path == '/4' ? to.answer(to.image) : to.lead("/#{to.count}")
end
http('one too many of them', 'REDIRECTS') do |to|
  to.count == 7 ? to.answer(to.image) : to.lead("/#{to.count}")
end
http('a circle', 'REDIRECTS', where: :both) { |to| to.lead('/fw.bin') }
http('a circle of two', 'REDIRECTS') do |to|
  to.lead(to.path == '/a' ? '/b' : '/a')
end
AUTHORIZATION = /^Authorization: Basic am9lOnMzY3JldA==\r$/.freeze
http('to another origin, where the password stays behind', 'image',
     login: 'joe:s3cret', where: :both,
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
http('to a login of its own, which is not sent', 'image',
     seen: ->(said, _) { said.none?(/authorization|am9l/i) }) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead(to.base.sub('//', '//joe:s3cret@') + '/there')
end
http('to a digest of its own, which does not count', 'image', pin: :right) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead("/there#sha256=#{'0' * 64}")
end
http('to another origin and back', 'image REDIRECTS', login: 'joe:s3cret',
     seen: ->(_, other) { other.size == 1 && other.none?(/authorization/i) },
     again: ->(to) { to.lead("#{to.path[/\?(.*)/, 1]}/there") }) do |to|
  next to.answer(to.image) if to.path == '/there'

  to.lead("#{to.other}/back?#{to.base}")
end
{ 'file:///etc/passwd' => 'REDIRECT', 'ftp://127.0.0.1/x' => 'REDIRECT',
  'gopher://127.0.0.1/x' => 'REDIRECT', 'https://127.0.0.1/x' => 'REDIRECT',
  'javascript:x' => 'REDIRECT', 'http://[::1' => 'REDIRECT URL',
  'http://a b/' => 'REDIRECT URL', 'http://' => 'REDIRECT URL',
  '' => 'REDIRECT REDIRECTS URL PROTOCOL',
  'http://127.0.0.1:0/x' => 'REDIRECT URL REFUSED LINK',
  'http://127.0.0.1:99999/x' => 'REDIRECT URL' }.each do |to_whom, allowed|
  http("to #{to_whom.empty? ? 'nothing' : to_whom}", allowed,
       where: (:both if to_whom.start_with?('file'))) { |to| to.lead(to_whom) }
end
http('to a line that would be two', 'REDIRECT URL REDIRECTS SERVER PROTOCOL image',
     seen: ->(said, _) { said.none?(/^X: y/) }) do |to|
  to.path == '/fw.bin' ? to.lead('/a%0D%0AX:%20y') : to.answer(to.image)
end
http('to a URL longer than there is room', 'REDIRECT URL PROTOCOL') do |to|
  to.lead("/#{'a' * 2000}")
end
http('to nowhere', 'REDIRECT PROTOCOL') { |to| to.head(302, 'Content-Length' => 0) }
