# What a CoAP server can do to a client (rows.rb, scripted_coap.rb), or the
# network to both. The script is called for each message of the client.

# ------------------------------------------------------------ good answers
coap('a good server', 'image', where: :both, &:serve)
coap('a server with blocks of 64 octets', 'image') do |to|
  # Of the first answer's size the client asks on (RFC 7959, 2.4).
  to.serve(size: 2, number: to.count == 1 ? 0 : to.block)
end
coap('a server with blocks of 16 octets', 'image') { |to| to.serve(size: 0) }
coap('answers that come later', 'image') do |to|
  to.packet([0x60, 0, to.mid].pack('CCn'))
  sleep 0.05
  to.serve(type: 0, mid: to.mid ^ 0x5555)
end
coap('answers that nobody confirms', 'image') do |to|
  to.serve(type: 1, mid: to.mid ^ 0x5555)
end
coap('a pinned image', 'image', pin: :right, &:serve)
coap('another one than is pinned', 'DIGEST', pin: :wrong, &:serve)
coap('no ETag', 'image') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | (((to.block + 1) << (to.szx + 4)) <
    to.image.size ? 8 : 0) | to.szx)]],
           to.image[to.block << (to.szx + 4), 1 << (to.szx + 4)].to_s)
end
coap('a name with blanks and escapes, and a query', 'image',
     path: '/a%20b/c%252Fd?x=%26&y') do |to|
  query = to.options.select { |number, _| number == 15 }.map(&:last)
  next to.reply(0x84) unless to.path == 'a b/c%2Fd' && query == ['x=&', 'y']

  to.serve
end
coap('options that a client need not know', 'image') do |to|
  to.serve(extra: [[2048, 'x'], [12, '*'], [14, '<']])
end
coap('the size said', 'image') do |to|
  to.serve(extra: [[28, to.uint(to.image.size)]])
end

# ------------------------------------------------------------ the file
coap('nothing', 'EMPTY', where: :both) { |to| to.reply(0x45) }
coap('half of the file', 'DIGEST', where: :both) do |to|
  to.serve(octets: to.image[0, to.image.size / 2])
end
coap('an octet less', 'DIGEST') { |to| to.serve(octets: to.image[0..-2]) }
coap('one bit is another', 'DIGEST', where: :both) do |to|
  image = to.image.dup
  image.setbyte(-1, image.getbyte(-1) ^ 1)
  to.serve(octets: image)
end
coap('one block alone, and no word of blocks', 'DIGEST') do |to|
  to.reply(0x45, [], to.image[0, 512])
end
{ 'smaller' => [10, 'LONG image'], 'larger' => [nil, 'SHORT image'],
  'larger than the memory' => [1 << 31, 'SIZE'],
  'beyond 32 bits' => [(1 << 32) + 3000, 'SIZE PROTOCOL image'] }
  .each do |name, (size, allowed)|
  coap("a Size2 that is #{name}", allowed) do |to|
    to.serve(extra: [[28, to.uint(size || (to.image.size + 900))]])
  end
end
coap('more than the memory', 'SIZE BLOCKS') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | 8 | to.szx)]],
           'x' * (1 << (to.szx + 4)))
end

# ------------------------------------------------------------ it says no
{ '4.00' => 'SERVER', '4.01' => 'DENIED', '4.03' => 'DENIED',
  '4.04' => 'NOT_FOUND', '4.05' => 'SERVER', '4.13' => 'SERVER SIZE',
  '5.00' => 'SERVER', '5.03' => 'SERVER' }.each do |code, allowed|
  coap(code, allowed, where: (:both if code == '4.04')) do |to|
    high, low = code.split('.').map(&:to_i)
    to.reply((high << 5) | low, [], 'no')
  end
end
coap('4.04 behind the first block', 'NOT_FOUND SERVER PROTOCOL') do |to|
  to.block.zero? ? to.serve : to.reply(0x84)
end
coap('a reset', 'REFUSED CLOSED SERVER PROTOCOL', where: :both) do |to|
  to.packet([0x70, 0, to.mid].pack('CCn'))
end
coap('a reset behind the first block', 'REFUSED CLOSED SERVER PROTOCOL') do |to|
  to.block.zero? ? to.serve : to.packet([0x70, 0, to.mid].pack('CCn'))
end
{ '2.03' => 0x43, '2.04' => 0x44, '0.01' => 1, '1.00' => 0x20, '7.31' => 0xFF }
  .each do |name, code|
  coap("code #{name}", 'PROTOCOL SERVER TIMEOUT') do |to|
    to.reply(code, [], to.image[0, 100])
  end
end

# ------------------------------------------------------------ blocks
coap('another ETag from the second block on', 'PROTOCOL', where: :both) do |to|
  to.serve(etag: to.block.zero? ? 'a' : 'b')
