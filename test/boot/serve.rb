# Starts the servers of the tests with an image to fetch, prints what to type,
# and ends with Ctrl-C. Called by test/boot/serve [BOARD]
require 'tmpdir'
require_relative 'client'
require_relative 'servers'

$stdout.sync = true
board = ARGV[0] || 'mps2_an385'
facts = "#{__dir__}/../../board/#{board}/board.env"
unless File.exist?(facts) && File.read(facts).match?(/^ETH=/)
  abort 'usage: test/boot/serve [BOARD]   a board with ETH in its board.env'
end
stop = proc { Thread.main.raise(Interrupt) }
%w[INT TERM HUP].each { |name| trap(name, &stop) }
begin
  client = BoardClient.new(board)
  Dir.mktmpdir('boot') do |folder|
    Servers.with(folder, loopback: client.loopback) do |servers|
      servers.add('fw.bin', Images.proved(client.program))
      puts "The image is the program #{client.started}. Type:"
      Servers::SCHEMES.each do |scheme|
        puts "    board/run #{board} boot '#{servers.url(scheme, 'fw.bin')}'"
      end
      if servers.serves?('http', 6)
        puts "    board/run #{board} boot '#{servers.url('http', 'fw.bin', family: 6)}'"
      end
      puts 'By a name, asked of the resolver that serves it:'
      puts "    printf '%s\\n' 'resolver #{servers.resolver}' \\"
      puts "        '#{servers.url('http', 'fw.bin', host: 'boot.test')}' |"
      puts "        board/run #{board} boot"
      puts "Or `board/run #{board} boot` alone, which asks for a URL and leaves " \
           'the console to the image.'
      puts 'Ctrl-C ends the servers.'
      sleep
    end
  end
rescue Interrupt
  puts
rescue Processes::Failed => e
  abort e.message
end
