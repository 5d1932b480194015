# Runs `boot`, on this machine or on an emulated board, and says what came of
# it by the names of enum fetch_status and enum net_status.
require 'open3'
require 'shellwords'
require_relative 'processes'

# name: `image` (the image came and is the right one), a fault's name, or what
# may never be: SANITIZER, PASSWORD, HANG, or a status that nobody knows.
Outcome = Struct.new(:name, :said, :seconds) do
  def image?
    name == 'image'
  end
end

module Statuses
  ROOT = File.expand_path('../..', __dir__)
  URL = 1 # a URL at fault
  FIRST = 80 # and the fault's number

  def self.names
    @names ||= %w[port/boot/fetch.h port/net/net.h].flat_map do |file|
      File.read("#{ROOT}/#{file}")
          .scan(/^\s+(?:FETCH|NET)_ERR_(\w+) = -(\d+)/)
    end.to_h { |name, number| [FIRST + number.to_i, name] }
  end

  def self.name(status)
    status == URL ? 'URL' : names.fetch(status, "status #{status}")
  end
end

# What both have in common. `whole` bounds a fetch, and a client that is still
# there some seconds later hangs.
class Client
  ROOT = Statuses::ROOT
  LATE = 8 # seconds behind the limit of the whole
  LIMIT = File.read("#{ROOT}/port/boot/fetch.h")[/FETCH_MS_WHOLE = (\d+)/, 1]
              .to_i / 1000
  SANITIZERS = /runtime error:|Sanitizer/.freeze

  # How this machine is called there, for each family.
  attr_reader :loopback, :name

  # The password of the login must not be printed.
  def run(url, resolver: nil, words: [])
    lines = [*("resolver #{resolver}" if resolver), url].map { |l| "#{l}\n" }
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    said, status = ask(lines.join, words)
    seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - started
    Outcome.new(judge(said, status, url), said, seconds)
  end

  private

  def judge(said, status, url)
    password = url[%r{\A\w+://[^/@]*:([^/@]+)@}, 1]
    return 'SANITIZER' if said.match?(SANITIZERS)
    return 'PASSWORD' if password && said.include?(password)
    return 'HANG' if status.signaled? || [124, 137].include?(status.exitstatus)
    return good(said, status) if good?(said, status)

    Statuses.name(status.exitstatus)
  end

  def good(_said, _status)
    'image'
  end

  def timed(*command, input:, env: {})
    out, status = Open3.capture2e(
      env, *Processes.bound('timeout', '-k', '2', (LIMIT + LATE).to_s, *command),
      stdin_data: input, binmode: true, chdir: ROOT
    )
    [out.scrub, status]
  end
end

# The sources of the client on this machine, with sanitizers. It starts no
# image, and ends with 0 where a board would.
class HostClient < Client
  OPTIONS = { 'ASAN_OPTIONS' => 'detect_leaks=0:exitcode=99' \
                                ':detect_stack_use_after_return=1' }.freeze

  def initialize(board)
    @name = board
    @loopback = { 4 => '127.0.0.1', 6 => '[::1]' }
    Processes.make(board, 'boot')
  end

  # Octets for an image.
  def room
    16 << 20
  end

  private

  def ask(lines, _words)
    timed("build/#{@name}/boot", input: lines, env: OPTIONS)
  end

  def good?(_said, status)
    status.exitstatus.zero?
  end
end

# The client on a board. What is started there is a shell that is given a URL,
# and has to answer; where that has no room, a small program that has to, too.
class BoardClient < Client
  Started = Struct.new(:program, :input, :answer, :status)
  SHELL = Started.new('shell', "http://started.example/\n.\n",
                      /^host .* started\.example$/, 0)
  SMALL = Started.new('started', "status\n", /^started: status$/, 7)
  ROOM_OF_SHELL = 64 << 10

  def initialize(board)
    @name = board
    @started = room < ROOM_OF_SHELL ? SMALL : SHELL
    @loopback = { 4 => '10.0.2.2', 6 => '[fec0::2]' }
    Processes.make(board, 'boot')
    Processes.make(board, @started.program, 'image')
  end

  # The name of what is started.
  def started
    @started.program
  end

  # The program, without the digest that is behind it.
  def program
    File.binread("#{ROOT}/build/#{@name}/image/#{@started.program}.img")[0..-33]
  end

  # Octets for an image, and the address of the first.
  def room
    Integer(fact('IMAGE_SIZE'))
  end

  def place
    Integer(fact('IMAGE_AT'))
  end

  # What Images.chip asks whether the chip receives or sends.
  def chip
    base = Integer(fact('ETH_BASE'))
    { 'lan9118' => [base + 0xA4, 0xC000_0001, base + 0xA8, 0xC],
      'stellaris' => [place, 0, base + 8, 1] }.fetch(fact('ETH'))
  end

  private

  def fact(key)
    File.read("#{ROOT}/board/#{@name}/board.env")[/^#{key}=(\w+)/, 1]
  end

  def ask(lines, words)
    timed('board/console', @name, "build/#{@name}/boot.elf",
          input: lines + @started.input, env: { 'QEMU' => words.shelljoin })
  end

  def good?(said, status)
    status.exitstatus == @started.status && said.match?(@started.answer)
  end
end
