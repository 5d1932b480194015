# A scripted CoAP server. The script runs for each message of the client. What
# it can do:
#
#   block, szx                         of the client's message
#   count                              the number of this message
#   serve                              a good answer; parameters change it
#   reply(code, options, payload)      another answer
#   send_block(number, low, payload)   an answer with any Block2
#   empty(first)                       an empty message: 0x60 ACK, 0x70 reset
#   packet(octets)                     any datagram
#   stranger                           the same from another port
require_relative 'scripted'

module Scripted
  class Coap < UdpServer
    private

    def conversation(octets, from)
      CoapConversation.new(octets, from, context, @socket)
    end
  end

  class CoapConversation < UdpConversation
    BLOCK2 = 23
    ETAG = 4
    CONTENT = 0x45
    MARKER = "\xFF".b.freeze

    def initialize(octets, from, context, socket)
      super(from, context, socket)
      read(octets)
    end

    def run
      instance_exec(self, &@context.row.script) if @code == 1
    end

    def close
      @stranger&.close
    end

    def stranger
      @stranger = self.class.socket
      dup.tap { |other| other.speak_by(@stranger) }
    end

    # Whether the client's message has this option.
    def said?(number)
      @options.to_h.key?(number)
    end

    # The number of the requested block, and its size: 16 << szx bytes.
    def block
      wanted >> 4
    end

    def szx
      [wanted & 7, 6].min
    end

    def empty(first)
      packet([first, 0, @mid].pack('CCn'))
    end

    def send_block(number, low, payload)
      reply(CONTENT, [[BLOCK2, uint((number << 4) | low)]], payload)
    end

    # The options in the order of their numbers.
    def reply(code, options = [], payload = '')
      last = 0
      fields = options.map do |n, value|
        option(n - last, value).tap { last = n }
      end
      packet([0x60 | @token.size, code, @mid].pack('CCn') + @token + fields.join +
             (payload.empty? ? '' : MARKER + payload))
    end

    # The requested block, with 16 << size bytes.
    def serve(octets: image, size: szx, extra: [], etag: 'a')
      chunk = octets[block << (size + 4), 1 << (size + 4)].to_s
      more = (block + 1) << (size + 4) < octets.size
      options = [[ETAG, etag], [BLOCK2, uint((block << 4) | (more ? 8 : 0) | size)]]
      reply(CONTENT, options.select(&:last) + extra, chunk)
    end

    def uint(value)
      value.zero? ? '' : [value.to_s(16).then { |s| s.size.odd? ? "0#{s}" : s }].pack('H*')
    end

    private

    def wanted
      value = @options.to_h[BLOCK2] or return 6
      value.unpack('C*').reduce(0) { |sum, octet| (sum << 8) | octet }
    end

    def option(delta, value)
      head, more = nibble(delta)
      size, size_more = nibble(value.size)
      [(head << 4) | size].pack('C') + more + size_more + value
    end

    def nibble(number)
      return [number, ''] if number < 13
      return [13, [number - 13].pack('C')] if number < 269

      [14, [number - 269].pack('n')]
    end

    def read(octets)
      first, @code, @mid = octets.unpack('CCn')
      @token = octets[4, first & 15].to_s
      @options = []
      at = 4 + @token.size
      number = 0
      while at < octets.size && octets.getbyte(at) != 0xFF
        head = octets.getbyte(at)
        delta, at = part(octets, at + 1, head >> 4)
        size, at = part(octets, at, head & 15)
        number += delta
        @options << [number, octets[at, size]]
        at += size
      end
    end

    def part(octets, at, nibble)
      case nibble
      when 13 then [octets.getbyte(at) + 13, at + 1]
      when 14 then [octets[at, 2].unpack1('n') + 269, at + 2]
      else [nibble, at]
      end
    end
  end
end