end
coap('the next block but one', 'PROTOCOL TIMEOUT') do |to|
  to.serve(number: to.block.zero? ? 0 : to.block + 1)
end
coap('the first block over and over', 'PROTOCOL TIMEOUT', where: :both) do |to|
  to.serve(number: 0, more: true)
end
coap('a number near the end of 20 bits', 'PROTOCOL TIMEOUT') do |to|
  to.reply(0x45, [[23, to.uint((0xFFFFF << 4) | 8 | 6)]], 'x' * 1024)
end
coap('a block shorter than it is, and more to come', 'PROTOCOL TIMEOUT') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | 8 | to.szx)]], 'x' * 30)
end
coap('a block longer than it is', 'PROTOCOL TIMEOUT LONG') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | 8 | 0)]], 'x' * 300)
end
coap('a block size that does not exist', 'PROTOCOL TIMEOUT') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | 8 | 7)]], 'x' * 1024)
end
coap('larger blocks than were asked for', 'PROTOCOL image TIMEOUT') do |to|
  to.block.zero? ? to.serve(size: 2) : to.serve(size: 6, number: to.block >> 4)
end
coap('an empty block, and more to come', 'PROTOCOL TIMEOUT') do |to|
  to.reply(0x45, [[23, to.uint((to.block << 4) | 8 | to.szx)]])
end
coap('a Block2 option of five octets', 'PROTOCOL TIMEOUT') do |to|
  to.reply(0x45, [[23, "\0\0\0\0\x0E"]], to.image[0, 1024])
end
coap('no Block2 option behind the first block', 'PROTOCOL TIMEOUT DIGEST') do |to|
  to.block.zero? ? to.serve : to.reply(0x45, [], to.image[1024, 1024])
end

# ------------------------------------------------------------ messages
coap('another token', 'TIMEOUT PROTOCOL') do |to|
  to.serve(token: "#{to.token[0..-2]}#{(to.token[-1].ord ^ 1).chr}")
end
coap('no token', 'TIMEOUT PROTOCOL') { |to| to.serve(token: '') }
coap('an ACK of another message', 'TIMEOUT PROTOCOL') do |to|
  to.serve(mid: to.mid ^ 1)
end
{ 'a token length of 9' => ->(to) { [0x69, 0x45, to.mid].pack('CCn') + ('t' * 9) },
  'another version' => lambda { |to|
    [0xA0 | to.token.size, 0x45, to.mid].pack('CCn') + to.token
  },
  'a marker without a payload' => lambda { |to|
    [0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token + "\xFF".b
  },
  'an option that is cut' => lambda { |to|
    [0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token + "\xDD\x0A".b
  },
  'an option that is 15 long' => lambda { |to|
    [0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token + "\x4Fabc".b
  },
  'an option longer than the message' => lambda { |to|
    [0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token + "\x4Cabc".b
  },
  'an option number beyond 16 bits' => lambda { |to|
    [0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token +
      ("\xE0\xFF\xFF".b * 3)
  },
  'three octets' => ->(_) { "\x60\x45\x00" }, 'nothing' => ->(_) { '' },
  'garbage' => ->(_) { "\xFF\x16\x03garbage".b * 20 } }.each do |name, octets|
  coap("a message with #{name}", 'TIMEOUT PROTOCOL EMPTY') do |to|
    to.packet(octets.call(to))
  end
end
coap('a critical option that nobody knows', 'PROTOCOL TIMEOUT SERVER') do |to|
  to.serve(extra: [[2049, 'x']])
end

# ------------------------------------------------------------ the network
coap('each answer twice', 'image', where: :both) { |to| 2.times { to.serve } }
coap('each answer again after the next one', 'image') do |to|
  to.serve
  to.serve(mid: to.mid - 1, number: to.block - 1) if to.block.positive?
end
coap('every other answer is lost', 'image', where: :both) do |to|
  to.serve if to.count.even?
end
coap("a stranger's answer first", 'image', where: :both) do |to|
  to.stranger.serve(octets: 'x' * to.image.size)
  sleep 0.01
  to.serve
end
coap("a stranger's reset first", 'image') do |to|
  to.stranger.packet([0x70, 0, to.mid].pack('CCn'))
  sleep 0.01
  to.serve
end

# ------------------------------------------------------------ time
coap('no answer', 'TIMEOUT', where: :both) { |_| }
coap('it stops behind the first block', 'TIMEOUT') do |to|
  to.serve if to.block.zero?
end
coap('a promise, and nothing behind it', 'TIMEOUT') do |to|
  to.packet([0x60, 0, to.mid].pack('CCn'))
end
coap('promises without end', 'TIMEOUT') do |to|
  200.times do
    to.packet([0x60, 0, to.mid].pack('CCn'))
    sleep 0.4
  end
end
coap('block by block, so slowly that it lasts for ever', 'TIMEOUT') do |to|
  sleep 0.35
  to.serve(size: 0)
end
