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

  # The fragment of a URL that pins it.
  def self.pin(octets)
    "#sha256=#{Digest::SHA256.hexdigest(octets)}"
  end
end
