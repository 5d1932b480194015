# Makes images in MCUboot's format (fetch/include/nimage.h), as `imgtool sign`
# does, with the key of the tests or another one.
require 'openssl'

module Signer
  KEY = File.join(__dir__, 'key.pem')
  MAGIC = 0x96f3b83d
  AREA = { protected: 0x6908, open: 0x6907 }.freeze
  RAM = 0x20
  FIXED = 0x100
  DEFAULTS = { header: 0x200, load: 0, flags: RAM, counter: nil,
               version: '1.0.0+0', key: KEY }.freeze

  # key: a PEM file; nil: not signed. counter: nil: none.
  def self.image(payload, **options)
    how = DEFAULTS.merge(options)
    counter = how[:counter] ? area(:protected, 0x50 => [how[:counter]].pack('V')) : ''.b
    signed = header(payload, counter, how).ljust(how[:header], "\0".b) + payload.b + counter
    digest = OpenSSL::Digest::SHA256.digest(signed)
    signed + area(:open, 0x10 => digest, **(how[:key] ? signature(how[:key], signed) : {}))
  end

  def self.header(payload, counter, how)
    major, minor, revision, build = how[:version].split(/[.+]/).map(&:to_i)
    [MAGIC, how[:load], how[:header], counter.bytesize, payload.bytesize, how[:flags],
     major, minor, revision, build || 0, 0].pack('VVvvVVCCvVV')
  end

  def self.signature(path, signed)
    key = OpenSSL::PKey.read(File.read(path))
    { 0x01 => OpenSSL::Digest::SHA256.digest(key.public_to_der),
      0x22 => key.sign('SHA256', signed) }
  end

  def self.area(kind, tlvs)
    data = tlvs.map { |type, bytes| [type, bytes.bytesize].pack('vv') + bytes }.join
    [AREA.fetch(kind), 4 + data.bytesize].pack('vv') + data
  end
end
