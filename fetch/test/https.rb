# Fetches by https: what is trusted and what is not.
#
# Each row has two outcomes: of a client that trusts the tests' own authority,
# and of one that pins the server's key. An outcome is a name of enum
# fetch_status or net_status, with BearSSL's number of the error (bearssl_ssl.h,
# bearssl_x509.h) where there is one, or `image`.
require 'fileutils'
require_relative 'servers/certificates'
require_relative 'servers/dns'
require_relative 'servers/servers'
require_relative 'servers/scripted_https'
require_relative 'servers/scripted_proxy'
require_relative 'tool'

# Clients that were made with whom they trust, and perhaps with more words.
module Trusting
  def self.host(board, certificates, trust, *words)
    HostClient.new(board, "TRUST=#{certificates.path(trust)}.pem", *words, folder: ['https', trust, *words].join('_'))
  end

  def self.board(board, certificates, trust)
    BoardClient.new(board, "TRUST=#{certificates.path(trust)}.pem", folder: "https_#{trust}")
  end

  # The program `fetch`, which knows proxies.
  def self.tool(board, certificates, trust)
    ToolClient.new(board, "TRUST=#{certificates.path(trust)}.pem", folder: "https_#{trust}")
  end
end

# make, and whether it refuses for this reason.
Builder = Struct.new(:name, :words, :why) do
  def run
    Processes.make(name, 'boot', 'program', words, "KEY=#{Signer::KEY.sub('.pem', '.pub.pem')}")
    Outcome.new('BUILT', '', 0)
  rescue Processes::Failed => e
    Outcome.new(e.message.include?(why) ? 'REFUSED' : 'FAILED', e.message, 0)
  end
end

# A certificate with each bit changed, and each cut (fetch/test/target/certificate.c).
Judge = Struct.new(:name, :certificates) do
  def make
    Processes.make(name, 'certificate', 'program', "TRUST=#{certificates.path('ca.pem')}")
    self
  end

  def run
    der = OpenSSL::X509::Certificate.new(File.read(certificates.path('good.pem'))).to_der
    said, = Open3.capture2e("build/#{name}/certificate", stdin_data: der, binmode: true, chdir: Processes::ROOT)
    right = "bytes #{der.size}\nwhole #{der.size / 7 + 1}\nflipped 0\nunknown 0\ncut 0\naddresses #{0b1111}\n"
    Outcome.new(said == right ? 'REFUSED' : 'TRUSTED', said, 0)
  end
end

