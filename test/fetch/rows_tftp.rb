# What a TFTP server or the network can do to a client (rows.rb,
# scripted_tftp.rb). test_tftp_options.c has the options themselves.

# ------------------------------------------------------------ good answers
tftp('a good server', 'image', board: true, &:serve)
tftp('a server without options', 'image', board: true) { |to| to.serve(size: 512) }
tftp('a server that wants smaller blocks', 'image') do |to|
  to.serve(size: to.agree('blksize' => 64))
end
tftp('a pinned image', 'image', pin: :right, &:serve)
tftp('another pinned image', 'DIGEST', pin: :wrong, &:serve)
tftp('lines of text', 'image', path: '/fw.bin;mode=netascii') do |to|
  to.serve(octets: to.image.gsub(/[\r\n]/n, "\r" => "\r\0", "\n" => "\r\n"))
end
tftp('lines of text with half a line end', 'PROTOCOL',
     path: '/fw.bin;mode=netascii') { |to| to.serve(octets: "#{to.image}\r") }
tftp('lines of text and a size, which was not requested', 'PROTOCOL',
     path: '/fw.bin;mode=netascii') { |to| to.oack('tsize' => to.image.size) }
tftp('a name with spaces and escapes', 'image', path: '/a%20b/c%252Fd;mode=octet') do |to|
  to.name.delete_prefix('/') == 'a b/c%2Fd' ? to.serve : to.error(1)
end

# ------------------------------------------------------------ the file
tftp('an empty file', 'EMPTY') { |to| to.serve(octets: '', size: to.agree('tsize' => 0)) }
tftp('an empty file, and a larger tsize', 'SHORT') { |to| to.serve(octets: '') }
tftp('the last byte is missing', 'SHORT') { |to| to.serve(octets: to.image[0..-2]) }
tftp('the last byte is missing, without options', 'IMAGE') do |to|
  to.serve(octets: to.image[0..-2], size: 512)
end
tftp('one bit changed', 'SIGNATURE') { |to| to.serve(octets: to.flipped(-40)) }
tftp('more blocks than the protocol can count', 'BLOCKS') do |to|
  to.serve(octets: 'x' * (65_540 * 8), size: to.agree({ 'blksize' => 8 }.merge(
    to.options['tsize'] ? { 'tsize' => 65_540 * 8 } : {}
  )))
end
tftp('more blocks than the protocol can count, and a small tsize', 'LONG') do |to|
  to.serve(octets: 'x' * (65_540 * 8), size: to.agree('blksize' => 8))
end
{ 'smaller' => [10, 'LONG'], 'larger' => [3900, 'SHORT'],
  'larger than the memory' => [1 << 31, 'SIZE'],
  'beyond 32 bits' => [(1 << 32) + 3000, 'SIZE'] }.each do |name, (size, outcome)|
  tftp("a tsize that is #{name}", outcome) { |to| to.serve(size: to.agree('tsize' => size)) }
end

# ------------------------------------------------------------ refusals
{ 0 => 'SERVER', 1 => 'NOT_FOUND', 2 => 'DENIED', 7 => 'DENIED', 8 => 'SERVER',
  99 => 'SERVER' }.each do |code, outcome|
  tftp("error #{code}", outcome) { |to| to.error(code) }
end
tftp('an error after the first block', 'SERVER') do |to|
  to.serve(last: 1)
  to.error(0, 'the disk is gone')
end
tftp('an error without its final NUL', 'NOT_FOUND') do |to|
  to.packet([5, 1].pack('nn') + ('x' * 400))
end
{ 'of options with garbage' => "blksize\x0512", 'without options' => '',
  'of another option' => "rollover\x001\0", 'with a larger window' => "windowsize\x007\0",
  'with no window' => "windowsize\x000\0" }.each do |name, octets|
  tftp("an OACK #{name}", 'PROTOCOL') { |to| to.packet([6].pack('n') + octets) }
end

# ------------------------------------------------------------ the network
tftp('each block twice', 'image', board: true) do |to|
  to.serve { |block, piece| 2.times { to.data(block, piece) } }
end
tftp('the answer to the request is lost', 'image', board: true) do |to|
  to.serve if to.count > 1
end
tftp('the request arrives twice, so two answers begin', 'image') do |to|
  to.oack(to.wanted)
  to.stranger.oack(to.wanted)
  to.serve(size: to.agree)
end
tftp('every other block is lost once', 'image') do |to|
  tried = 0
  to.serve do |block, piece|
    to.data(block, piece) if block.odd? || (tried += 1).even?
  end
