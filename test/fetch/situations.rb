# What servers do in the world: for each row of situations.tsv a block that
# returns the URL to fetch, for one client. A block runs in a Stage; scripts are
# those of rows.rb.
require 'openssl'
require 'time'
require_relative 'client'
require_relative 'daemons'
require_relative 'https'
require_relative 'rows'

NAMED = %w[boot.test a.wild.test].freeze # this machine

# What one client meets. resolver: the name server. peer: the port of the server
# that a name stands for. check: what else is wrong, from the folder of the files.
# proxy: of http and https.
Stage = Struct.new(:image, :servers, :https, :certificates, :resolver, :peer, :check, :proxy) do
  # This machine, for the client.
  def host
    servers.host
  end

  # The file of a real server.
  def real(server, path = 'fw.bin', login: '')
    scheme = { 'vsftpd' => 'ftp', 'ProFTPD' => 'ftp', 'ProFTPD, TLS' => 'ftp' }.fetch(server, 'http')
    "#{scheme}://#{login}#{host}:#{servers.port(server)}/#{path}"
  end

  def nginx(path)
    servers.url('http', path)
  end

  Rows::SERVERS.each do |scheme, kind|
    define_method(scheme) do |**options, &script|
      row = Row.new(scheme, '', [], options, script)
      row.url(closing(kind.new(row, image, host)).base, image)
    end
  end

  # http: the first answer has half of the file, the next one is the block's.
  def middle
    http do |to|
      next yield(to) if to.count == 2

      to.part(to.from.zero? ? to.image.size / 2 : to.image.size)
    end
  end

  def name_server
    self.resolver = "#{host}:#{closing(Dns.new(NAMED.to_h { |name| [name, host] }, '127.0.0.1')).port}"
  end

  # A row of https.rb, by a client that trusts the authority.
  def tls(name)
    row = https.rows.find { |one| one.name == name }
    name_server
    self.peer = closing(Scripted::Https.new(row, image, host, certificates)).port
    name = row.options.fetch(:host, 'boot.test')
    "https://#{name == :address ? host : name}:#{peer}/fw.bin"
  end

  def closing(server)
    (@servers ||= []) << server
    server
  end

  def stop
    @servers&.each(&:stop)
  end
end

# Listens after some seconds.
class LateHttp < Scripted::Http
  attr_reader :port

  def open
    @port = Processes.free_port(:tcp)
  end

  def serve
    sleep 2
    @socket = TCPServer.new('127.0.0.1', port)
    super
  end
end

SITUATIONS = {} # rubocop:disable Style/MutableConstant
def situation(name, &block)
  SITUATIONS[name] = block
end

# ------------------------------------------------------------- real servers
{ 'nginx' => 'http', 'pyftpdlib' => 'ftp', 'tftpd-hpa' => 'tftp', 'libcoap' => 'coap' }
  .each { |name, scheme| situation("a file of #{name}") { servers.url(scheme, 'fw.bin') } }
%w[httpd lighttpd Caddy].each { |name| situation("a file of #{name}") { real(name) } }
situation('a file of atftpd, in windows') { servers.windows_url('fw.bin') }
situation('a banner of 10 KB') { real('vsftpd') }
situation('EPSV is refused') { real('ProFTPD', login: Daemons::LOGIN) }
situation('a server that ignores max_fragment_length') do
  name_server
  self.peer = servers.port('Caddy, TLS')
  "https://boot.test:#{peer}/fw.bin"
end

# --------------------------------------------- wrong bytes, and lost secrets
situation('the rest of another version, 206 without an ETag') do
  http do |to|
    next to.part(to.image.size, {}) unless to.count == 1

    to.head(200, 'Content-Length' => to.image.size, 'ETag' => '"1"')
    to.put(to.image.reverse[0, 20_000])
  end
