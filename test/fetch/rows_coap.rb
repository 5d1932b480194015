# What a CoAP server or the network can do to a client (rows.rb,
# scripted_coap.rb). The script runs for each message of the client.
# test_coap_message.c has the messages and the options themselves.

# ------------------------------------------------------------ good answers
coap('a good server', 'image', board: true, &:serve)
coap('blocks of 64 bytes', 'image') do |to|
  # The client continues with the size of the first answer (RFC 7959 2.4).
  to.serve(size: 2, number: to.count == 1 ? 0 : to.block)
end
coap('separate answers', 'image') do |to|
  to.empty(0x60)
  sleep 0.05
  to.serve(type: 0, mid: to.mid ^ 0x5555)
end
coap('answers that are not confirmable', 'image') do |to|
  to.serve(type: 1, mid: to.mid ^ 0x5555)
end
coap('a pinned image', 'image', pin: :right, &:serve)
coap('another pinned image', 'DIGEST', pin: :wrong, &:serve)
coap('no ETag', 'image') { |to| to.serve(etag: nil) }
coap('a name with spaces and escapes, and a query', 'image',
     path: '/a%20b/c%252Fd?x=%26&y') do |to|
  query = to.options.select { |number, _| number == 15 }.map(&:last)
  next to.reply(0x84) unless to.path == 'a b/c%2Fd' && query == ['x=&', 'y']

  to.serve
end
coap('elective options', 'image') do |to|
  to.serve(extra: [[2048, 'x'], [12, '*'], [14, '<']])
end

# ------------------------------------------------------------ the file
coap('an empty file', 'EMPTY') { |to| to.reply(0x45) }
coap('half of the file', 'IMAGE') do |to|
  to.serve(octets: to.image[0, to.image.size / 2])
end
coap('one bit changed', 'SIGNATURE') { |to| to.serve(octets: to.flipped(-1)) }
coap('one block without Block2', 'IMAGE') { |to| to.reply(0x45, [], to.image[0, 512]) }
{ 'smaller' => [10, 'image'], 'larger' => [3900, 'image'],
  'larger than the memory' => [1 << 31, 'SIZE'],
  'beyond 32 bits' => [(1 << 32) + 3000, 'PROTOCOL'] }.each do |name, (size, outcome)|
  coap("a Size2 that is #{name}", outcome) do |to|
    to.serve(extra: [[28, to.uint(size)]])
  end
end
coap('more than the memory', 'SIZE') { |to| to.send_block(to.block, 8 | 6, 'x' * 1024) }

# ------------------------------------------------------------ refusals
{ '4.00' => 'SERVER', '4.01' => 'DENIED', '4.03' => 'DENIED', '4.04' => 'NOT_FOUND',
  '5.03' => 'SERVER', '2.03' => 'PROTOCOL', '7.31' => 'PROTOCOL', '0.01' => 'TIMEOUT' }
  .each do |code, outcome|
  high, low = code.split('.').map(&:to_i)
  coap("code #{code}", outcome) { |to| to.reply((high << 5) | low, [], 'no') }
end
coap('4.04 after the first block', 'NOT_FOUND') do |to|
  to.block.zero? ? to.serve : to.reply(0x84)
end
coap('a reset', 'SERVER') { |to| to.empty(0x70) }
coap('a reset after the first block', 'SERVER') do |to|
  to.block.zero? ? to.serve : to.empty(0x70)
end

# ------------------------------------------------------------ blocks
coap('another ETag from the second block on', 'PROTOCOL') do |to|
  to.serve(etag: to.block.zero? ? 'a' : 'b')
end
coap('the file changes after its second block', 'image') do |to|
  next to.serve(octets: to.flipped(0), etag: 'old') if to.count < 3

  to.serve(etag: 'new')
end
coap('a block is skipped', 'PROTOCOL') do |to|
  to.serve(number: to.block.zero? ? 0 : to.block + 1)
end
coap('the first block again and again', 'PROTOCOL') do |to|
  to.serve(number: 0, more: true)
end
coap('larger blocks than requested', 'PROTOCOL') do |to|
  to.block.zero? ? to.serve(size: 2) : to.serve(size: 6, number: to.block >> 4)
end
coap('no Block2 after the first block', 'PROTOCOL') do |to|
  to.block.zero? ? to.serve : to.reply(0x45, [], to.image[1024, 1024])
end
{ 'a number near the end of 20 bits' => [0xFFFFF, 8 | 6, 1024],
  'a block that is too short' => [0, 8 | 6, 30],
  'a block that is too long' => [0, 8, 300],
  'an empty block, and more to come' => [0, 8 | 6, 0] }.each do |name, (number, low, size)|
  coap(name, 'PROTOCOL') { |to| to.send_block(number, low, 'x' * size) }
end

# ------------------------------------------------------------ messages
coap('another token', 'TIMEOUT') do |to|
  to.serve(token: "#{to.token[0..-2]}#{(to.token[-1].ord ^ 1).chr}")
end
coap('no token', 'TIMEOUT') { |to| to.serve(token: '') }
coap('an ACK of another message', 'TIMEOUT') { |to| to.serve(mid: to.mid ^ 1) }
coap('an unknown critical option', 'PROTOCOL') { |to| to.serve(extra: [[2049, 'x']]) }
coap('an option that is cut', 'PROTOCOL') do |to|
  to.packet([0x60 | to.token.size, 0x45, to.mid].pack('CCn') + to.token + "\xDD\x0A".b)
end
{ 'nothing' => '', 'garbage' => "\xFF\x16\x03garbage".b * 20 }.each do |name, octets|
  coap("a datagram of #{name}", 'TIMEOUT') { |to| to.packet(octets) }
end

# ------------------------------------------------------------ the network
coap('each answer twice', 'image') { |to| 2.times { to.serve } }
first = nil
coap('the first answer is lost: again after 2 to 3 seconds', 'image') do |to|
  now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  first ||= now
  to.serve if to.count > 2 || (to.count == 2 && (now - first).between?(2, 3.5))
end
coap('answers after 0.4 seconds: nothing is asked for twice', 'image',
     seen: ->(said, _) { said.size == 3 }) do |to|
  sleep 0.4
  to.serve
end
coap('each answer again after the next one', 'image') do |to|
  to.serve
  to.serve(mid: to.mid - 1, number: to.block - 1) if to.block.positive?
end
coap('every other answer is lost', 'image', board: true) do |to|
  to.serve if to.count.even?
end
coap("another port's answer and reset first", 'image', board: true) do |to|
  to.stranger.serve(octets: 'x' * to.image.size)
  to.stranger.empty(0x70)
  sleep 0.01
  to.serve
end

# ------------------------------------------------------------ time
coap('no answer', 'TIMEOUT') { |_| }
coap('it stops after the first block', 'TIMEOUT') { |to| to.serve if to.block.zero? }
coap('an empty ACK, and then nothing', 'TIMEOUT') { |to| to.empty(0x60) }
coap('empty ACKs without end', 'TIMEOUT') do |to|
  200.times do
    to.empty(0x60)
    sleep 0.4
  end
end
coap('blocks that take for ever', 'SLOW') do |to|
  sleep 0.35
  to.serve(size: 0)
end
