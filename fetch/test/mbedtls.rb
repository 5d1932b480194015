# Fetches by https over Mbed TLS (fetch/mbedtls): from nginx, Apache and Caddy with
# certificates of RSA and ECDSA, right and wrong; and the rows of https.rb.
#
# The outcome is a name of a status, with a number of Mbed TLS where there is one:
# of a certificate its flags (mbedtls/x509.h).
require 'date'
require_relative 'https'
require_relative 'servers/tls_servers'

# The program of tls/mbedtls.c, with sanitizers.
class MbedClient < HostClient
  PROGRAM = 'build/host_gcc_sanitize/mbedtls'.freeze
  SOURCES = 'fetch/test/tls/mbedtls.c fetch/test/watchdog.c fetch/{mbedtls,client}/*.c fetch/app/{network_posix,status_text}.c ' \
            'fetch/net/{posix,sockets,sockets_address,sockets_ipv6,sockets_name,name,address,dns_message}.c'.freeze

  attr_reader :version

  # trust: a file. image: what each fetch must bring. words: for each fetch.
  def initialize(trust, image, *words) # rubocop:disable Lint/MissingSuper
    @trust = trust
    @image = image
    @words = words
    @loopback = LOOPBACK
    @version = Open3.capture2("#{ROOT}/#{PROGRAM}")[0].chomp
    @name = [@version, *words].join(', ')
  end

  def self.make
    Processes.make('host_gcc_sanitize', 'shell', 'lib')
    said, good = Open3.capture2e(
      'bash', '-c', "gcc -std=c99 -Og -g -Wall -Wextra -Werror -fsanitize=address,undefined -fno-sanitize-recover=all \
      -Iinclude -Ifetch/include -Ifetch -Ifetch/net/posix -Wl,--wrap=mbedtls_x509_time_is_past,--wrap=nfetch_url,--wrap=nfetch_urls,--wrap=poll #{SOURCES} \
      build/host_gcc_sanitize/libnurl.a -lmbedtls -lmbedx509 -lmbedcrypto -o #{PROGRAM}", chdir: ROOT
    )
    raise Processes::Failed, said unless good.success?
  end

  # Since 3.5 it compares addresses, and here it has TLS 1.3.
  def new?
    Gem::Version.new(version[/[\d.]+/]) >= Gem::Version.new('3.5')
  end

  def run(url, resolver: nil, words: [])
    Tempfile.create('mbedtls') do |file|
      said, status = timed(PROGRAM, @trust, file.path, url, *("dns=#{resolver[/\d+\z/]}" if resolver), *@words, *words,
                           input: '', env: OPTIONS)
      name = judge(said, status, url)
      name = 'ANOTHER' if name == 'image' && File.binread(file.path) != @image
      Outcome.new(name, said, 0)
    end
  end
end

