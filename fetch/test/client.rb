# Runs `boot`, on this machine or on an emulated board, and names the outcome; and
# the images that it fetches.
require 'digest'
require 'open3'
require 'shellwords'
require_relative '../../test/servers/processes'
require_relative 'signer'

# Signed images. One for a board is linked for the address `load`.
module Images
  HEADER = 0x200 # on boards
  SHORT_HEADER = 32
  AREA = 152 # bytes after the payload, at most
  OVERHEAD = HEADER + AREA

  def self.signed(payload, load = 0, header = HEADER)
    Signer.image(payload, load: load, header: header)
  end

  # An image of exactly this size: not all signatures are equally long.
  def self.exact(size, load, header)
    length = size - header - AREA
    loop do
      image = signed(yield(length), load, header)
      return image if image.size == size

      length += size - image.size
    end
  end

  # For this machine; random bytes if the size is too small for an image.
  def self.of(size, seed = 1)
    return Random.new(seed).bytes(size) if size < SHORT_HEADER + AREA

    exact(size, 0, SHORT_HEADER) { |length| Random.new(seed).bytes(length) }
  end

  # A program and zeros, of this size in all.
  def self.padded(program, size, load)
    raise ArgumentError, "#{program.size} bytes" if program.size > size - OVERHEAD

    exact(size, load, HEADER) { |length| program.ljust(length, "\0".b) }
  end

  # Two vectors, then halfwords of code, then words.
  def self.program(place, code, words)
    signed([0x2000_1000, place + HEADER + 8 + 1].pack('V*') + code.pack('v*') +
           words.pack('V*'), place)
  end

  # Loads a word from an odd address and ends with status 7, by semihosting.
  #     mov r2, pc; ldr.w r1, [r2, #1]; movs r0, #0x20; adr r1, block
  #     bkpt 0xAB; nop; nop; block: .word 0x20026, 7
  def self.unaligned(place)
    code = [0x467A, 0xF8D2, 0x1001, 0x2020, 0xA101, 0xBEAB, 0xBF00, 0xBF00]
    program(place, code, [0x20026, 7])
  end

  # Writes a word, reads another one, and ends with status 7 if the bits of a
  # mask are clear in it. chip is [address, word, address, mask].
  #     ldr r0, where; ldr r1, what; str r1, [r0]; ldr r0, asked; ldr r1, [r0]
  #     ldr r0, mask; ands r1, r0; adds r1, #7; adr r0, block; str r1, [r0, #4]
  #     mov r1, r0; movs r0, #0x20; bkpt 0xAB; nop
  #     where: .word; what: .word; asked: .word; mask: .word
  #     block: .word 0x20026, 0
  def self.chip(place, chip)
    code = [0x4806, 0x4907, 0x6001, 0x4807, 0x6801, 0x4807, 0x4001, 0x3107,
            0xA006, 0x6041, 0x4601, 0x2020, 0xBEAB, 0xBF00]
    program(place, code, [*chip, 0x20026, 0])
  end

  # The fragment of a URL that pins it.
  def self.pin(octets)
    "#sha256=#{Digest::SHA256.hexdigest(octets)}"
  end
end

# name: `image` (fetched and right), the name of an error, or what must never
# happen: SANITIZER, PASSWORD, HANG, or an unknown status.
Outcome = Struct.new(:name, :said, :seconds) do
  def image?
    name == 'image'
  end
end

module Statuses
  ROOT = File.expand_path('../..', __dir__)
  SEVEN = 7 # of the programs in Images
  OWN = 1 # of a sink
  EXITS = (67..125).freeze # for -701 to -759

  def self.names
    @names ||= Dir["#{ROOT}/fetch/{include,app}/*.h"].sort.flat_map do |file|
      File.read(file).scan(/^\s+N\w+?_ERR(?:_(\w+))? = -(\d+)/).map { |name, number| [name || 'TLS', number] }
    end.to_h { |name, number| [EXITS.first + number.to_i - 701, name] }
  end

  def self.name(status)
    { OWN => 'OWN', SEVEN => 'SEVEN' }.fetch(status) { names.fetch(status, "status #{status}") }
  end

  def self.exit_of(name)
    names.key(name) || { 'SEVEN' => SEVEN }.fetch(name)
  end
end

