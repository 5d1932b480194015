# What an FTP server can do to a client (rows.rb, scripted_ftp.rb): each script
# is a table of what it does otherwise than a good one.

STALL = ->(to, _) { to.stall }
RESET = ->(to, _) { to.reset }
LEAVE = ->(to, _) { to.close }

# ------------------------------------------------------------ good answers
ftp('a good server', 'image', where: :both) { {} }
ftp('a pinned image', 'image', pin: :right) { {} }
ftp('another one than is pinned', 'DIGEST', pin: :wrong) { {} }
ftp('a greeting of many lines', 'image', where: :both) do
  { greeting: "220-Hello\r\n    220 is no end\r\n221-nor this\r\n220 now\r\n" }
end
ftp('answers of many lines everywhere', 'image') do
  { 'USER' => "331-a\r\n331-b\r\n331 c\r\n",
    'PASS' => "230-a\r\n 230 b\r\n230-\r\n230 c\r\n",
    'TYPE' => "200-a\r\n200 b\r\n" }
end
ftp('answers octet by octet', 'image') do
  { greeting: ->(to, _) { to.drip(+"220-hi\r\n220 ready\r\n", 0.01) },
    'PASS' => ->(to, _) { to.drip(+"230 welcome\r\n", 0.01) } }
end
ftp('no password is asked for', 'image') { { 'USER' => "230 come in\r\n" } }
ftp('125 in place of 150', 'image') do
  { 'RETR' => ->(to, _) { to.retrieve(before: "125 it comes\r\n") } }
end
ftp('250 in place of 226', 'image') do
  { 'RETR' => ->(to, _) { to.retrieve(after: "250 all of it\r\n") } }
end
ftp('150 and 226 before the file', 'image') do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n226 all of it\r\n")
    to.transfer
  } }
end
ftp('pieces of the file before 150', 'image', where: :both) do
  { 'RETR' => lambda { |to, _|
    to.transfer
    to.put("150 it comes\r\n226 all of it\r\n")
  }, data: ->(to, socket) { to.pieces(socket) } }
end
ftp('a window of a few octets, after one of none', 'image TIMEOUT',
    where: :board, frames: 'to:narrow:2') do
  { greeting: lambda { |to, _|
    to.put("220 ready\r\n")
    sleep 0.3
    to.put("331 password?\r\n")
  }, 'USER' => '' }
end
ftp('all is acknowledged late, with a window of none', 'image TIMEOUT',
    where: :board, frames: 'to:shut:2') do
  { 'USER' => lambda { |to, _|
    sleep 4
    to.put("331-all of it is here,\r\n")
    sleep 1.5
    to.put("331 password?\r\n")
  } }
end
ftp('lines that end with LF alone', 'image PROTOCOL') do
  { greeting: "220 ready\n", 'TYPE' => "200 so be it\n" }
end
ftp('folders and a login', 'image', login: 'joe:p%40w',
    path: '/a%20b/c/fw.bin;type=i',
    seen: lambda { |said, _|
      said.first(5) == ["USER joe\r\n", "PASS p@w\r\n", "CWD a b\r\n",
                        "CWD c\r\n", "TYPE I\r\n"] &&
        said.include?("RETR fw.bin\r\n")
    }) { {} }
ftp('no EPSV, but PASV', 'image SERVER') { { 'EPSV' => "500 what?\r\n" } }
ftp('PASV that names a stranger', 'image SERVER PROTOCOL',
    seen: ->(said, _) { !said.include?('a stranger was asked') }) do
  { 'EPSV' => "500 what?\r\n", 'PASV' => ->(to, _) { to.name_stranger } }
end
ftp('EPSV with another delimiter', 'image') do
  { 'EPSV' => ->(to, _) { to.put("229 here (!!!#{to.listen}!)\r\n") } }
end
ftp('PASV without brackets', 'image') do
  { 'EPSV' => "502 what?\r\n", 'PASV' => lambda { |to, _|
    high, low = to.listen.divmod(256)
    to.put("227 =127,0,0,1,#{high},#{low}\r\n")
  } }
end
ftp('typecode a, of which no SIZE is asked', 'image', path: '/fw.bin;type=a',
    seen: ->(said, _) { said.include?("TYPE A\r\n") && said.none?(/SIZE/) }) { {} }
