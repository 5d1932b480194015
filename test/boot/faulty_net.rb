# Tries on a board of what is harmed on its way, and of scripted servers.
require_relative 'real'

class FaultyNet
  PROXY = "#{__dir__}/proxy".freeze
  SEED = ENV.fetch('SEED', '4')
  # What proxy is told, and what may come of it.
  FAULTS = {
    'one frame of 10 is lost' => %w[drop:10 image],
    'one frame of 5 arrives twice' => %w[double:5 image],
    'one frame of 5 arrives behind the next' => %w[reorder:5 image],
    'in one frame of 10 one bit is another' => %w[flip:10 image],
    'one frame of 10 is cut' => %w[cut:10 image],
    'the first two frames are lost' => %w[lose:2 image],
    'nothing passes for 2 seconds' => %w[pause:12 image],
    'nothing passes any more' => ['stall:12', 'TIMEOUT']
  }.freeze
  WAYS = { 'to' => 'towards the board', 'from' => 'from the board' }.freeze

  def initialize(folder, client)
    @client = client
    @image = Images.padded(client.program, client.program.size + 32)
    @servers = Servers.new(folder, client.loopback)
    Real.stops << -> { @servers.stop }
    @servers.start
    @servers.add('fw.bin', @image)
  end

  def tries
    Servers::SCHEMES.product(FAULTS.to_a, WAYS.to_a).map do |scheme, fault, way|
      frame_try(scheme, fault, way)
    end + row_tries
  end

  private

  def frame_try(scheme, (name, (fault, allowed)), (way, whither))
    url = @servers.url(scheme, 'fw.bin')
    run = lambda do |try, words, _|
      through("#{way}:#{fault}") do |proxy|
        try.client.run(url, words: proxy + words)
      end
    end
    Try.new(scheme, "#{name}, #{whither}", @client, may(scheme, allowed), run)
  end

  # Scripted servers, some behind a network that does what the row says.
  def row_tries
    Scripts.tries(@client, @image, &:on_board?).each do |try|
      row = Rows.of(try.scheme).find { |one| one.name == try.name }
      next unless (fault = row.options[:frames])

      plain = try.block
      try.block = lambda do |one, words, folder|
        through(fault) { |proxy| plain.call(one, proxy + words, folder) }
      end
    end
  end

  # The board never speaks on ftp's second connection: if what opened it is
  # lost, the emulator's network asks again after 6 seconds, which is too late.
  def may(scheme, allowed)
    scheme == 'ftp' ? [allowed, 'TIMEOUT'].uniq : [allowed]
  end

  # Words for the emulator, as long as a proxy stands there.
  def through(fault)
    Dir.mktmpdir('boot') do |folder|
      read, write = IO.pipe
      pid = Processes.start(PROXY, folder, SEED, fault, out: write)
      write.close
      raise Processes::Failed, 'the proxy did not start' unless
        read.wait_readable(Processes::SECONDS) && read.gets

      yield `#{PROXY} --words #{folder}`.split("\n")
    ensure
      Processes.stop(pid) if pid
    end
  end
end