module Mbedtls
  IMAGE = Images.of(9000)
  KINDS = %w[ecdsa rsa].freeze
  # Flags of Mbed TLS.
  EXPIRED = 'CERTIFICATE 1'.freeze
  NAME = 'CERTIFICATE 4'.freeze
  AUTHORITY = 'CERTIFICATE 8'.freeze
  FUTURE = 'CERTIFICATE 512'.freeze
  UNSEEN = 'CERTIFICATE 128'.freeze

  # What is right or wrong with a certificate, and what comes of it.
  WAYS = {
    'good' => [{}, 'image'],
    'chain' => [{ by: {} }, 'image'],
    'name' => [{ names: 'DNS:other.test', subject: 'other.test' }, NAME],
    'authority' => [{ by: :other }, AUTHORITY],
    'cut' => [{ by: {}, cut: true }, AUTHORITY],
    'expired' => [{ days: [-300, -1] }, EXPIRED],
    'future' => [{ days: [1, 300] }, FUTURE],
    'cn' => [{ names: nil, subject: 'boot.test' }, NAME],
    'cn-beside' => [{ names: 'DNS:other.test', subject: 'boot.test' }, NAME],
    'address' => [{ names: 'DNS:127.0.0.1, IP:127.0.0.2, IP:::1', subject: '127.0.0.1' }, NAME]
  }.freeze

  # No file for it: the chain without the one in the middle.
  def self.leaf(certificates, kind, way, options)
    cut = options[:cut]
    own = kind == 'rsa' ? { key: certificates.rsa, by: :rsa } : {}
    certificates.leaf("#{kind}-#{way}", **own.merge(options.except(:cut)))
    file = certificates.path("#{kind}-#{way}.pem")
    File.write(file, OpenSSL::X509::Certificate.load_file(file)[0].to_pem) if cut
    "#{kind}-#{way}"
  end

  def self.tries(folder)
    MbedClient.make
    certificates = Certificates.new(folder)
    names = KINDS.flat_map { |kind| WAYS.map { |way, row| leaf(certificates, kind, way, row[0]) } }
    certificates.roots
    servers = yield(folder, certificates, names)
    servers.add('fw.bin', IMAGE)
    client = MbedClient.new(certificates.path('roots.pem'), IMAGE)
    real_tries(servers, client) + built_tries(servers, client, certificates) + Rows.new(certificates).mbed_tries
  end

  def self.real_tries(servers, client)
    TlsServers::NAMES.flat_map do |server|
      KINDS.flat_map do |kind|
        WAYS.map { |way, row| real(servers, client, [server, "#{kind}-#{way}"], row[1]) } +
          more_tries(servers, client, server, kind)
      end
    end
  end

  # In other words for the URL and the client.
  def self.more_tries(servers, client, server, kind)
    address = client.new? ? 'image' : 'NO_NAME'
    other = client.new? ? NAME : 'NO_NAME'
    # Caddy has no certificate for its address then, and says so.
    none = client.new? && server == 'Caddy' ? 'TLS 30592' : other
    [['good', 'image', 'BOOT.test.', []], ['good', address, '127.0.0.1', []], ['address', other, '127.0.0.1', []],
     ['cn', none, '127.0.0.1', []], ['expired', 'image', 'boot.test', ['built=2020-01-01']],
     ['future', 'image', 'boot.test', ['built=2020-01-01']],
     ['name', NAME, 'boot.test', ['built=2020-01-01']],
     ['good', UNSEEN, 'boot.test', ['auth=0']], ['name', NAME, 'boot.test', ['auth=1']],
     ['good', 'image', 'boot.test', ['auth=1']], ['good', 'TLS 24192', 'boot.test', ['clock=0']],
     ['good', 'image', 'boot.test', ['clock=0', 'built=2020-01-01']]].map do |way, outcome, host, words|
      real(servers, client, [server, "#{kind}-#{way}"], outcome, host: host, words: words)
    end
  end

  # A certificate is good on its last day, and not on any day after it.
  def self.built_tries(servers, client, certificates)
    last = OpenSSL::X509::Certificate.new(File.read(certificates.path('rsa-expired.pem'))).not_after.utc.to_date
    { last => 'image', last - 1 => 'image', Date.new(last.year, last.month) - 1 => 'image', last + 1 => EXPIRED,
      Date.new(last.year, last.month, -1) + 1 => EXPIRED, Date.new(last.year + 1) => EXPIRED }.map do |built, outcome|
      real(servers, client, %w[nginx rsa-expired], outcome, words: ["built=#{built}"])
    end
  end

  def self.real(servers, client, from, outcome, host: 'boot.test', words: [])
    name, number = outcome.split
    title = [*from, *(host unless host == 'boot.test'), *words].join(', ')
    Try.new('https', title, client, [name], lambda { |try, _|
      outcome = client.run("https://#{host}:#{servers.port(*from)}/fw.bin", resolver: servers.resolver, words: words)
      try.wrong = "not (#{number})" if number && !outcome.said.include?("(#{number})")
      outcome
    })
  end

  # The rows of https.rb, with what Mbed TLS makes of them, if it is not the same with
  # its own number.
  class Rows < Https
    NUMBERS = { 'CERTIFICATE 54' => EXPIRED, 'CERTIFICATE 56' => NAME, 'CERTIFICATE 58' => AUTHORITY,
                'CERTIFICATE 62' => AUTHORITY }.freeze
    # It has RSA, more curves and ciphers; and it looks for the certificates that it needs.
    MORE = ['AES-256 alone', 'a key of RSA', 'a key on P-384', 'a signature with SHA-384',
            'a chain in another order'].freeze
    # What it does not refuse: these purposes, and name constraints that are not critical.
    LESS = ['any purpose, without serverAuth', 'a critical purpose', 'name constraints'].freeze
    OTHER = {
      **(MORE + LESS).to_h { |name| [name, 'image'] },
      'the purpose clientAuth alone' => 'CERTIFICATE 4096', 'a chain by a key that may not sign' => AUTHORITY,
      'critical name constraints' => 'TLS 9570', 'a certificate of the client is wanted' => 'TLS|CLOSED',
      'TLS 1.1 alone' => 'TLS', 'no TLS' => 'TLS 29184', 'a bit of the random' => 'TLS', 'a bit of the session' => 'TLS',
      'a bit of the body' => 'TLS 29056', 'an end that is said too early' => 'ANOTHER'
    }.freeze
    TO_ADDRESSES = ['from https to https', 'from http to https'].freeze

    def initialize(certificates)
      @trust = certificates.path('ca.pem')
      super
    end

    def mbed_tries
      client = MbedClient.new(@trust, IMAGE, 'built=2020-01-01')
      @rows.each do |row|
        row.outcomes['mbedtls'] = outcome(row, client.new?)
        row.options[:tls] ||= TLS12 if row.options[:wire] # they know its messages
      end
      tries({ 'mbedtls' => client }, IMAGE)
    end

    private

    def outcome(row, is_new)
      return 'NO_NAME' if !is_new && (row.options[:host] == :address || TO_ADDRESSES.include?(row.name))
      return is_new ? 'image' : 'TLS 30592' if row.name == 'TLS 1.3 alone'

      own = row.outcomes['ca']
      OTHER.fetch(row.name) { NUMBERS.fetch(own, own) }
    end
  end
end
