# A scripted FTP server. A script is a table of what it does otherwise than a
# good one: for a command, or :greeting and :data, what it says, or a block
# that is given the conversation and the argument. `nil` is as good as a block
# that says nothing.
require_relative 'processes'
require_relative 'scripted'

module Scripted
  class Ftp < TcpServer
    private

    def conversation
      FtpConversation
    end
  end

  class FtpConversation < TcpConversation
    GOOD = {
      greeting: "220 ready\r\n", 'USER' => "331 password?\r\n",
      'PASS' => "230 welcome\r\n", 'CWD' => "250 moved\r\n",
      'TYPE' => "200 so be it\r\n", 'QUIT' => "221 bye\r\n",
      'MODE' => "200 so be it\r\n", 'STRU' => "200 so be it\r\n",
      'SIZE' => ->(to, _) { to.put("213 #{to.image.size}\r\n") },
      'EPSV' => ->(to, _) { to.put("229 here (|||#{to.listen}|)\r\n") },
      'PASV' => lambda { |to, _|
        high, low = to.listen.divmod(256)
        to.put("227 here (127,0,0,1,#{high},#{low})\r\n")
      },
      'RETR' => ->(to, _) { to.retrieve },
      data: ->(to, socket) { socket.write(to.image) }
    }.freeze

    def run
      @script = GOOD.merge(@context.row.script.call)
      act(:greeting, nil)
      while (line = @socket.gets)
        @context.server.said << line
        verb, argument = line.chomp.split(' ', 2)
        act(verb.to_s.upcase, argument)
      end
    end

    def close
      @watch&.kill
      [@listener, @stranger].compact.each(&:close)
      @data.close if @data && !@data.closed?
      super
    end

    # The port of the connection for data.
    def listen
      @listener = TCPServer.new('127.0.0.1', 0)
      @listener.local_address.ip_port
    end

    # A port where nobody listens.
    def deaf
      @stranger = Processes.deaf(:tcp)
      @stranger.local_address.ip_port
    end

    # Names another host, where somebody listens, too.
    def name_stranger
      high, low = listen.divmod(256)
      put("227 there (127,0,0,2,#{high},#{low})\r\n")
      @stranger = TCPServer.new('127.0.0.2', (high * 256) + low)
      @watch = Thread.new do
        @stranger.accept
        @context.server.said << 'a stranger was asked'
      end
    end

    # The file, and what is said before it and after it.
    def retrieve(before: "150 it comes\r\n", after: "226 all of it\r\n")
      put(before)
      transfer
      put(after)
    end

    def transfer
      @data = @listener.accept
      act(:data, @data)
      @data.close unless @data.closed?
    end

    # The file, of which the first octets come in segments of their own.
    def pieces(socket, count = 16, size = 8)
      socket.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1)
      count.times do |at|
        socket.write(image[at * size, size])
        sleep 0.02
      end
      socket.write(image[count * size..])
    end

    private

    def act(what, argument)
      does = @script.fetch(what) { "502 never heard of it\r\n" }
      does.respond_to?(:call) ? does.call(self, argument) : put(does.to_s)
    end
  end
end
