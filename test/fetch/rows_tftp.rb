# What a TFTP server or the network can do to a client (rows.rb,
# scripted_tftp.rb). test_fetch_tftp.c and test_tftp_options.c have options,
# sizes, windows and errors. Here is what needs the whole program: its images,
# its memory, sockets, time.

# ------------------------------------------------------------ good answers
tftp('a good server', 'image', board: true, &:serve)
tftp('a server without options', 'image', board: true) { |to| to.serve(size: 512) }
tftp('a pinned image', 'image', pin: :right, &:serve)
tftp('another pinned image', 'DIGEST', pin: :wrong, &:serve)

# ------------------------------------------------------------ the file
tftp('an empty file', 'EMPTY') { |to| to.serve(octets: '', size: to.agree('tsize' => 0)) }
tftp('the last byte is missing, without options', 'FORMAT') do |to|
  to.serve(octets: to.image[0..-2], size: 512)
end
tftp('one bit changed', 'SIGNATURE') { |to| to.serve(octets: to.flipped(-40)) }
{ 'larger than the memory' => 1 << 31, 'beyond 32 bits' => (1 << 32) + 3000 }.each do |name, size|
  tftp("a tsize that is #{name}", 'SIZE') { |to| to.serve(size: to.agree('tsize' => size)) }
end

# ------------------------------------------------------------ refusals
tftp('error 1', 'NOT_FOUND') { |to| to.error(1) }
tftp('an error after the first block', 'SERVER') do |to|
  to.serve(last: 1)
  to.error(0, 'the disk is gone')
end

# ------------------------------------------------------------ the network
tftp('each block twice', 'image', board: true) do |to|
  to.serve { |block, chunk| 2.times { to.data(block, chunk) } }
end
tftp('the answer to the request is lost', 'image', board: true) do |to|
  to.serve if to.count > 1
end

# Before each block something else arrives: the block is called with the
# server, the number and the bytes of the good block.
def tftp_before(name, outcome, **options)
  tftp("#{name} before each block", outcome, **options) do |to|
    to.serve do |block, chunk|
      yield(to, block, chunk)
      sleep 0.01
      to.data(block, chunk)
    end
  end
end

tftp_before("another port's block", 'image', board: true) do |to, block, chunk|
  to.stranger.data(block, 'x' * chunk.size)
end
tftp_before('block 0', 'image') { |to, _, chunk| to.data(0, 'x' * chunk.size) }
tftp_before('a block that is too long', 'PROTOCOL', board: true) do |to, block, chunk|
  to.data(block, "#{chunk}more")
end

# ------------------------------------------------------------ time
tftp('no answer', 'TIMEOUT', board: true) { |_| }
tftp('the same block again and again', 'TIMEOUT') do |to|
  to.serve(size: 512, last: 1)
  200.times do
    to.data(1, to.image[0, 512])
    sleep 0.5
  end
end
