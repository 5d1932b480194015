# Starts the servers of the tests with an image to fetch, prints what to type,
# and ends with Ctrl-C. Called by test/fetch/serve [BOARD]
require 'tmpdir'
require_relative 'client'
require_relative 'servers'

$stdout.sync = true
board = ARGV[0] || 'mps2_an385'
facts = "#{__dir__}/../../board/#{board}/board.env"
unless File.exist?(facts) && File.read(facts).match?(/^ETH=/)
  abort 'usage: test/fetch/serve [BOARD]   a board with ETH in its board.env'
end
stop = proc { Thread.main.raise(Interrupt) }
%w[INT TERM HUP].each { |name| trap(name, &stop) }
Dir.mktmpdir('boot') do |folder|
  client = BoardClient.new(board)
  servers = Servers.new(folder, client.loopback)
  servers.start
  servers.add('fw.bin', Images.signed(client.program, client.place))
  urls = Servers::SCHEMES.map { |scheme| servers.url(scheme, 'fw.bin') }
  urls << servers.url('http', 'fw.bin', family: 6) if Processes.ipv6?
  puts "The image is the program #{client.started}. Type:",
       urls.map { |url| "    board/run #{board} boot '#{url}'" },
       'By a name, with the name server of the tests:',
       "    printf '%s\\n' 'resolver #{servers.resolver}' \\",
       "        '#{servers.url('http', 'fw.bin', host: 'boot.test')}' |",
       "        board/run #{board} boot",
       "`board/run #{board} boot` alone asks for a URL and leaves the console to " \
       'the image.', 'Ctrl-C ends the servers.'
  sleep
rescue Interrupt
  puts
rescue Processes::Failed => e
  abort e.message
ensure
  servers&.stop
end
