# Servers on 127.0.0.1 that do what a script says, and record what clients send.
# A script is a block that gets the conversation. scripted_http.rb and the others
# say what a conversation can do.
require 'socket'

module Scripted
  # How long a silent server waits for the client to leave, in seconds.
  SILENCE = 90

  # One script for one port. Each conversation has a thread.
  class Server
    attr_reader :said # what clients have sent, in order
    attr_accessor :cut # bytes until the server breaks off, or nil

    def initialize(row, image, loopback)
      @row = row
      @image = image
      @loopback = loopback
      @said = []
      @threads = []
      @count = 0
      @cut = row.options[:cut]
      open
      @serving = Thread.new { serve }
    end

    def stop
      [@serving, *@threads].each(&:kill).each(&:join)
      @socket&.close
    end

    # The server that a redirect leads to: only HTTP has one.
    def other
      nil
    end

    # What a conversation knows; count: how many conversations have begun.
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

    # A client can leave at any time.
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

  # What all conversations have in common.
  module Conversation
    attr_reader :image, :count

    # The image with one bit changed at an offset.
    def flipped(offset)
      image.dup.tap { |octets| octets.setbyte(offset, octets.getbyte(offset) ^ 1) }
    end
  end

  # A conversation by datagrams.
  class UdpConversation
    include Conversation

    def initialize(from, context, socket)
      @to = [from[3], from[1]]
      @context = context
      @image = context.image
      @count = context.count
      @socket = socket
    end

    # The first datagram is cut if the row says so.
    def packet(octets)
      cut, @context.server.cut = @context.server.cut, nil
      @socket.send(cut ? octets[0, cut] : octets, 0, *@to)
    end

    def self.socket(address = '127.0.0.1')
      UDPSocket.new.tap { |udp| udp.bind(address, 0) }
    end

    protected

    def speak_by(socket)
      @socket = socket
    end
  end

  # A conversation over TCP.
  class TcpConversation
    include Conversation
    attr_reader :base

    def initialize(socket, context)
      @socket = socket
      @context = context
      @image = context.image
      @count = context.count
      @base = context.base
    end

    # Ends the connection after `cut` bytes, once, if the row says so.
    def put(octets)
      left = @context.server.cut or return @socket.write(octets)
      @socket.write(octets.byteslice(0, left))
      @context.server.cut = left - octets.bytesize
      return if left >= octets.bytesize

      @context.server.cut = nil
      close
    end

    # Sends chunks with a pause of some seconds between them.
    def drip(octets, seconds, chunk = 1, socket = nil)
      until octets.empty?
        socket ? socket.write(octets.slice!(0, chunk)) : put(octets.slice!(0, chunk))
        sleep seconds
      end
    end

    # Sends nothing more, until the client leaves.
    def stall(socket = @socket)
      drain(socket, SILENCE)
    end

    # Resets the connection.
    def reset(socket = @socket)
      sleep 0.1 # what was sent before must arrive
      linger = Socket::Option.linger(true, 0)
      socket.setsockopt(linger)
      socket.close
    end

    # Closes one direction first, or bytes of the client could be lost.
    def close
      return if @socket.closed?

      @socket.close_write
      drain(@socket, 2)
      @socket.close
    rescue SystemCallError, IOError
      nil
    end

    private

    # Reads until the client leaves, or for some seconds.
    def drain(socket, seconds)
      limit = Process.clock_gettime(Process::CLOCK_MONOTONIC) + seconds
      while Process.clock_gettime(Process::CLOCK_MONOTONIC) < limit
        next unless socket.wait_readable(0.1)
        break if socket.read_nonblock(4096, exception: false).nil?
      end
    end
  end
end