ftp('a question mark in a name', 'image', path: '/a?b',
    seen: ->(said, _) { said.include?("RETR a?b\r\n") }) { {} }

# ----------------------------------------------------------------- the URL
{ 'a listing' => '/a;type=d', 'a folder' => '/a/', 'nothing' => '',
  'a line end' => '/a%0D%0AQUIT' }.each do |what, path|
  ftp("a URL of #{what}", 'URL', path: path,
      seen: ->(said, _) { said.empty? }) { {} }
end

# ---------------------------------------------------------------- it says no
{ 'USER' => [530, 'DENIED'], 'PASS' => [530, 'DENIED'],
  'CWD' => [550, 'NOT_FOUND'], 'TYPE' => [504, 'SERVER PROTOCOL image'],
  'RETR' => [550, 'NOT_FOUND'] }.each do |verb, (code, allowed)|
  both = (:both if %w[PASS RETR].include?(verb))
  ftp("#{code} to #{verb}", allowed, path: '/a/fw.bin', where: both) do
    { verb => "#{code} no\r\n" }
  end
end
ftp('421 in place of a greeting', 'SERVER') { { greeting: "421 busy\r\n" } }
ftp('120 before the greeting', 'image SERVER') do
  { greeting: "120 soon\r\n220 ready\r\n" }
end
ftp('332, which asks for an account', 'DENIED SERVER') do
  { 'PASS' => "332 account?\r\n" }
end
ftp('neither EPSV nor PASV', 'SERVER PROTOCOL') do
  { 'EPSV' => "500 what?\r\n", 'PASV' => "502 what?\r\n" }
end
ftp('a password, which nobody has', 'DENIED', login: 'joe',
    seen: ->(said, _) { said.none?(/PASS/) }) { {} }
ftp('120 before a greeting that never comes', 'PROTOCOL') do
  { greeting: "120 soon\r\n" * 9 }
end
ftp('425, no connection for data', 'SERVER') { { 'RETR' => "425 no\r\n" } }
ftp('553 to RETR', 'SERVER DENIED NOT_FOUND') { { 'RETR' => "553 no\r\n" } }
ftp('426 behind the file', 'SHORT SERVER') do
  { 'RETR' => ->(to, _) { to.retrieve(after: "426 broken\r\n") } }
end
ftp('451 behind half of the file', 'SHORT SERVER DIGEST') do
  { 'RETR' => ->(to, _) { to.retrieve(after: "451 broken\r\n") },
    data: ->(to, socket) { socket.write(to.image[0, to.image.size / 2]) } }
end

# ---------------------------------------------------------------- the file
ftp('nothing', 'EMPTY SHORT', where: :both) do
  { 'SIZE' => "213 0\r\n", data: ->(_, _) {} }
end
ftp('half of the file, and 226', 'DIGEST SHORT', where: :both) do
  { data: ->(to, socket) { socket.write(to.image[0, to.image.size / 2]) } }
end
ftp('half of the file, 226, and no SIZE', 'DIGEST') do
  { 'SIZE' => "500 what?\r\n",
    data: ->(to, socket) { socket.write(to.image[0, to.image.size / 2]) } }
end
ftp('a reset in the file', 'CLOSED SHORT', where: :both) do
  { data: lambda { |to, socket|
    socket.write(to.image[0, 1000])
    to.reset(socket)
  } }
end
ftp('a file that stops', 'TIMEOUT', where: :both) do
  { data: lambda { |to, socket|
    socket.write(to.image[0, 1000])
    to.stall(socket)
  } }
end
ftp('drop by drop, so that it lasts for ever', 'TIMEOUT') do
  { data: lambda { |to, socket|
    to.image.each_char do |octet|
      socket.write(octet)
      sleep 1
    end
  } }
end
ftp('more than the memory', 'SIZE') do
  { 'SIZE' => "500 what?\r\n",
    data: ->(_, socket) { 1024.times { socket.write('x' * 65_536) } } }
