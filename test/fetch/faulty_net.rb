# Fetches on a board through a network that damages frames (proxy).
require 'tmpdir'
require_relative 'real'
require_relative 'rows'

module FaultyNet
  PROXY = "#{__dir__}/proxy".freeze
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
    frames + Rows.tries(client, Rows.all.select(&:board?), image)
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
