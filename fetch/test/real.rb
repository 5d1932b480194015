# Fetches from real servers: sizes, names, IPv6.
require_relative 'servers/servers'

class Real
  MANY = 1 << 20
  # Block sizes: of tftp with options, of TCP, of coap, of tftp without options.
  BLOCKS = [1428, 1468, 1024, 512].freeze
  # What the parser of the URL and the clients refuse, whatever the server says.
  BAD_URLS = {
    'nothing' => ['', 'URL'], 'no scheme' => ['fw.bin', 'URL'],
    'NUL in a name' => ['tftp://127.0.0.1/a%00b', 'URL'],
    'too long' => ["http://127.0.0.1/#{'a' * 2200}", 'URL'],
    'no host: 0.0.0.0' => ['http://0.0.0.0/x', 'LINK'],
    'no host: multicast' => ['coap://[ff02::1]/x', 'LINK'],
    'a neighbour without a zone' => ['http://[fe80::2]/x', 'LINK']
  }.freeze

  def initialize(servers, client)
    @servers = servers
    @client = client
    @board = client.is_a?(BoardClient)
    @tries = []
  end

  # One fetch by each scheme.
  def fetches
    @image = image_of(smallest)
    @servers.add('fw.bin', @image)
    Servers::SCHEMES.each { |s| add(s, 'from a real server', url(s, 'fw.bin')) }
    add('tftp', 'from atftpd, in windows', @servers.windows_url('fw.bin'))
    @tries
  end

  def tries
    fetches
    sizes.each { |size| size_tries(size) }
    Servers::SCHEMES.each { |scheme| scheme_tries(scheme) }
    name_tries
    six_tries
    @board ? machine_tries : host_tries
    @tries
  end

  private

  def add(scheme, name, url, allowed = 'image', **how)
    run = ->(try, words) { try.client.run(url, words: words, **how) }
    @tries << Try.new(scheme, name, @client, allowed.split, run)
  end

  def url(scheme, name, **how)
    @servers.url(scheme, name, **how)
  end

  def smallest
    @board ? @client.program.size + Images::OVERHEAD : 3000
  end

  def image_of(size)
    @board ? Images.padded(@client.program, size, @client.place) : Images.of(size)
  end

  # 0 is no image; then whole blocks, and the whole memory.
  def sizes
    [0, *BLOCKS.map { |block| whole(block) }, [@client.room, MANY].min].uniq
  end

  # Whole blocks of this size, but not of another one.
  def whole(block)
    first = (smallest + block) / block * block
    first.step(by: block).find { |size| BLOCKS.find { |b| (size % b).zero? } == block }
  end

  def size_tries(size)
    @servers.add("#{size}.bin", size.zero? ? '' : image_of(size))
    Servers::SCHEMES.each do |scheme|
      add(scheme, "#{size} bytes", url(scheme, "#{size}.bin"), size.zero? ? 'EMPTY' : 'image')
    end
  end

  def scheme_tries(scheme)
    cut = "cut#{scheme}.bin"
    @servers.add(cut, @image[0..-2])
    @servers.add('huge.bin', "\0" * (@client.room + 1)) if scheme == 'tftp'
    add(scheme, 'no such file', url(scheme, 'gone.bin'), 'NOT_FOUND')
    add(scheme, 'a pinned image', url(scheme, 'fw.bin') + Images.pin(@image))
    add(scheme, 'the last byte is missing', url(scheme, cut), 'FORMAT')
    add(scheme, 'larger than the memory', url(scheme, 'huge.bin'), 'SIZE') unless
      scheme == 'coap'
    tcp = %w[http ftp].include?(scheme)
    @deaf = [*@deaf, Processes.deaf(tcp ? :tcp : :udp)]
    add(scheme, 'nobody listens',
        "#{scheme}://#{@client.loopback[4]}:#{@deaf.last.local_address.ip_port}/x",
        tcp ? 'REFUSED' : 'TIMEOUT')
  end

  def name_tries
    { **Dns::ODD, 'boot' => [nil, 'image'] }.each do |name, (_, allowed)|
      add('dns', name, url('http', 'fw.bin', host: "#{name.tr(' ', '-')}.test"), allowed,
          resolver: @servers.resolver)
    end
  end

  # Programs that need the machine as after a reset, and say so by status 7.
  def machine_tries
    place = @client.place
    @servers.add('noise.bin', Images.signed(Random.new(1).bytes(3000), place))
    add('http', 'verified, but not a program', url('http', 'noise.bin'), 'FORMAT')
    { 'unaligned' => Images.unaligned(place),
      'chip' => Images.chip(place, @client.chip) }.each do |name, image|
      @servers.add("#{name}.bin", image)
      add('http', "a program that needs a reset machine: #{name}",
          url('http', "#{name}.bin"), 'SEVEN')
    end
  end

  def host_tries
    add('ftp', 'a login', url('ftp', 'fw.bin', login: 'joe:pw@'))
    add('ftp', 'a wrong password', url('ftp', 'fw.bin', login: 'joe:n0ne@'), 'LOGIN')
    add('dns', "the host's own resolver", url('http', 'fw.bin', host: 'localhost'))
    BAD_URLS.each { |name, (url, allowed)| add('URL', name, url, allowed) }
  end

  def six_tries
    return puts 'IPv6 is not tried: this machine has no ::1' unless Processes.ipv6?

    add('http', 'a name with an IPv6 address',
        url('http', 'fw.bin', host: 'six.boot.test'), resolver: @servers.resolver)
    add('http', 'a name, resolved over IPv6', url('http', 'fw.bin', host: 'six.boot.test'),
        resolver: @servers.resolver(6))
    %w[http tftp].each do |scheme|
      next puts "#{scheme} over IPv6 is not tried: its server needs root" unless
        @servers.serves?(scheme, 6)

      add(scheme, 'over IPv6', url(scheme, "#{sizes[1]}.bin", family: 6))
    end
  end
end
