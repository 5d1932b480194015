# A scripted TFTP server. What a script can do:
#
#   options          of the request, {'blksize' => '1468', ...}
#   oack(...), data(block, octets), error(code, words), packet(octets)
#   ack?(block)      waits for it; false if it does not arrive
#   serve            a good answer; parameters change it
#   stranger         sends from another port
#   elsewhere        sends from another address
#   count            the number of this request
require_relative 'scripted'

module Scripted
  class Tftp < UdpServer
    private

    def conversation(octets, from)
      TftpConversation.new(octets, from, context)
    end
  end

  class TftpConversation < UdpConversation
    RRQ = 1
    DATA = 3
    ACK = 4
    ERROR = 5
    OACK = 6
    TRIES = 8
    WAIT = 0.5 # seconds for an answer

    attr_reader :options, :name

    def initialize(octets, from, context)
      super(from, context, self.class.socket)
      @name, _mode, *words = octets[2..].split("\0")
      @options = words.each_slice(2).to_h
      @request = octets
    end

    def run
      instance_exec(self, &@context.row.script) if rrq?
    end

    def close
      @stranger&.close
      @socket.close
    end

    # The same conversation from another port.
    def stranger
      @stranger ||= TftpConversation.new(@request, [nil, @to[1], nil, @to[0]],
                                         @context)
    end

    def elsewhere
      stranger.tap { |other| other.speak_by(self.class.socket('127.0.0.2')) }
    end

    def oack(options)
      words = options.flat_map { |name, value| ["#{name}\0", "#{value}\0"] }
      packet([OACK].pack('n') + words.join)
    end

    def data(block, octets)
      packet([DATA, block & 0xFFFF].pack('nn') + octets)
    end

    def error(code, words = 'no')
      packet([ERROR, code].pack('nn') + "#{words}\0")
    end

    # Whether the client sends it; other messages are dropped.
    def ack?(block)
      20.times do
        octets = answer or return false
        return true if octets == [ACK, block & 0xFFFF].pack('nn')
        return false if octets.unpack1('n') == ERROR
      end
      false
    end

    # The client's next message, or nil.
    def answer
      return unless @socket.wait_readable(WAIT)

      @socket.recvfrom(2000)[0].tap { |octets| @context.server.said << octets }
    end

    # Agrees to the options and sends the file up to block `last`. With a Ruby
    # block that sends each block of the file.
    def serve(octets: image, size: agree, last: nil, &otherwise)
      (1..).each do |block|
        chunk = octets[(block - 1) * size, size].to_s
        done = deliver(block, chunk, &otherwise)
        break if !done || chunk.size < size || block == last
      end
    end

    # Agrees to the options, changed; returns the block size in use.
    def agree(change = {})
      agreed = wanted.merge(change)
      return 512 if agreed.empty?

      TRIES.times do
        oack(agreed)
        break if ack?(0)
      end
      agreed.fetch('blksize', 512).to_i
    end

    # What a good server agrees to.
    def wanted
      sizes = @options['tsize'] ? { 'tsize' => image.size } : {}
      @options.slice('blksize').merge(sizes)
    end

    private

    def rrq?
      @request.unpack1('n') == RRQ
    end

    def deliver(block, chunk)
      TRIES.times do
        block_given? ? yield(block, chunk) : data(block, chunk)
        return true if ack?(block)
      end
      false
    end
  end
end