end
situation('interrupted: what is kept of a URL with a password and a token') do
  url = http(login: 'joe:s3cret', path: '/fw.bin?token=t0ken') { |to| to.part(10) }
  self.check = lambda do |folder|
    next 'another mode' unless File.stat("#{folder}/fw.bin.from").mode & 0o777 == 0o600

    Tool.wrong(folder, 'fw.bin.part' => image[0, 40], 'fw.bin.from' => "#{Digest::SHA256.hexdigest(url)}\n\"a\"\n")
  end
  url
end

# ------------------------------------------------------------------ retries
[500, 502, 503, 504, 408, 429].each do |code|
  situation("status #{code} in the middle of a file") { middle { |to| to.head(code) } }
end
situation('502 until the backend starts') do
  backend = LateHttp.new(Row.new('http', '', [], {}, ->(to) { to.answer(to.image) }), image, host)
  nginx("backend/#{closing(backend).port}/fw.bin")
end
situation('503 with Retry-After as a date') do
  http do |to|
    now = Time.utc(2026) # the answer's clock counts
    to.count == 1 ? to.head(503, 'Date' => now.httpdate, 'Retry-After' => (now + 1).httpdate) : to.answer(to.image)
  end
end
situation('an ETag of 64 digits, a third of the file each time') do
  http { |to| to.part(to.image.size / 3, 'ETag' => "\"#{'e' * 64}\"") }
end
situation('the first byte after 12 seconds') do
  http do |to|
    sleep 12
    to.answer(to.image)
  end
end
situation('a signed URL that expires') do
  http do |to|
    next to.lead("/signed#{to.count}") if to.path == '/fw.bin'

    to.path == '/signed1' && to.count > 2 ? to.head(403) : to.part(to.from.zero? ? 1000 : to.image.size)
  end
end
situation('CoAP 5.03 with Max-Age') { coap { |to| to.count == 1 ? to.reply(0xA3, [[14, to.uint(1)]]) : to.serve } }
situation('CoAP 4.29 with Max-Age') { coap { |to| to.count == 1 ? to.reply(0x9D, [[14, to.uint(1)]]) : to.serve } }

# -------------------------------------------------------------------- names
{ 'SERVFAIL, then an address' => 'a server that fails twice',
  'no answer, then an address' => 'a server that is silent twice',
  'a name server that answers over TCP only' => 'an answer that is cut' }.each do |name, words|
  situation(name) do
    self.resolver = servers.resolver
    servers.url('http', 'fw.bin', host: "#{words.tr(' ', '-')}.test")
  end
end
situation('REFUSED, then an address') do
  self.resolver = servers.dnsmasq do |names, pid|
    Thread.new do
      sleep 1
      File.write(names, "#{host} boot.test\n")
      Process.kill('HUP', pid)
    end
  end
  servers.url('http', 'fw.bin', host: 'boot.test')
end
situation('a name server that is dead') do
  @deaf = Processes.deaf(:udp)
  self.resolver = "#{host}:#{@deaf.local_address.ip_port}"
  'http://boot.test/fw.bin'
end

# ------------------------------------------------------------------ proxies
situation('a proxy, http') do
  self.proxy = real('httpd', '')
  http { |to| to.request.include?("\r\nVia: ") ? to.answer(to.image) : to.head(403) }
end
situation('a proxy, https by CONNECT') do
  self.proxy = real('httpd', '')
  tls('an address that is an iPAddress')
end

# ---------------------------------------------------------------- the words
situation('550 SSL/TLS required') { real('ProFTPD, TLS') }
situation('530 without a login') { real('ProFTPD') }
situation('530, a wrong login') { real('ProFTPD', login: 'joe:n0ne@') }
situation('403 without a login') { nginx('denied/fw.bin') }
situation('401, a wrong login') { nginx('login/fw.bin').sub('//', '//joe:n0ne@') }
situation('Digest, with the right login') { real('httpd', 'digest/fw.bin', login: Daemons::LOGIN) }
situation('no such file: tftpd-hpa') { servers.url('tftp', 'gone.bin') }
situation('no such file: vsftpd') { real('vsftpd', 'gone.bin') }
situation('TFTP error 0 with words') { tftp { |to| to.error(0, 'the disk is gone') } }
situation('a redirect of 9,000 bytes') do
  http { |to| to.path == '/fw.bin' ? to.lead("#{to.base}/#{'a' * 9000}") : to.answer(to.image) }
