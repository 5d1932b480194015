# A scripted HTTP server. What a script can do besides TcpConversation's put,
# drip, stall and reset:
#
#   ask              reads the request; done before the script begins
#   head(200, ...)   a status line and fields
#   answer(octets)   a good answer of these octets
#   other            the URL of another origin, served by the row's `other`
require_relative 'scripted'

module Scripted
  class Http < TcpServer
    # Another origin; nil if the row has none.
    def other
      return unless @row.options[:again]

      @other ||= Http.new(@row.again, @image, @loopback)
    end

    def stop
      @other&.stop
      super
    end

    private

    def conversation
      HttpConversation
    end
  end

  class HttpConversation < TcpConversation
    attr_reader :request

    def run
      @request = ask or return
      @context.server.said << @request
      instance_exec(self, &@context.row.script)
    end

    def path
      @request[/\A\S+ (\S+)/, 1]
    end

    # Where a client asks to go on; 0 if it does not.
    def from
      @request[/^Range: bytes=(\d+)-/i, 1].to_i
    end

    def head(status, fields = {})
      lines = fields.map { |name, value| "#{name}: #{value}\r\n" }
      put("HTTP/1.1 #{status} words\r\n#{lines.join}\r\n")
    end

    def answer(octets, fields = {})
      head(200, { 'Content-Length' => octets.size }.merge(fields))
      put(octets)
    end

    def chunks(*pieces)
      pieces.each { |p| put("#{p.size.to_s(16)}\r\n#{p}\r\n") }
    end

    def lead(to, status = 302)
      head(status, 'Location' => to, 'Content-Length' => 0)
    end

    def other
      @context.server.other.base
    end

    private

    def ask
      lines = +''
      until lines.end_with?("\r\n\r\n")
        line = @socket.gets or return
        lines << line
      end
      lines
    end
  end
end