end
{ 'smaller' => [10, 'LONG image'], 'larger' => [nil, 'SHORT image DIGEST'],
  'larger than the memory' => [1 << 31, 'SIZE image'],
  'beyond 32 bits' => [(1 << 32) + 3000, 'SIZE image'],
  'beyond 64 bits' => [(1 << 64) + 3000, 'SIZE PROTOCOL image'],
  'a word' => ['many', 'PROTOCOL image'] }.each do |name, (size, allowed)|
  ftp("a SIZE that is #{name}", allowed) do
    { 'SIZE' => ->(to, _) { to.put("213 #{size || (to.image.size + 900)}\r\n") } }
  end
end

# ------------------------------------------------------------- connections
{ 'garbage' => '229 (|||x|)', 'nothing' => '229 ok', 'port 0' => '229 (|||0|)',
  'port 70000' => '229 (|||70000|)', 'a port beyond 32 bits' =>
  '229 (|||4294967317|)', 'no end' => '229 (|||12', 'another host' =>
  '229 (|1|192.0.2.1|4711|)' }.each do |name, line|
  may = name == 'another host' ? 'PROTOCOL SERVER REFUSED' : 'PROTOCOL SERVER'
  ftp("EPSV with #{name}", may) { { 'EPSV' => "#{line}\r\n", 'PASV' => "500 no\r\n" } }
end
{ 'five numbers' => '(127,0,0,1,9)', 'a number above 255' => '(127,0,0,1,256,9)',
  'port 0' => '(127,0,0,1,0,0)', 'no number' => 'ok' }.each do |name, words|
  ftp("PASV with #{name}", 'PROTOCOL') do
    { 'EPSV' => "500 what?\r\n", 'PASV' => "227 #{words}\r\n" }
  end
end
ftp('EPSV with a port where nobody listens', 'REFUSED', where: :both) do
  { 'EPSV' => ->(to, _) { to.put("229 here (|||#{to.deaf}|)\r\n") },
    'RETR' => "425 nobody came\r\n" }
end

# -------------------------------------------------------------------- time
ftp('no greeting', 'TIMEOUT') { { greeting: STALL } }
ftp('a greeting that ends', 'CLOSED PROTOCOL SHORT') { { greeting: LEAVE } }
ftp('a greeting drop by drop', 'TIMEOUT PROTOCOL') do
  { greeting: ->(to, _) { to.drip(+"220 #{'x' * 300}\r\n", 1) } }
end
%w[USER PASS TYPE EPSV RETR].each do |verb|
  ftp("no answer to #{verb}", 'TIMEOUT') { { verb => STALL } }
  ftp("the end in place of an answer to #{verb}", 'CLOSED PROTOCOL SHORT') do
    { verb => LEAVE }
  end
  ftp("a reset in place of an answer to #{verb}", 'CLOSED') { { verb => RESET } }
end
ftp('no 226 behind the file', 'TIMEOUT SHORT', where: :both) do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n")
    to.transfer
    to.stall
  } }
end
ftp('the end in place of 226', 'CLOSED SHORT PROTOCOL') do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n")
    to.transfer
    to.close
  } }
end
ftp('no connection for data is accepted', 'TIMEOUT') do
  { 'RETR' => lambda { |to, _|
    to.put("150 it comes\r\n")
    to.stall
  } }
end

# ----------------------------------------------------------------- garbage
{ 'garbage' => "\x00\xFF\x16\x03\x01garbage\r\n".b * 100,
  'HTTP' => "HTTP/1.1 400 Bad Request\r\n\r\n",
  'no code' => "ready\r\n", 'a code of two digits' => "22 ready\r\n",
  'a code of four' => "2200 ready\r\n", 'code 000' => "000 ready\r\n",
  'code 999' => "999 ready\r\n" }.each do |name, octets|
  ftp("a greeting that is #{name}", 'PROTOCOL SERVER') { { greeting: octets } }
end
ftp('a line that never ends', 'PROTOCOL TIMEOUT image') do
  { greeting: ->(to, _) { loop { to.put('220 x' + ('x' * 65_536)) } } }
end
ftp('a greeting of lines without end', 'PROTOCOL TIMEOUT') do
  { greeting: ->(to, _) { loop { to.put("220-more\r\n" * 100) } } }
end
ftp('a line of 5,000 octets', 'image PROTOCOL') do
  { greeting: "220 #{'x' * 5000}\r\n" }
end