class Https
  HELLO = 2 # types of messages, RFC 5246, 7.4
  CERTIFICATE = 11
  FLIGHT = 650 # bytes of a server's first messages, about
  TLS12 = ->(tls) { tls.max_version = OpenSSL::SSL::TLS1_2_VERSION }
  Wire = Scripted::Wire
  WARNING = "\x15\3\3\0\2\1\x5A".b # user_canceled, RFC 5246, 7.2
  UNKNOWN_NAME = "\x15\3\3\0\2\1\x70".b # unrecognized_name, RFC 6066, 3
  OK = "HTTP/1.1 200 OK\r\n\r\n".freeze
  STUCK = '-Iinclude -Ifetch/include -Ifetch fetch/test/stuck.c -Wl,--wrap=nfetch_network'.freeze
  ANY = %w[TLS CERTIFICATE CLOSED TIMEOUT].freeze

  HttpsRow = Struct.new(:name, :outcomes, :options, :script) do
    def again
      HttpsRow.new(name, outcomes, {}, options.fetch(:again))
    end
  end

  attr_reader :rows

  def initialize(certificates)
    @certificates = certificates
    @rows = []
    %w[good chain].each { |name| certificates.leaf(name, by: name == 'chain' ? {} : :ca) }
    certificate_rows
    protocol_rows
    wire_rows
    http_rows
  end

  # Each row by both clients.
  def tries(clients, image)
    clients.flat_map do |trust, client|
      @rows.map do |row|
        try(row, client, row.outcomes.fetch(trust)) do |one, words, outcome|
          run(row, one, image, words, outcome)
        end
      end
    end
  end

  # From nginx sizes around a record, and IPv6; from both a large file.
  def real_tries(servers, clients)
    clients.each_value.flat_map do |client|
      images = files(client)
      images.each { |name, image| servers.add(name, image) }
      from = images.keys.map { |name| ['nginx', name] } + [['Erlang', images.keys.last]]
      from.map do |server, name|
        real(client, "#{server}: #{name}", client.loopback[4], servers.ports[server], name)
      end + six_tries(servers, client)
    end
  end

  # With each size of the buffer; without random numbers; and without time.
  def built_tries(board, servers, certificates)
    made = ->(words) { Trusting.host(board, certificates, 'ca', words) }
    port = servers.ports.fetch('nginx')
    servers.add('buffer.bin', Images.of(50_000))
    { 837 => 'image', 1349 => 'image', 16_709 => 'image', 836 => 'TLS' }.map do |size, outcome|
      client = made.call("TLS_BUFFER=#{size}")
      real(client, "a buffer of #{size} bytes", client.loopback[4], port, 'buffer.bin', outcome)
    end << real(made.call("BOOT_LDFLAGS=#{STUCK}"), 'equal random numbers', '127.0.0.1', port,
                'buffer.bin', 'RANDOM') <<
      real(made.call('FETCH_SECONDS=0'), 'no time for the whole', '127.0.0.1', port,
           'buffer.bin', 'SLOW')
  end

  # Through a proxy, which knows all names, or one that is used in the world. A row:
  # the certificate of the server, what the proxy does or the login for the real one,
  # and the outcome, perhaps with a code.
  HEAD = Scripted::ProxyConversation::OPEN
  PROXIES = {
    'a tunnel' => ['good', ->(to) { to.pass }, 'image'],
    'a server of another name in the tunnel' => ['name', ->(to) { to.pass }, 'CERTIFICATE (56)'],
    'a server of another authority in the tunnel' => ['authority', ->(to) { to.pass }, 'CERTIFICATE (62)'],
    'bytes of the proxy in the tunnel' => ['good', ->(to) { to.tunnel("#{HEAD}HTTP/1.1 200 OK\r\n\r\nabc") }, 'TLS (3)'],
    'a tunnel that ends' => ['good', ->(to) { to.put(HEAD) }, 'CLOSED'],
    'a file in place of a tunnel' => ['good', ->(to) { to.answer('abc' * 2000) }, 'TLS'],
    'tinyproxy' => ['good', Tinyproxy::LOGIN, 'image'], 'tinyproxy, another login' => ['good', 'joe:other', 'PROXY_LOGIN']
  }.freeze

  def proxy_tries(board, certificates, folder)
    client = Trusting.tool(board, certificates, 'ca')
    PROXIES.map do |name, (cert, how, outcome)|
      status, code = outcome.split
      row = HttpsRow.new(name, {}, { cert: cert }, ->(to) { to.answer(to.image) })
      Try.new('https', "by a proxy: #{name}", client, [status], ->(try, _) { by_proxy(try, row, how, code, folder) })
    end
  end

  def by_proxy(try, row, how, code, folder)
    server = Scripted::Https.new(row, Images.of(9000), '127.0.0.1', @certificates)
    real = how.is_a?(String)
    proxy = real ? Tinyproxy.start(folder) : Scripted::Proxy.start(how)
    outcome = try.client.run(["https://#{real ? '127.0.0.1' : 'boot.test'}:#{server.port}/fw.bin"],
                             'https_proxy' => real ? proxy.base(how) : proxy.base.sub('//', '//joe:s3cret@'))
    try.wrong = wrong_of_proxy(outcome, server, proxy.said.first, code) unless real
    outcome
  ensure
    server&.stop
    proxy&.stop
  end

  def wrong_of_proxy(outcome, server, asked, code)
    return "not #{code}" if code && !outcome.said.include?(code)
    return asked unless asked.start_with?("CONNECT boot.test:#{server.port} HTTP/1.1\r\n") &&
                        asked.include?("\r\nProxy-Authorization: Basic ")
    return 'the password is shown' if outcome.said.include?('s3cret')

    server.said.first if server.said.any? { |said| !said.start_with?('GET /fw.bin ') || said.match?(/proxy/i) }
  end

  # What does not build, and the words of make that say why.
  def refused_tries(board, certificates)
    files = certificates.wrong_files.map { |name, why| ["TRUST=#{certificates.path(name)}", why] }
    random = [['RANDOM=', 'boot needs random numbers'],
              ['EMULATOR=', 'is for emulated boards']]
    [judge_try(board, certificates)] + (files + random).map do |words, why|
      builder = Builder.new('mps2_an385', words, why)
      outcome = builder.run
      Try.new('make', "#{File.basename(words)} is refused", builder, ['REFUSED'],
              ->(_, _) { outcome })
    end
  end

  def judge_try(board, certificates)
    judge = Judge.new(board, certificates).make
    Try.new('https', 'a certificate that is changed or cut is refused', judge,
            ['REFUSED'], ->(try, _) { try.client.run })
  end

  private

  def real(client, name, host, port, file, outcome = 'image')
    run = lambda do |_, words|
      client.run("https://#{host}:#{port}/#{file}", words: words)
    end
    Try.new('https', name, client, [outcome], run)
  end

  def six_tries(servers, client)
    return puts('IPv6 is not tried: this machine has no ::1') || [] unless Processes.ipv6?

    [real(client, 'nginx: over IPv6', client.loopback[6], servers.ports['nginx'],
          files(client).keys[0])]
  end

  # A board starts its image.
  def files(client)
    if client.is_a?(BoardClient)
      return { 'board.bin' => Images.padded(client.program, 262_144, client.place) }
    end

    [4096, 4097, 262_144].to_h { |size| ["#{size}.bin", Images.of(size)] }
  end

  # With options of a certificate (certificates.rb) the row has one of its own: it is
  # called `cert`, or by the row.
  MAKES = %i[names days key by more subject hash twice crossed].freeze

  def row(name, own, pinned = own, **options, &script)
    made, options = options.partition { |key,| MAKES.include?(key) }.map(&:to_h)
    options[:cert] ||= name.tr('^A-Za-z0-9', '-') if made.any?
    @certificates.leaf(options[:cert], **made) if made.any?
    script ||= ->(to) { to.answer(to.image) }
    @rows << HttpsRow.new(name, { 'ca' => own, 'pin' => pinned }, options, script)
  end

  def try(row, client, outcome)
    name, number = outcome.split
    allowed = name == 'ANY' ? ANY : name.split('|')
    Try.new('https', row.name, client, allowed, lambda { |one, words|
      yield(one, words, number)
    })
  end

  def run(row, try, image, words, number)
    server = Scripted::Https.new(row, image, try.client.loopback[4], @certificates)
    dns = Dns.new(names(try.client), '127.0.0.1')
    host = row.options.fetch(:host, 'boot.test')
    host = try.client.loopback[4] if host == :address
    outcome = try.client.run("#{server.scheme}://#{host}:#{server.port}/fw.bin", words: words,
                             resolver: "#{try.client.loopback[4]}:#{dns.port}")
    try.wrong = "not (#{number})" if number && outcome.name != 'CLOSED' && !outcome.said.include?("(#{number})")
    outcome
  ensure
    server&.stop
    dns&.stop
  end

  def names(client)
    %w[boot.test other.test wild.test a.wild.test b.a.wild.test].to_h { |n| [n, client.loopback[4]] }
  end

  def certificate_rows
    row('a certificate of the own authority', 'image')
    row('a chain', 'image', cert: 'chain')
    row('a wildcard', 'image', host: 'a.wild.test')
    row('a name in capitals, with a dot', 'image', host: 'BOOT.test.')
    row('a wildcard stands for one label', 'CERTIFICATE 56', 'image', host: 'b.a.wild.test')
    row('another name', 'CERTIFICATE 56', 'image', cert: 'name', names: 'DNS:other.test')
    row('an address that is an iPAddress', 'image', names: 'IP:127.0.0.1, IP:10.0.2.2', cert: 'address', host: :address)
    row('an address that is an iPAddress after names', 'image', host: :address)
    row('an address that is a dNSName', 'CERTIFICATE 56', 'image', host: :address,
        names: 'DNS:127.0.0.1, DNS:10.0.2.2')
    row('another address', 'CERTIFICATE 56', 'image', host: :address, subject: '127.0.0.1',
        names: 'IP:127.0.0.2, DNS:127.0.0.1, IP:::ffff:127.0.0.1, IP:::1')
    row('a name where only an address is', 'CERTIFICATE 56', 'image', cert: 'address')
    name_rows
    limit_rows
    row('another authority of the same name', 'CERTIFICATE 62', 'TLS 27',
        cert: 'authority', by: :other, key: @certificates.ec)
    row('another key of the same authority', 'image', 'TLS 27', key: @certificates.ec)
    row('a chain with a cross-signed root that has ended', 'image', by: {}, crossed: true)
    row('ended before the build', 'CERTIFICATE 54', 'image', days: [-4000, -3000])
    row('ended after the build', 'image', days: [-300, -200])
    row('begins in a year', 'image', days: [400, 800])
  end

  # RFC 9525: names are in subjectAltName.
  def name_rows
    row('a CN without a subjectAltName', 'CERTIFICATE 56', 'image', names: nil, subject: 'boot.test')
    row('an address as a CN', 'CERTIFICATE 56', 'image', names: nil, subject: '127.0.0.1', host: :address)
    row('a CN beside another subjectAltName', 'CERTIFICATE 56', 'image', names: 'DNS:other.test', subject: 'boot.test')
    row('a CN beside a subjectAltName without dNSName', 'CERTIFICATE 56', 'image', names: 'email:joe@boot.test',
        subject: 'boot.test')
    row('the second of two names', 'image', names: 'DNS:other.test, DNS:boot.test', subject: 'other.test')
    row('a wildcard is not its own domain', 'CERTIFICATE 56', 'image', host: 'wild.test')
    %w[boot.test a.wild.test].each do |host|
      row("a wildcard that is not the whole first label, #{host}", 'CERTIFICATE 56', 'image',
          names: 'DNS:boot.*, DNS:*.*.test, DNS:b*.test, DNS:*, DNS:a.*.test', host: host)
    end
  end

  # RFC 5280, 4.2.1: what a certificate may be used for.
  def limit_rows
    row('the purpose serverAuth', 'image', more: { 'extendedKeyUsage' => 'clientAuth,serverAuth' })
    row('the purpose clientAuth alone', 'CERTIFICATE 59', 'image', more: { 'extendedKeyUsage' => 'clientAuth' })
    row('any purpose, without serverAuth', 'CERTIFICATE 59', 'image', more: { 'extendedKeyUsage' => 'anyExtendedKeyUsage' })
    row('a critical purpose', 'CERTIFICATE 57', 'image', more: { 'extendedKeyUsage' => 'critical,serverAuth' })
    row('name constraints', 'CERTIFICATE 57', 'image', by: { 'nameConstraints' => 'permitted;DNS:other.test' })
    row('critical name constraints', 'CERTIFICATE 57', 'image', by: { 'nameConstraints' => 'critical,permitted;DNS:boot.test' })
    row('a chain by no authority', 'CERTIFICATE 58', 'image', by: { 'basicConstraints' => 'CA:FALSE' })
    row('a chain by a key that may not sign', 'CERTIFICATE 59', 'image', by: { 'keyUsage' => 'critical,digitalSignature' })
    row('a chain of the longest length', 'image', by: { 'basicConstraints' => 'critical,CA:TRUE,pathlen:0' })
  end

  def protocol_rows
    row('TLS 1.3 alone', 'TLS 326', tls: lambda { |tls|
      tls.min_version = OpenSSL::SSL::TLS1_3_VERSION
    })
    row('TLS 1.1 alone', 'TLS 296', tls: lambda { |tls|
      tls.ciphers = 'ALL:@SECLEVEL=0'
      tls.min_version = tls.max_version = OpenSSL::SSL::TLS1_1_VERSION
    })
    row('AES-256 alone', 'TLS 296', tls: lambda { |tls|
      TLS12.call(tls)
      tls.ciphers = 'ECDHE-ECDSA-AES256-GCM-SHA384'
    })
    row('a key of RSA', 'TLS 296', cert: 'rsa', key: @certificates.rsa)
    row('a key on P-384', 'TLS 296', key: @certificates.ec('secp384r1'))
    # The server closes after its alert: what the client still sends can reset the
    # connection before that was read.
    row('a certificate of the client is wanted', 'TLS|CLOSED 296', tls: lambda { |tls|
      TLS12.call(tls)
      tls.verify_mode = OpenSSL::SSL::VERIFY_PEER | OpenSSL::SSL::VERIFY_FAIL_IF_NO_PEER_CERT
    })
    row('a signature with SHA-384', 'CERTIFICATE 49', 'image', hash: 'SHA384')
    row('a chain in another order', 'CERTIFICATE 55', 'image', by: {}, twice: true)
    row('ALPN h2 alone', 'image', tls: lambda { |tls|
      tls.alpn_select_cb = ->(offered) { offered.find { |name| name == 'h2' } || raise(OpenSSL::SSL::SSLError, 'no h2') }
    })
    row('no TLS', 'TLS 3', greeting: "HTTP/1.1 400 Bad Request\r\n\r\n")
    row('silence in place of a handshake', 'TIMEOUT', greeting: '')
    row('warnings for ever in place of a handshake', 'TIMEOUT', flood: WARNING * 2000)
  end

  def wire_rows
    random = Wire::HEADER + 6 # of ServerHello: after type, length, version
    row('a bit of the random', 'TLS 27', wire: [:flip_message, HELLO, random])
    row('a bit of the session', 'TLS 307', wire: [:flip_message, HELLO, random + 33])
    row('a bit of the certificate', 'CERTIFICATE 62', 'TLS 307',
        wire: [:flip_message, CERTIFICATE, -1])
    row('a bit of the body', 'TLS 7', wire: [:flip_data, 300])
    row('a warning that the name is not known', 'image', wire: [:before, UNKNOWN_NAME])
    row('cut in the handshake', 'CLOSED', wire: [:cut, 400])
    row('cut in the body, once', 'image', wire: [:cut, 4000, 1]) do |to|
      to.part(to.image.size)
    end
    row('cut in the body, always', 'CLOSED', wire: [:cut, 4000]) do |to|
      to.part(to.image.size)
    end
    (0...FLIGHT).step(16) do |at|
      row("cut after #{at} bytes", 'CLOSED', wire: [:cut, at])
      row("a bit of byte #{at}", 'ANY', wire: [:flip_at, at])
    end
  end

  def http_rows
    row('an end that is said, without a length', 'image') { |to| to.put(OK + to.image) }
    row('an end that is said too early', 'FORMAT') { |to| to.put(OK + to.image[0, 2000]) }
    row('an end that is said, before the length', 'SHORT') do |to|
      to.part(2000, {})
    end
    row('an end that is not said, without a length', 'CLOSED') do |to|
      to.put(OK + to.image)
      to.cut
    end
    row('an end that is not said, after the length', 'image') do |to|
      to.answer(to.image)
      to.cut
    end
    row('a pause in the body', 'image') do |to|
      to.head(200, 'Content-Length' => to.image.size)
      to.put(to.image[0, 4000])
      sleep 1.2 # longer than a wait without a call of fetch.moved
      to.put(to.image[4000..])
    end
    row('byte by byte', 'image') { |to| to.drip(+"#{OK}#{to.image}", 0.001, 20) }
    redirect_rows
  end

  def redirect_rows
    row('from https to http', 'REDIRECT') { |to| to.lead('http://127.0.0.1:1/there') }
    row('from https to https', 'image', again: ->(to) { to.answer(to.image) }) do |to|
      to.lead("#{to.other}/there")
    end
    row('from http to https', 'image', plain: true, scheme: 'http',
        again: ->(to) { to.answer(to.image) }) { |to| to.lead("#{to.other}/there") }
  end
end
