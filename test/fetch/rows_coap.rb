# What a CoAP server or the network can do to a client (rows.rb,
# scripted_coap.rb). The script runs for each message of the client.
# test_fetch_coap.c and test_coap_message.c have blocks, codes, options and
# repetitions. Here is what needs the whole program: its images, its memory,
# sockets, time.

# ------------------------------------------------------------ good answers
coap('a good server', 'image', board: true, &:serve)
coap('a pinned image', 'image', pin: :right, &:serve)
coap('another pinned image', 'DIGEST', pin: :wrong, &:serve)

# ------------------------------------------------------------ the file
coap('an empty file', 'EMPTY') { |to| to.reply(0x45) }
coap('half of the file', 'FORMAT') do |to|
  to.serve(octets: to.image[0, to.image.size / 2])
end
coap('one bit changed', 'SIGNATURE') { |to| to.serve(octets: to.flipped(-1)) }
coap('a Size2 that is larger than the memory', 'SIZE') do |to|
  to.serve(extra: [[28, to.uint(1 << 31)]])
end
coap('more than the memory', 'SIZE') { |to| to.send_block(to.block, 8 | 6, 'x' * 1024) }

# ------------------------------------------------------------ refusals
coap('4.04 after the first block', 'NOT_FOUND') do |to|
  to.block.zero? ? to.serve : to.reply(0x84)
end
coap('a number near the end of 20 bits', 'PROTOCOL') do |to|
  to.send_block(0xFFFFF, 8 | 6, 'x' * 1024)
end

# ------------------------------------------------------------ the network
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
