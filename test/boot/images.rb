# Images and their digests.
require 'digest'

module Images
  DIGEST = 32

  # These octets and their digest behind them.
  def self.proved(octets)
    octets + Digest::SHA256.digest(octets)
  end

  # One of this size with its digest; of any size where the digest has room.
  def self.of(size, seed = 1)
    random = Random.new(seed).bytes([size - DIGEST, 0].max)
    size < DIGEST ? Random.new(seed).bytes(size) : proved(random)
  end

  # A program with zeros behind it, so that it has this size with its digest.
  def self.padded(program, size)
    raise ArgumentError, "#{program.size} octets" if program.size > size - DIGEST

    proved(program.ljust(size - DIGEST, "\0".b))
  end

  # Its two vectors, halfwords of code behind them, then words.
  def self.program(place, code, words)
    proved([0x2000_1000, place + 8 + 1].pack('V*') + code.pack('v*') +
           words.pack('V*'))
  end

  # A program of another compiler than ours: it loads a word at an odd address
  # and ends with status 7, by semihosting.
  #     mov r2, pc; ldr.w r1, [r2, #1]; movs r0, #0x20; adr r1, block
  #     bkpt 0xAB; nop; nop; block: .word 0x20026, 7
  def self.unaligned(place)
    code = [0x467A, 0xF8D2, 0x1001, 0x2020, 0xA101, 0xBEAB, 0xBF00, 0xBF00]
    program(place, code, [0x20026, 7])
  end

  # A program that writes a word, reads another one, and ends with status 7 if
  # the bits of a mask are clear there: chip is address, word, address, mask.
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
