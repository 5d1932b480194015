# A scripted http proxy. All names are this machine: only the proxy knows them.
# What a script can do besides HttpConversation's:
#
#   pass                   what a good proxy does: `tunnel` or `forward`
#   tunnel(head, port)     opens a tunnel with this head, to another port
#   forward                asks the server for an http URL
require_relative 'scripted_http'

module Scripted
  class Proxy < TcpServer
    def self.start(script)
      new(Row.new('http', 'proxy', [], {}, script), nil, '127.0.0.1')
    end

    private

    def conversation
      ProxyConversation
    end
  end

  class ProxyConversation < HttpConversation
    OPEN = "HTTP/1.1 200 Connection established\r\n\r\n".freeze

    def pass
      request.start_with?('CONNECT') ? tunnel : forward
    end

    def tunnel(head = OPEN, port = request[/\ACONNECT \S+:(\d+) /, 1])
      server = TCPSocket.new('127.0.0.1', port)
      put(head)
      up = Thread.new { copy(@socket, server) }
      copy(server, @socket)
    ensure
      up&.kill&.join
      server&.close
    end

    def forward
      server = TCPSocket.new('127.0.0.1', request[%r{\AGET http://[^/]*:(\d+)/}, 1])
      server.write(request.sub(%r{ http://[^/ ]*}, ' ').gsub(/^Proxy-.*\r\n/, ''))
      IO.copy_stream(server, @socket)
    ensure
      server&.close
    end

    private

    def copy(from, to)
      IO.copy_stream(from, to)
    rescue SystemCallError, IOError
      nil
    end
  end
end