end
[304, 204].each { |code| situation("status #{code}") { http { |to| to.head(code) } } }
situation('two lengths') { http { |to| to.answer(to.image, 'Content-Length' => "#{to.image.size}, 7") } }

# ---------------------------------------------------------- what servers do
Daemons::CODINGS.each { |name, coding| situation("Content-Encoding: #{coding}") { nginx("#{name}/fw.bin") } }
situation('Content-Encoding: x-gzip of a file .gz') { real('httpd', 'fw.gz') }
situation('CR LF after the body') do
  http { |to| to.answer(to.image, 'Connection' => 'close') && to.put("\r\n") }
end
situation('the same length twice in a field') do
  http { |to| to.answer(to.image, 'Content-Length' => "#{to.image.size}, #{to.image.size}") }
end
situation('a blank before a colon') { http { |to| to.answer(to.image, 'X-Old ' => '1') } }
pasv = ->(to, _) { to.put("227 (127,0,0,1,#{to.listen.divmod(256).join(',')})\r\n") }
{ 'EPSV names a port where nobody listens' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") },
  'EPSV names no port' => "229 here\r\n", 'EPSV is unknown' => "500 what?\r\n" }.each do |name, epsv|
  situation(name) { ftp { { 'EPSV' => epsv, 'PASV' => pasv } } }
end
situation('all bytes of SIZE, and no 226') do
  ftp { { 'RETR' => ->(to, _) { to.put("150 it comes\r\n") && to.transfer && to.stall } } }
end
situation('a blank after SIZE') { ftp { { 'SIZE' => ->(to, _) { to.put("213 #{to.image.size} \r\n") } } } }
situation('a TFTP server that refuses options') do
  tftp { |to| to.options.empty? ? to.serve(size: 512) : to.error(8, 'no options') }
end
situation('NULs at the end of an OACK') do
  tftp do |to|
    size = to.options['blksize']
    to.packet("\0\6blksize\0#{size}\0\0\0\0")
    to.serve(size: size.to_i) if to.ack?(0)
  end
end
situation('a TFTP server that answers from another address') { tftp { |to| to.elsewhere.serve } }

# ------------------------------------------------------- servers that trickle
situation('HTTP: chunks of a byte with long extensions') do
  http do |to|
    to.chunked('')
    loop { to.put("1;#{'x' * 800}\r\nb\r\n") && sleep(0.3) }
  end
end
situation('FTP: a byte at a time') do
  ftp { { data: ->(to, socket) { to.image.each_char { |byte| socket.write(byte) && sleep(0.3) } } } }
end
situation('FTP: replies for ever') do
  ftp { { 'TYPE' => ->(to, _) { loop { to.put("200-wait\r\n") && sleep(0.3) } } } }
end
situation('TFTP: blocks of 8 bytes') do
  tftp { |to| to.serve(size: to.agree('blksize' => 8)) { |block, bytes| sleep(0.3) && to.data(block, bytes) } }
end
situation('TFTP: blocks of a stranger') do
  tftp do |to|
    to.serve(last: 1)
    loop { to.stranger.data(2, 'x' * 512) && sleep(0.3) }
  end
end
situation('CoAP: blocks of 16 bytes') { coap { |to| sleep(0.35) && to.serve(size: 0) } }

# -------------------------------------------------------------------- https
['a CN without a subjectAltName', 'an address as a CN', 'the purpose clientAuth alone',
 'name constraints', 'a chain by a key that may not sign', 'a wildcard', 'another name',
 'another authority of the same name'].each { |name| situation(name) { tls(name) } }