# What both clients have in common. A client that runs longer than LIMIT hangs:
# the slowest row takes half of it.
class Client
  ROOT = Statuses::ROOT
  LIMIT = 70 # seconds
  SANITIZERS = /runtime error:|Sanitizer/.freeze

  # loopback: this machine's address there, for each family. limit: in seconds.
  attr_reader :loopback, :name
  attr_writer :limit

  # A password must not be printed.
  def run(url, resolver: nil, words: [])
    lines = [*("resolver #{resolver}" if resolver), url].map { |l| "#{l}\n" }
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    said, status = ask(lines.join, words)
    seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - started
    Outcome.new(judge(said, status, url), said, seconds)
  end

  private

  def judge(said, status, url)
    password = url.to_s[%r{\A\w+://[^/@]*:([^/@]+)@}, 1]
    return 'SANITIZER' if said.match?(SANITIZERS)
    return 'PASSWORD' if password && said.include?(password)
    return 'WATCHDOG' if said.include?('watchdog: ')
    return 'HANG' if status.signaled? || [124, 137].include?(status.exitstatus)
    return good(said, status) if good?(said, status)

    Statuses.name(status.exitstatus)
  end

  def good(_said, _status)
    'image'
  end

  def timed(*command, input:, env: {}, folder: ROOT)
    out, status = Open3.capture2e(
      env, *Processes.bound('timeout', '-k', '2', (@limit || LIMIT).to_s, *command),
      stdin_data: input, binmode: true, chdir: folder
    )
    [out.scrub, status]
  end
end

# The client on this machine, with sanitizers. It starts no image and ends with
# status 0 in its place. guard.c makes each read after what was received an
# error, and watchdog.c each wait that is too long.
class HostClient < Client
  OPTIONS = { 'ASAN_OPTIONS' => 'detect_leaks=0:exitcode=99' \
                                ':detect_stack_use_after_return=1' }.freeze

  LOOPBACK = { 4 => '127.0.0.1', 6 => '[::1]' }.freeze
  GUARD = '-Ifetch fetch/test/guard.c -Wl,--wrap=nfetch_network'.freeze
  WATCHDOG = '-Iinclude -Ifetch/include fetch/test/watchdog.c -Wl,--wrap=nfetch_url,--wrap=nfetch_urls,--wrap=poll'.freeze

  # With more words for make it is a program of its own, without a guard.
  def initialize(board, *words, folder: 'guarded')
    @name = [board, *words.map { |word| word[%r{\ATRUST=.*/(\w+)\.pem\z}, 1] || word }].join(', ')
    @loopback = LOOPBACK
    linked = words.empty? ? "#{WATCHDOG} #{GUARD}" : WATCHDOG
    words = ["BOOT_LDFLAGS=#{linked}", *words] unless words.any?(/\ABOOT_LDFLAGS/)
    @program = Processes.made(board, 'boot', folder, *words)
  end

  # The size of the memory for an image.
  def room
    16 << 20
  end

  private

  def ask(lines, _words)
    timed(@program, input: lines, env: OPTIONS)
  end

  def good?(_said, status)
    status.exitstatus.zero?
  end
end

# The client on a board. The image is a shell, which has to answer a URL, or a
# smaller program where the shell does not fit.
class BoardClient < Client
  Started = Struct.new(:program, :input, :answer, :status)
  SHELL = Started.new('shell', "http://started.example/\n.\n",
                      /^host .* started\.example$/, 0)
  SMALL = Started.new('started', "status\n", /^started: status$/, 7)
  ROOM_OF_SHELL = 64 << 10
  LOOPBACK = { 4 => '10.0.2.2', 6 => '[fec0::2]' }.freeze

  def initialize(board, *words, folder: words.join('_'))
    @name = board
    @started = room < ROOM_OF_SHELL ? SMALL : SHELL
    @loopback = LOOPBACK
    @elf = Processes.made(board, 'boot', folder, *words, suffix: '.elf') if words.any?
    Processes.make(board, 'boot')
    Processes.make(board, @started.program, 'image')
  end

  # The name of the image's program.
  def started
    @started.program
  end

  # The program alone, without header and signature.
  def program
    File.binread("#{ROOT}/build/#{@name}/image/#{@started.program}.bin")
  end

  # The memory for an image: its size and its address.
  def room
    Integer(fact('IMAGE_SIZE'))
  end

  def place
    Integer(fact('IMAGE_AT'))
  end

  # What Images.chip needs: is the network chip off?
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
    timed('board/console', @name, @elf || "build/#{@name}/boot.elf",
          input: lines + @started.input, env: { 'QEMU' => words.shelljoin })
  end

  def good?(said, status)
    status.exitstatus == @started.status && said.match?(@started.answer)
  end
end
