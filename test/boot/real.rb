# Tries of real servers: sizes, names, families.
require_relative 'scripts'

class Real
  MANY = 1 << 20
  # Of tftp with options, and of others'; of coap; of tftp without options.
  BLOCKS = [1428, 1468, 1024, 512].freeze
  SIX = %w[http tftp].freeze # asked by IPv6, too

  @stops = []

  class << self
    attr_reader :stops

    def stop
      stops.each(&:call)
      stops.clear
    end
  end

  def initialize(folder, client)
    @client = client
    @servers = Servers.new(folder, client.loopback)
    self.class.stops << -> { @servers.stop }
    @servers.start
    @tries = []
  end

  # What plain `test/run` has: one fetch by each scheme.
  def fetches
    image = image_of(smallest)
    @servers.add('fw.bin', image)
    Servers::SCHEMES.each { |s| add(s, 'from a real server', url(s, 'fw.bin')) }
    @tries
  end

  def tries
    fetches
    sizes.each { |size| size_tries(size) }
    Servers::SCHEMES.each { |scheme| scheme_tries(scheme) }
    noise_try if board?
    machine_tries if board?
    name_tries
    login_tries
    url_tries
    six_tries
    @tries
  end

  private

  def add(scheme, name, url, allowed = 'image', **how)
    run = ->(try, words, _) { try.client.run(url, words: words, **how) }
    @tries << Try.new(scheme, name, @client, allowed.split, run)
  end

  def url(scheme, name, **how)
    @servers.url(scheme, name, **how)
  end

  def board?
    @client.is_a?(BoardClient)
  end

  # The smallest image that there is, the board's room for the largest.
  def smallest
    board? ? @client.program.size + Images::DIGEST : 3000
  end

  def largest
    board? ? @client.room : MANY
  end

  def image_of(size)
    board? ? Images.padded(@client.program, size) : Images.of(size)
  end

  # 0 and 1 are no images; then whole blocks, and as much as there is room for.
  def sizes
    [0, 1, *BLOCKS.map { |block| whole(block) }, [largest, MANY].min].uniq
  end

  # Whole blocks of this size, and of none before it.
  def whole(block)
    first = (smallest + block) / block * block
    first.step(by: block).find { |size| block_of(size) == block }
  end

  def block_of(size)
    BLOCKS.find { |block| (size % block).zero? } if size.positive? && size < MANY
  end

  def size_tries(size)
    image = size < Images::DIGEST ? Images.of(size) : image_of(size)
    @servers.add("#{size}.bin", image)
    block = size == largest ? nil : block_of(size)
    name = block ? "whole blocks of #{block}" : words(size)
    Servers::SCHEMES.each do |scheme|
      add(scheme, name, url(scheme, "#{size}.bin"), size < 2 ? 'EMPTY' : 'image')
    end
  end

  def words(size)
    { 0 => 'no octet', 1 => 'one octet', MANY => '1 MB' }
      .fetch(size, 'as much as there is room for')
  end

  # Proved, but nothing that could be started.
  def noise_try
    @servers.add('noise.bin', Images.of(3000))
    add('http', 'a real server, proved, but no program',
        url('http', 'noise.bin'), 'IMAGE')
  end

  # Programs that find the machine as after a reset, and say so by status 7.
  def machine_tries
    place = @client.place
    program('a program that loads unaligned words', Images.unaligned(place))
    program('a program that finds the network chip off',
            Images.chip(place, @client.chip))
  end

  def program(name, image)
    file = "#{name.tr(' ', '-')}.bin"
    @servers.add(file, image)
    run = lambda do |try, words, _|
      outcome = try.client.run(url('http', file), words: words)
      outcome.name = 'image' if outcome.name == 'status 7'
      outcome
    end
    @tries << Try.new('http', name, @client, %w[image], run)
  end

  def scheme_tries(scheme)
    image = image_of(smallest)
    cut = "cut#{scheme}.bin"
    @servers.add(cut, image[0..-2])
    @servers.add('huge.bin', "\0" * (@client.room + 1)) if scheme == 'tftp'
    add(scheme, 'no such file', url(scheme, 'gone.bin'), 'NOT_FOUND')
    add(scheme, 'a real server, pinned', url(scheme, 'fw.bin') + Images.pin(image))
    add(scheme, 'a real server, another one is pinned',
        url(scheme, 'fw.bin') + Images.pin('another'), 'DIGEST')
    add(scheme, 'a real server, the last octet is missing', url(scheme, cut), 'DIGEST')
    add(scheme, 'a real server, larger than the memory',
        url(scheme, 'huge.bin'), 'SIZE') unless scheme == 'coap'
    deaf_try(scheme)
  end

  def deaf_try(scheme)
    tcp = %w[http ftp].include?(scheme)
    deaf = Processes.deaf(tcp ? :tcp : :udp)
    self.class.stops << -> { deaf.close }
    port = deaf.local_address.ip_port
    add(scheme, 'nobody listens', "#{scheme}://#{@client.loopback[4]}:#{port}/x",
        tcp ? 'REFUSED' : 'TIMEOUT')
  end

  def name_tries
    Servers::SCHEMES.each do |scheme|
      add(scheme, 'the name of a host', url(scheme, 'fw.bin', host: 'boot.test'),
          resolver: @servers.resolver)
    end
    Dns::ODD.each do |name, (_, allowed)|
      add('dns', name, url('http', 'fw.bin', host: "#{name.tr(' ', '-')}.test"),
          allowed, resolver: @servers.resolver)
    end
  end

  def login_tries
    add('ftp', 'a login', url('ftp', 'fw.bin', login: 'joe:pw@'))
    add('ftp', 'a login with another password',
        url('ftp', 'fw.bin', login: 'joe:n0ne@'), 'DENIED')
  end

  def url_tries
    { 'a scheme of another kind' => ['https://127.0.0.1/x', 'SCHEME'],
      'an address without an end' => ['http://[::1/x', 'URL'],
      'no scheme' => ['fw.bin', 'URL'], 'nothing' => ['', 'URL'],
      'a port of six digits' => ['http://127.0.0.1:123456/x', 'URL'],
      'an escape without an end' => ['tftp://127.0.0.1/a%2', 'URL'],
      'a line end in a name' => ['ftp://127.0.0.1/a%0D%0ADELE%20x', 'URL'],
      'NUL in a name' => ['tftp://127.0.0.1/a%00b', 'URL'],
      'too long' => ["http://127.0.0.1/#{'a' * 600}", 'URL'] }
      .each { |name, (url, allowed)| add('URL', name, url, allowed) }
  end

  def six_tries
    return puts 'IPv6 is not tried: this machine has no ::1' unless
      Processes.ipv6?

    SIX.each do |scheme|
      next puts "#{scheme} by IPv6 is not tried: its server needs root" unless
        @servers.serves?(scheme, 6)

      add(scheme, 'by IPv6', url(scheme, 'fw.bin', family: 6))
      add(scheme, 'by IPv6, whole blocks',
          url(scheme, "#{sizes[2]}.bin", family: 6))
    end
    add('http', 'a name with an address of IPv6',
        url('http', 'fw.bin', host: 'six.boot.test'), resolver: @servers.resolver)
    link_tries
  end

  # On this machine a neighbour needs a zone, and names are asked by IPv4 alone.
  # The emulator's network leads to no neighbours.
  def link_tries
    add('http', 'a neighbour on the link', url('http', 'fw.bin', host: '[fe80::2]'),
        'LINK') unless board?
    add('http', 'a name that is asked for by IPv6',
        url('http', 'fw.bin', host: 'six.boot.test'), board? ? 'image' : 'NAME',
        resolver: @servers.resolver(6))
  end
end
