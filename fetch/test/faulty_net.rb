# Fetches on a board through a network that damages frames (proxy).
require 'tmpdir'
require_relative 'real'
require_relative 'rows'

module FaultyNet
  PROXY = "#{__dir__}/servers/proxy".freeze
  SEED = ENV.fetch('SEED', '4')
  # What proxy does; a fault without a direction is done in both.
  FAULTS = {
    'one frame of 10 is lost' => 'drop:10', 'one frame of 5 arrives twice' => 'double:5',
    'one frame of 5 arrives after the next' => 'reorder:5',
    'one bit changes in one frame of 10' => 'flip:10',
    'one frame of 10 is cut' => 'cut:10', 'the first two frames are lost' => 'from:lose:2',
    'nothing arrives for 2 seconds' => 'to:pause:12', 'nothing passes any more' => 'stall:12'
  }.freeze

  def self.tries(servers, client)
    image = Images.signed(client.program, client.place)
    servers.add('fw.bin', image)
    frames = Servers::SCHEMES.product(FAULTS.to_a).map do |scheme, (name, fault)|
      url = servers.url(scheme, 'fw.bin')
      Try.new(scheme, name, client, allowed(scheme, fault),
              ->(try, words) { try.client.run(url, words: words) },
              fault[/\A(to|from):/] ? fault : "to:#{fault} from:#{fault}")
    end
    frames << Try.new('dhcp', 'the address 0.0.0.0', client, %w[LINK],
                      ->(try, words) { try.client.run(servers.url('http', 'fw.bin'), words: words) },
                      'to:nowhere')
    frames += name_tries(servers, client) + late_tries(servers, client)
    frames + Rows.tries(client, Rows.all.select(&:board?), image)
  end

  SIX = 'to:only6 from:only6'.freeze
  # Where a board gets its name servers. The first one of two never answers.
  NAMES = {
    'the second name server of DHCP' => ['to:two', 4, 'image'],
    'the last name server of four' => ['to:two to:rdnss', 4, 'image'],
    'only IPv6, two name servers of a router' => ["#{SIX} to:rdnss", 6, 'image'],
    'only IPv6, a name server of DHCPv6' => ["#{SIX} to:dhcp6", 6, 'image'],
    'only IPv6, and no name server' => [SIX, 6, 'LINK']
  }.freeze

  def self.name_tries(servers, client)
    families = Processes.ipv6? ? [4, 6] : [4]
    NAMES.select { |_, (_, family)| families.include?(family) }.map do |name, (faults, family, allowed)|
      port = servers.resolver(family)[/\d+\z/]
      url = servers.url('http', 'fw.bin', host: family == 6 ? 'six.boot.test' : 'boot.test')
      Try.new('dns', name, client, [allowed], ->(try, words) { try.client.run(url, words: words) },
              "#{faults} to:names:#{port} from:names:#{port}")
    end
  end

  # A switch port: by default its 15 seconds are too long, FETCH_LINK_SECONDS=60 awaits them.
  def self.late_tries(servers, client)
    patient = BoardClient.new(client.name, 'FETCH_LINK_SECONDS=60')
    [[client, 15, 'LINK'], [client, 5, 'image'], [patient, 15, 'image']].map do |who, seconds, allowed|
      late = 1000 * seconds
      Try.new('late', "a port that forwards after #{seconds} seconds", who, [allowed],
              ->(try, words) { try.client.run(servers.url('http', 'fw.bin'), words: words) },
              "to:late:#{late} from:late:#{late}")
    end
  end

  # ftp: if the SYN of the second connection is lost, the emulator's network
  # sends it again after 6 seconds, which is too late.
  def self.allowed(scheme, fault)
    return %w[TIMEOUT] if fault.start_with?('stall')

    scheme == 'ftp' ? %w[image TIMEOUT] : %w[image]
  end

  # Words for the emulator while a proxy runs.
  def self.through(faults)
    Dir.mktmpdir('boot') do |folder|
      read, write = IO.pipe
      pid = Processes.start(PROXY, folder, SEED, *faults.split, out: write)
      write.close
      raise Processes::Failed, 'the proxy did not start' unless
        read.wait_readable(Processes::SECONDS) && read.gets

      yield `#{PROXY} --words #{folder}`.split("\n")
    ensure
      Processes.stop(pid) if pid
    end
  end
end