end

# Before each block something else arrives: the block is called with the
# server, the number and the bytes of the good block.
def tftp_before(name, outcome, **options)
  tftp("#{name} before each block", outcome, **options) do |to|
    to.serve do |block, piece|
      yield(to, block, piece)
      sleep 0.01
      to.data(block, piece)
    end
  end
end

tftp_before("another port's block", 'image', board: true) do |to, block, piece|
  to.stranger.data(block, 'x' * piece.size)
end
tftp_before("another port's error", 'image') do |to, block, _|
  to.stranger.error(1) if block > 1
end
tftp_before("another host's block", 'image') do |to, block, piece|
  to.from('127.0.0.2').data(block, 'x' * piece.size)
end
tftp_before('a later block', 'image') { |to, block, piece| to.data(block + 1, 'x' * piece.size) }
tftp_before('block 0', 'image') { |to, _, piece| to.data(0, 'x' * piece.size) }
tftp_before('a block that is too long', 'PROTOCOL', board: true) do |to, block, piece|
  to.data(block, "#{piece}more")
end
tftp_before('60,000 bytes', 'PROTOCOL') { |to, block, _| to.data(block, 'x' * 60_000) }
{ 'nothing' => '', 'three bytes' => "\0\3\0", 'an ACK' => [4, 1].pack('nn'),
  'opcode 768' => [768, 1].pack('nn'), 'garbage' => "\xFF\x16\x03garbage".b * 20 }
  .each { |name, octets| tftp_before(name, 'PROTOCOL') { |to| to.packet(octets) } }

# ------------------------------------------------------------ windows
# 47 blocks of 64 bytes in windows of 6. acks: how many the client sends between
# that of the options and the last one, which the server may not read any more.
def tftp_windows(name, acks: nil, window: 6, **options, &script)
  seen = lambda do |said, _|
    acks.nil? || acks == said.count do |octets|
      code, block = octets.unpack('nn')
      code == 4 && block.between?(1, 46)
    end
  end
  tftp("windows: #{name}", 'image', seen: seen, **options) do |to|
    def to.wanted = super.merge('blksize' => 64)
    to.serve_windows(window) { |*block| instance_exec(to, *block, &script) }
  end
end

tftp_windows('one ACK for each', acks: 7) { |to, block, piece, _| to.data(block, piece) }
tftp_windows('smaller than requested', acks: 15, window: 3) do |to, block, piece, _|
  to.data(block, piece)
end
tftp_windows('one ACK for a missing block', acks: 8) do |to, block, piece, sent|
  to.data(block, piece) unless block == 10 && sent.zero?
end
tftp_windows('a block is missing in each') do |to, block, piece, sent|
  to.data(block, piece) unless (block % 6) == 3 && sent.zero?
end
tftp_windows('the last block of each is missing') do |to, block, piece, sent|
  to.data(block, piece) unless (block % 6).zero? && sent.zero?
end
tftp_windows('nothing of the second one comes') do |to, block, piece, sent|
  to.data(block, piece) unless block.between?(7, 12) && sent.zero?
end
tftp_windows('each block twice', acks: 7) { |to, block, piece, _| 2.times { to.data(block, piece) } }
tftp_windows('each block after the next one') do |to, block, piece, _|
  held, @held = @held, (block.odd? && piece.size == 64 ? [block, piece] : nil)
  to.data(block, piece) unless @held
  to.data(*held) if held
end
tftp_windows('a block of the next window first', acks: 7) do |to, block, piece, _|
  to.data(block + 6, 'x' * 64) if block == 1
  to.data(block, piece)
end

# ------------------------------------------------------------ time
tftp('no answer', 'TIMEOUT', board: true) { |_| }
tftp('it stops after the options', 'TIMEOUT') { |to| to.agree }
tftp('it stops after a block', 'TIMEOUT') { |to| to.serve(size: 512, last: 2) }
tftp('the last block is empty and is lost', 'TIMEOUT') do |to|
  to.serve(octets: to.image[0, 1024], size: 512, last: 2)
end
tftp('the same block again and again', 'TIMEOUT') do |to|
  to.serve(size: 512, last: 1)
  200.times do
    to.data(1, to.image[0, 512])
    sleep 0.5
  end
end
tftp('blocks that take for ever', 'SLOW') do |to|
  to.serve(size: to.agree('blksize' => 8)) do |block, piece|
    sleep 0.3
    to.data(block, piece)
  end
end
