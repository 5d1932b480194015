# A scripted HTTP server. What a script can do besides TcpConversation's put,
# drip, stall and reset:
#
#   path, from            of the request
#   head(200, ...)        a status line and fields
#   answer(octets)        a good answer
#   part(count)           the bytes from `from` on, at most `count`
#   chunked(..., last)    chunks, and `last` as it is
#   lead(url)             a redirect
#   other                 the URL of another origin; the row's `again` serves it
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

    # The first byte that the client wants.
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

    def part(count, fields = { 'ETag' => '"a"' })
      range = { 'Content-Range' => "bytes #{from}-#{image.size - 1}/#{image.size}" }
      head(from.zero? ? 200 : 206,
           { 'Content-Length' => image.size - from }.merge(from.zero? ? {} : range, fields))
      put(image[from, count])
    end

    def chunked(*parts, last)
      head(200, 'Transfer-Encoding' => 'chunked')
      chunks(*parts)
      put(last)
    end

    def chunks(*parts)
      parts.each { |p| put("#{p.size.to_s(16)}\r\n#{p}\r\n") }
    end

    def lead(to)
      head(302, 'Location' => to, 'Content-Length' => 0)
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
