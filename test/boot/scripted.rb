# Servers that say what a script tells them, on ports of 127.0.0.1 of their
# own, and write down what they are told. A script is a block that is given
# the conversation: scripted_http.rb and its like say what that can do.
require 'socket'

module Scripted
  # How long a silent server waits for the client to leave.
  SILENCE = 90

  # One script behind one port. Each conversation has a thread.
  class Server
    attr_reader :said # what clients have sent, in the order of its coming

    def initialize(row, image, loopback)
      @row = row
      @image = image
      @loopback = loopback
      @said = []
      @threads = []
      @count = 0
      open
      @serving = Thread.new { serve }
    end

    def stop
      [@serving, *@threads].each(&:kill).each(&:join)
      @socket.close
    end

    # Only HTTP leads elsewhere.
    def other
      nil
    end

    # What a conversation knows: the image, and how often one has begun.
    Context = Struct.new(:row, :image, :count, :base, :server)

    def port
      @socket.local_address.ip_port
    end

    def base
      "#{@row.scheme}://#{@loopback}:#{port}"
    end

    private

    def context
      @count += 1
      Context.new(@row, @image, @count, base, self)
    end

    # A client may leave whenever it likes.
    def converse(conversation)
      @threads << Thread.new do
        Thread.current.report_on_exception = false
        conversation.run
      rescue SystemCallError, IOError
        nil
      ensure
        conversation.close
      end
    end
  end

  class TcpServer < Server
    private

    def open
      @socket = TCPServer.new('127.0.0.1', 0)
    end

    def serve
      loop do
        client = @socket.accept
        client.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1)
        converse(conversation.new(client, context))
      end
    end
  end

  class UdpServer < Server
    private

    def open
      @socket = UDPSocket.new
      @socket.bind('127.0.0.1', 0)
    end

    def serve
      loop do
        octets, from = @socket.recvfrom(2000)
        @said << octets
        converse(conversation(octets, from))
      end
    end
  end

  # What conversations by datagrams have in common.
  class UdpConversation
    attr_reader :image, :count

    def initialize(from, context, socket)
      @to = [from[3], from[1]]
      @context = context
      @image = context.image
      @count = context.count
      @socket = socket
    end

    def packet(octets)
      @socket.send(octets, 0, *@to)
    end

    def self.socket
      UDPSocket.new.tap { |udp| udp.bind('127.0.0.1', 0) }
    end

    protected

    def speak_by(socket)
      @socket = socket
    end
  end

  # What conversations over TCP have in common.
  class TcpConversation
    attr_reader :image, :count, :base

    def initialize(socket, context)
      @socket = socket
      @context = context
      @image = context.image
      @count = context.count
      @base = context.base
    end

    def put(octets)
      @socket.write(octets)
    end

    # Piece by piece, so many seconds between them.
    def drip(octets, seconds, piece = 1)
      until octets.empty?
        put(octets.slice!(0, piece))
        sleep seconds
      end
    end

    # Says nothing more, until the client leaves.
    def stall(socket = @socket)
      limit = Process.clock_gettime(Process::CLOCK_MONOTONIC) + SILENCE
      while Process.clock_gettime(Process::CLOCK_MONOTONIC) < limit
        next unless socket.wait_readable(1)
        break if socket.read_nonblock(4096, exception: false).nil?
      end
    end

    # The end that is none: the client is told that there is no connection.
    def reset(socket = @socket)
      sleep 0.1 # what was sent arrives first
      linger = Socket::Option.linger(true, 0)
      socket.setsockopt(linger)
      socket.close
    end

    # Half of it is ended, or octets would be lost that the client has sent.
    def close
      return if @socket.closed?

      @socket.close_write
      stall_briefly
      @socket.close
    rescue SystemCallError, IOError
      nil
    end

    private

    def stall_briefly
      20.times do
        return unless @socket.wait_readable(0.1)
        return if @socket.read_nonblock(4096, exception: false).nil?
      end
    end
  end
end
