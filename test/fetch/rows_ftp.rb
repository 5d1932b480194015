# What an FTP server can do to a client (rows.rb, scripted_ftp.rb). Each script
# is a table of what the server does differently from a good one.

STALL = ->(to, _) { to.stall }
RESET = ->(to, _) { to.reset }
LEAVE = ->(to, _) { to.close }
NO_SIZE = { 'SIZE' => "500 what?\r\n" }.freeze
NO_EPSV = { 'EPSV' => "500 what?\r\n" }.freeze

# 150, the file, and then `after`, a text or a block.
def ftp_file(after)
  ->(to, _) { to.retrieve(after: after) }
end

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
                               'TYPE' => "200-a\r\n200 b\r\n" },
  'no password is requested' => { 'USER' => "230 come in\r\n" },
  '250 in place of 226' => { 'RETR' => ftp_file("250 done\r\n") },
  '120 before the greeting' => { greeting: "120 soon\r\n220 ready\r\n" },
  'lines that end with LF alone' => { greeting: "220 ready\n", 'TYPE' => "200 ok\n" },
  'a line of 5,000 bytes' => { greeting: "220 #{'x' * 5000}\r\n" },
  'EPSV with another delimiter' =>
    { 'EPSV' => ->(to, _) { to.put("229 here (!!!#{to.listen}!)\r\n") } },
  'PASV without brackets' =>
    NO_EPSV.merge('PASV' => ->(to, _) { to.put("227 =#{to.passive}\r\n") }) }
  .each { |name, script| ftp(name, 'image', board: script.empty?) { script } }
ftp('a pinned image', 'image', pin: :right) { {} }
ftp('another pinned image', 'DIGEST', pin: :wrong) { {} }
ftp('150 and 226 before the file', 'image') do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n226 done\r\n")
    to.transfer
  } }
end
ftp('small segments of the file before 150', 'image', board: true) do
  { 'RETR' => lambda { |to, _|
    to.transfer
    to.put("150 it comes\r\n226 done\r\n")
  }, data: ->(to, socket) { to.pieces(socket) } }
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
ftp('folders and a login', 'image', login: 'joe:p%40w',
    path: '/a%20b/c/fw.bin;type=i',
    seen: lambda { |said, _|
      said.first(5) == ["USER joe\r\n", "PASS p@w\r\n", "CWD a b\r\n",
                        "CWD c\r\n", "TYPE I\r\n"] &&
        said.include?("RETR fw.bin\r\n")
    }) { {} }
ftp('PASV that names another host', 'image',
    seen: ->(said, _) { !said.include?('the other host was asked') }) do
  NO_EPSV.merge('PASV' => ->(to, _) { to.name_stranger })
end
ftp('typecode a: no SIZE', 'image', path: '/fw.bin;type=a',
    seen: ->(said, _) { said.include?("TYPE A\r\n") && said.none?(/SIZE/) }) { {} }
ftp('a question mark in a name', 'image', path: '/a?b',
    seen: ->(said, _) { said.include?("RETR a?b\r\n") }) { {} }

# ----------------------------------------------------------------- the URL
{ 'a listing' => '/a;type=d', 'a folder' => '/a/', 'nothing' => '',
  'a line end' => '/a%0D%0AQUIT' }.each do |what, path|
  ftp("a URL of #{what}", 'URL', path: path, seen: ->(said, _) { said.empty? }) { {} }
end

# ---------------------------------------------------------------- refusals
{ 'USER' => [530, 'DENIED'], 'PASS' => [530, 'DENIED'], 'CWD' => [550, 'NOT_FOUND'],
  'TYPE' => [504, 'SERVER'], 'RETR' => [550, 'NOT_FOUND'], 'EPSV' => [425, 'SERVER'],
  greeting: [421, 'SERVER'] }.each do |verb, (code, outcome)|
  ftp("#{code} to #{verb}", outcome, path: '/a/fw.bin') { { verb => "#{code} no\r\n" } }
end
{ '332, an account is requested' => ['DENIED', { 'PASS' => "332 account?\r\n" }],
  'neither EPSV nor PASV' => ['SERVER', NO_EPSV.merge('PASV' => "502 what?\r\n")],
  '120 again and again' => ['PROTOCOL', { greeting: "120 soon\r\n" * 9 }],
  '425 to RETR' => ['SERVER', { 'RETR' => "425 no\r\n" }],
  '426 after the file' => ['SHORT', { 'RETR' => ftp_file("426 broken\r\n") }],
  '451 after half of the file' =>
    ['SHORT', { 'RETR' => ftp_file("451 broken\r\n"), data: ftp_data(1500) }] }
  .each { |name, (outcome, script)| ftp(name, outcome) { script } }
