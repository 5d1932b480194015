# What a TFTP server can do to a client (rows.rb, scripted_tftp.rb), or the
# network to both.

# ------------------------------------------------------------ good answers
tftp('a good server', 'image', where: :both, &:serve)
tftp('a server without options', 'image', where: :both) do |to|
  to.serve(size: 512)
end
tftp('a server that knows tsize alone', 'image') do |to|
  to.oack('tsize' => to.image.size)
  to.ack?(0)
  to.serve(size: 512)
end
tftp('a server that wants smaller blocks', 'image') do |to|
  to.serve(size: to.agree('blksize' => 64))
end
tftp('options in capitals', 'image PROTOCOL') do |to|
  to.oack('BLKSIZE' => to.options['blksize'])
  to.ack?(0)
  to.serve(size: to.options['blksize'].to_i)
end
tftp('a pinned image', 'image', pin: :right, &:serve)
tftp('another one than is pinned', 'DIGEST', pin: :wrong, &:serve)
tftp('lines of text', 'image', path: '/fw.bin;mode=netascii') do |to|
  to.serve(octets: to.image.gsub(/[\r\n]/n, "\r" => "\r\0", "\n" => "\r\n"))
end
tftp('lines of text with an end that is none', 'PROTOCOL DIGEST',
     path: '/fw.bin;mode=netascii') { |to| to.serve(octets: "#{to.image}\r") }
tftp('lines of text and their size, which was not asked for', 'PROTOCOL',
     path: '/fw.bin;mode=netascii') { |to| to.oack('tsize' => to.image.size) }
tftp('a name with blanks and escapes', 'image', path: '/a%20b/c%252Fd;mode=octet') do |to|
  to.name.delete_prefix('/') == 'a b/c%2Fd' ? to.serve : to.error(1)
end

# ------------------------------------------------------------ the file
tftp('nothing', 'EMPTY', where: :both) do |to|
  to.serve(octets: '', size: to.agree('tsize' => 0))
end
tftp('nothing, although more was said', 'SHORT') { |to| to.serve(octets: '') }
tftp('half of the file', 'DIGEST SHORT') do |to|
  to.serve(octets: to.image[0, to.image.size / 2])
end
tftp('an octet less', 'DIGEST SHORT', where: :both) do |to|
  to.serve(octets: to.image[0..-2])
end
tftp('an octet less, without options', 'DIGEST') do |to|
  to.serve(octets: to.image[0..-2], size: 512)
end
tftp('one bit is another', 'DIGEST', where: :both) do |to|
  image = to.image.dup
  image.setbyte(-40, image.getbyte(-40) ^ 1)
  to.serve(octets: image)
end
tftp('more blocks than have numbers', 'BLOCKS') do |to|
  to.serve(octets: 'x' * (65_540 * 8), size: to.agree({ 'blksize' => 8 }.merge(
    to.options['tsize'] ? { 'tsize' => 65_540 * 8 } : {}
  )))
end
tftp('more of them than was said', 'BLOCKS LONG') do |to|
  to.serve(octets: 'x' * (65_540 * 8), size: to.agree('blksize' => 8))
end

# ------------------------------------------------------------ it says no
{ 0 => 'SERVER', 1 => 'NOT_FOUND', 2 => 'DENIED', 3 => 'SERVER',
  4 => 'SERVER PROTOCOL', 5 => 'SERVER PROTOCOL', 7 => 'SERVER DENIED', 99 => 'SERVER' }
  .each do |code, allowed|
  tftp("error #{code}", allowed, where: (:both if code == 1)) do |to|
    to.error(code)
  end
end
tftp('error 8, and without options a file', 'image SERVER') do |to|
  to.options.empty? ? to.serve : to.error(8)
end
tftp('an error behind the first block', 'SERVER') do |to|
  to.serve(last: 1)
  to.error(0, 'the disk is gone')
end
tftp('an error without an end', 'NOT_FOUND PROTOCOL') do |to|
  to.packet([5, 1].pack('nn') + ('x' * 400))
end
tftp('an error of four octets', 'NOT_FOUND PROTOCOL') do |to|
  to.packet([5, 1].pack('nn'))
end

# ------------------------------------------------------------ options
{ 'larger than asked for' => { 'blksize' => 60_000 },
  '0' => { 'blksize' => 0 }, '7' => { 'blksize' => 7 },
  'a word' => { 'blksize' => 'big' }, 'empty' => { 'blksize' => '' },
  'beyond 32 bits' => { 'blksize' => (1 << 32) + 512 },
  'of 300 digits' => { 'blksize' => "#{'0' * 297}512" } }.each do |name, options|
  may = name == 'of 300 digits' ? 'PROTOCOL image SERVER' : 'PROTOCOL SERVER'
  tftp("a block size that is #{name}", may) do |to|
    to.oack(options)
    to.serve(size: 512) if to.ack?(0)
  end
