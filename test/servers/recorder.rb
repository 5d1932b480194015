# Stands between a client and a server and writes down what the client sends.
# Usage: recorder = Recorder.new(PORT); recorder.serve(PID); recorder.sent
require 'socket'

class Recorder
  HOST = '127.0.0.1'.freeze
  LAST = 5 # seconds, for what is still under way when the client has ended

  attr_reader :sent # for each connection the octets that the client sent

  def initialize(server)
    @server = server
    @listener = TCPServer.new(HOST, 0)
    @sent = []
    @relays = []
  end

  def port
    @listener.addr[1]
  end

  # Serves until that process has ended; returns its status.
  def serve(pid)
    accept(0.02) until Process.wait(pid, Process::WNOHANG)
    status = $?
    nil while accept(0) # whoever came before the end counts, too
    @relays.each { |relay| relay.join(LAST) || raise('a relay hangs') }
    status
  ensure
    @listener.close
  end

  private

  def accept(seconds)
    return unless IO.select([@listener], nil, nil, seconds)

    client = @listener.accept
    octets = String.new(encoding: Encoding::BINARY)
    @sent << octets
    @relays << Thread.new { relay(client, octets) }
  end

  def relay(client, octets)
    server = TCPSocket.new(HOST, @server)
    back = Thread.new { copy(server, client) }
    copy(client, server, octets)
    back.join
    [client, server].each(&:close)
  end

  # Up to the end, which is passed on. A connection that breaks has ended.
  def copy(from, to, record = +'')
    loop do
      piece = from.readpartial(4096)
      record << piece
      to.write(piece)
    end
  rescue EOFError, SystemCallError
    begin
      to.close_write
    rescue SystemCallError, IOError
      nil # it is closed already
    end
  end
end