ftp('a password is requested, the URL has none', 'DENIED', login: 'joe',
    seen: ->(said, _) { said.none?(/PASS/) }) { {} }

# ---------------------------------------------------------------- the file
{ 'an empty file' => ['EMPTY', { 'SIZE' => "213 0\r\n", data: ->(_, _) {} }],
  'half of the file' => ['SHORT', { data: ftp_data(1500) }],
  'half of the file, and no SIZE' => ['IMAGE', NO_SIZE.merge(data: ftp_data(1500))],
  'a file that stops' =>
    ['TIMEOUT', { data: ftp_data(1000) { |to, socket| to.stall(socket) } }],
  'a file that takes for ever' =>
    ['SLOW', { data: lambda { |to, socket|
      to.image.each_char { |byte| socket.write(byte) && sleep(1) }
    } }],
  'more than the memory' =>
    ['SIZE', NO_SIZE.merge(data: lambda { |_, socket|
      1024.times { socket.write('x' * 65_536) }
    })],
  'a SIZE that is smaller' => ['LONG', { 'SIZE' => "213 10\r\n" }],
  'a SIZE that is larger' => ['SHORT', { 'SIZE' => "213 3900\r\n" }],
  'a SIZE beyond 32 bits' => ['SIZE', { 'SIZE' => "213 4294970296\r\n" }],
  'a SIZE beyond 64 bits' => ['SIZE', { 'SIZE' => "213 18446744073709554616\r\n" }],
  'a SIZE that is a word' => ['PROTOCOL', { 'SIZE' => "213 many\r\n" }] }
  .each { |name, (outcome, script)| ftp(name, outcome) { script } }
ftp('a reset in the file', 'CLOSED', board: true) do
  { data: ftp_data(1000) { |to, socket| to.reset(socket) } }
end

# ------------------------------------------------------------- connections
{ 'garbage' => '229 (|||x|)', 'nothing' => '229 ok', 'port 0' => '229 (|||0|)',
  'port 70000' => '229 (|||70000|)', 'no end' => '229 (|||12',
  'another host' => '229 (|1|192.0.2.1|4711|)' }.each do |name, line|
  ftp("EPSV with #{name}", 'PROTOCOL') do
    { 'EPSV' => "#{line}\r\n", 'PASV' => "500 no\r\n" }
  end
end
{ 'five numbers' => '(127,0,0,1,9)', 'a number above 255' => '(127,0,0,1,256,9)',
  'port 0' => '(127,0,0,1,0,0)', 'no number' => 'ok' }.each do |name, words|
  ftp("PASV with #{name}", 'PROTOCOL') { NO_EPSV.merge('PASV' => "227 #{words}\r\n") }
end
ftp('EPSV with a port where nobody listens', 'REFUSED', board: true) do
  { 'EPSV' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") },
    'RETR' => "425 nobody came\r\n" }
end

# -------------------------------------------------------------------- time
[:greeting, 'USER', 'PASS', 'TYPE', 'EPSV', 'RETR'].each do |verb|
  ftp("no answer: #{verb}", 'TIMEOUT') { { verb => STALL } }
  ftp("the connection ends: #{verb}", 'SHORT') { { verb => LEAVE } }
  ftp("the connection is reset: #{verb}", 'CLOSED') { { verb => RESET } }
end
ftp('a greeting that takes for ever', 'SLOW') do
  { greeting: ->(to, _) { to.drip(+"220 #{'x' * 300}\r\n", 1) } }
end
ftp('no 226 after the file', 'TIMEOUT') { { 'RETR' => ftp_file(STALL) } }
ftp('the connection ends in place of 226', 'SHORT') { { 'RETR' => ftp_file(LEAVE) } }
ftp('the data connection is not accepted', 'TIMEOUT') do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n")
    to.stall
  } }
end

# ----------------------------------------------------------------- garbage
{ 'binary garbage' => "\x00\xFF\x16\x03\x01garbage\r\n".b * 100,
  'HTTP' => "HTTP/1.1 400 Bad Request\r\n\r\n", 'a code of two digits' => "22 ready\r\n",
  'a code of four digits' => "2200 ready\r\n", 'code 000' => "000 ready\r\n",
  'code 999' => "999 ready\r\n" }.each do |name, bytes|
  ftp("a greeting that is #{name}", 'PROTOCOL') { { greeting: bytes } }
end
ftp('an endless line', 'PROTOCOL') do
  { greeting: ->(to, _) { loop { to.put('220 x' + ('x' * 65_536)) } } }
end
ftp('an endless greeting', 'PROTOCOL') do
  { greeting: ->(to, _) { loop { to.put("220-more\r\n" * 100) } } }
end