end
{ 'smaller' => [10, 'LONG'], 'larger' => [nil, 'SHORT'],
  'larger than the memory' => [1 << 31, 'SIZE'],
  'beyond 32 bits' => [(1 << 32) + 3000, 'SIZE'],
  'beyond 64 bits' => [(1 << 64) + 3000, 'SIZE PROTOCOL'],
  'a word' => ['many', 'PROTOCOL image'] }.each do |name, (size, allowed)|
  tftp("a tsize that is #{name}", allowed,
       where: (:both if name.start_with?('beyond 32', 'large'))) do |to|
    to.serve(size: to.agree('tsize' => size || (to.image.size + 900)))
  end
end
tftp('an option that nobody asked for', 'image PROTOCOL') do |to|
  to.serve(size: to.agree('windowsize' => 16))
end
tftp('options without an end', 'PROTOCOL TIMEOUT') do |to|
  to.packet([6].pack('n') + "blksize\x0512")
end
tftp('a name without a value', 'PROTOCOL TIMEOUT') do |to|
  to.packet([6].pack('n') + "blksize\0")
end
tftp('no option at all in an OACK', 'PROTOCOL image') do |to|
  to.packet([6].pack('n'))
  to.serve(size: 512) if to.ack?(0)
end

# ------------------------------------------------------------ the network
tftp('each block twice', 'image', where: :both) do |to|
  to.serve do |block, piece|
    2.times { to.data(block, piece) }
  end
end
tftp('each block again after the next one', 'image') do |to|
  before = nil
  to.serve do |block, piece|
    to.data(*before) if before
    to.data(block, piece)
    before = [block, piece]
  end
end
tftp('the answer to the request is lost', 'image', where: :both) do |to|
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
tftp("a stranger's block in between", 'image', where: :both) do |to|
  to.serve do |block, piece|
    to.stranger.data(block, 'x' * piece.size)
    sleep 0.01
    to.data(block, piece)
  end
end
tftp("a stranger's end in between", 'image') do |to|
  to.serve do |block, piece|
    to.stranger.data(block, 'x')
    sleep 0.01
    to.data(block, piece)
  end
end
tftp("a stranger's error in between", 'image') do |to|
  to.serve do |block, piece|
    to.stranger.error(1) if block > 1
    to.data(block, piece)
  end
end
tftp("another host's block in between", 'image') do |to|
  other = UDPSocket.new.tap { |udp| udp.bind('127.0.0.2', 0) }
  to.serve do |block, piece|
    to.from(other).data(block, 'x' * piece.size)
    sleep 0.01
    to.data(block, piece)
  end
end
tftp('a block from the future', 'image PROTOCOL') do |to|
  to.serve do |block, piece|
    to.data(block + 1, 'x' * piece.size)
    to.data(block, piece)
  end
end
tftp('block 0', 'image PROTOCOL') do |to|
  to.serve do |block, piece|
    to.data(0, 'x' * piece.size)
    to.data(block, piece)
  end
end
tftp('a block longer than was agreed', 'PROTOCOL TIMEOUT', where: :both) do |to|
  to.serve { |block, piece| to.data(block, "#{piece}more") }
end
tftp('a datagram of 60,000 octets', 'PROTOCOL TIMEOUT') do |to|
  to.serve { |block, _| to.data(block, 'x' * 60_000) }
end
{ 'nothing' => '', 'one octet' => "\0", 'three octets' => "\0\3\0",
  'an ACK' => [4, 1].pack('nn'), 'a request' => "\0\1fw.bin\0octet\0",
  'opcode 9' => [9, 1].pack('nn'), 'opcode 0' => [0, 1].pack('nn'),
  'opcode 768' => [768, 1].pack('nn') }.each do |name, octets|
  tftp("#{name} in between", 'image PROTOCOL') do |to|
    to.serve do |block, piece|
      to.packet(octets)
      to.data(block, piece)
    end
  end
end
tftp('garbage', 'PROTOCOL TIMEOUT', where: :both) do |to|
  to.packet("\xFF\x16\x03garbage".b * 20)
end

# ------------------------------------------------------------ time
tftp('no answer', 'TIMEOUT', where: :both) { |_| }
tftp('it stops behind the options', 'TIMEOUT') { |to| to.agree }
tftp('it stops behind a block', 'TIMEOUT', where: :both) do |to|
  to.serve(size: 512, last: 2)
end
tftp('the last block is empty and does not come', 'TIMEOUT') do |to|
  to.serve(octets: to.image[0, 1024], size: 512, last: 2)
end
tftp('the same block for ever', 'TIMEOUT') do |to|
  to.serve(size: 512, last: 1)
  200.times do
    to.data(1, to.image[0, 512])
    sleep 0.5
  end
end
tftp('block by block, so slowly that it lasts for ever', 'TIMEOUT') do |to|
  to.serve(size: to.agree('blksize' => 8)) do |block, piece|
    sleep 0.3
    to.data(block, piece)
  end
end
