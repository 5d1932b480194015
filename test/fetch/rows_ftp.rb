# What an FTP server can do to a client (rows.rb, scripted_ftp.rb). Each script
# is a table of what the server does differently from a good one.
# test_fetch_ftp.c has replies, sizes, ports and URLs. Here is what needs the
# whole program: its images, its memory, sockets, time.

STALL = ->(to, _) { to.stall }
RESET = ->(to, _) { to.reset }
LEAVE = ->(to, _) { to.close }
NO_SIZE = { 'SIZE' => "500 what?\r\n" }.freeze

# The first bytes of the file, and then what the block does.
def ftp_data(size, &after)
  lambda do |to, socket|
    socket.write(to.image[0, size])
    after&.call(to, socket)
  end
end

# ------------------------------------------------------------ good answers
{ 'a good server' => {},
  'many lines everywhere' => { greeting: "220-a\r\n  220 b\r\n221-c\r\n220 d\r\n",
                               'USER' => "331-a\r\n331-b\r\n331 c\r\n",
                               'PASS' => "230-a\r\n 230 b\r\n230-\r\n230 c\r\n",
                               'TYPE' => "200-a\r\n200 b\r\n" } }
  .each { |name, script| ftp(name, 'image', board: script.empty?) { script } }
ftp('a pinned image', 'image', pin: :right) { {} }
ftp('another pinned image', 'DIGEST', pin: :wrong) { {} }
ftp('small segments of the file before 150', 'image', board: true) do
  { 'RETR' => lambda { |to, _|
    to.transfer
    to.put("150 it comes\r\n226 done\r\n")
  }, data: ->(to, socket) { to.parts(socket) } }
end
ftp('a window of a few bytes after a closed one', 'image', board: :only,
    frames: 'to:narrow:2') do
  { greeting: lambda { |to, _|
    to.put("220 ready\r\n")
    sleep 0.3
    to.put("331 password?\r\n")
  }, 'USER' => '' }
end
ftp('late acknowledgements with a closed window', 'image', board: :only,
    frames: 'to:shut:2') do
  { 'USER' => lambda { |to, _|
    sleep 4
    to.put("331-all of it is here,\r\n")
    sleep 1.5
    to.put("331 password?\r\n")
  } }
end

# ---------------------------------------------------------------- the file
{ 'an empty file' => ['EMPTY', { 'SIZE' => "213 0\r\n", data: ->(_, _) {} }],
  'half of the file, and no SIZE' => ['FORMAT', NO_SIZE.merge(data: ftp_data(1500))],
  'more than the memory' =>
    ['SIZE', NO_SIZE.merge(data: lambda { |_, socket|
      1024.times { socket.write('x' * 65_536) }
    })],
  'a SIZE beyond 32 bits' => ['SIZE', { 'SIZE' => "213 4294970296\r\n" }],
  'a SIZE beyond 64 bits' => ['SIZE', { 'SIZE' => "213 18446744073709554616\r\n" }] }
  .each { |name, (outcome, script)| ftp(name, outcome) { script } }
ftp('a reset in the file', 'CLOSED', board: true) do
  { data: ftp_data(1000) { |to, socket| to.reset(socket) } }
end

# ------------------------------------------------------------- connections
ftp('EPSV and PASV with a port where nobody listens', 'REFUSED', board: true) do
  { 'EPSV' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") },
    'PASV' => ->(to, _) { to.put("227 (0,0,0,0,#{to.deaf / 256},#{to.deaf % 256})\r\n") },
    'RETR' => "425 nobody came\r\n" }
end
ftp('EPSV with a port where nobody listens, and no PASV', 'SERVER') do
  { 'EPSV' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") } }
end

# -------------------------------------------------------------------- time
[:greeting, 'USER', 'PASS', 'TYPE', 'EPSV', 'RETR'].each do |verb|
  ftp("no answer: #{verb}", 'TIMEOUT') { { verb => STALL } }
  ftp("the connection ends: #{verb}", 'SHORT') { { verb => LEAVE } }
  ftp("the connection is reset: #{verb}", 'CLOSED') { { verb => RESET } }
end
ftp('a line that goes on for ever', 'SLOW') do
  { greeting: ->(to, _) { loop { to.put('220 x' + ('x' * 65_536)) } } }
end
