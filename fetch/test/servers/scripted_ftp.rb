# A scripted FTP server. A script is a table of what the server does differently
# from a good one. Keys are commands, :greeting and :data. A value is the reply,
# or a block that gets the conversation and the argument.
require_relative '../../../test/servers/processes'
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
      [@listener, @deaf].compact.each(&:close)
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
      @deaf = Processes.deaf(:tcp)
      @deaf.local_address.ip_port
    end

    def retrieve
      put("150 it comes\r\n")
      transfer
      put("226 all of it\r\n")
    end

    def transfer
      @data = @listener.accept
      act(:data, @data)
      @data.close unless @data.closed?
    end

    # The file; its first bytes are sent in small segments.
    def parts(socket, count = 16, size = 8)
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
