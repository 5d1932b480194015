# Scripted servers of https, and what can happen to their records on the way.
require 'openssl'
require_relative 'scripted_http'

module Scripted
  # A scripted HTTP server over TLS. Options of the row: cert, the name of its
  # certificate; tls, a block that gets the SSLContext; wire, a method of Wire
  # and its arguments; plain, no TLS; greeting, what is sent at once in its place;
  # flood, what is sent again and again in its place.
  class Https < Http
    attr_reader :tls

    def initialize(row, image, loopback, certificates)
      @certificates = certificates
      @tls = context_of(row.options, certificates)
      super(row, image, loopback)
      @wire = row.options[:wire] &&
              Wire.new(@socket.local_address.ip_port, Wire.public_send(*row.options[:wire]))
    end

    def port
      @wire ? @wire.port : super
    end

    def scheme
      @row.options.fetch(:scheme, 'https')
    end

    def base
      "#{scheme}://#{@loopback}:#{port}"
    end

    def other
      @other ||= Https.new(@row.again, @image, @loopback, @certificates)
    end

    def stop
      @wire&.stop
      super
    end

    private

    def conversation
      @row.options[:plain] ? HttpConversation : HttpsConversation
    end

    def context_of(options, certificates)
      file = certificates.path(options.fetch(:cert, 'good'))
      chain = OpenSSL::X509::Certificate.load_file("#{file}.pem")
      OpenSSL::SSL::SSLContext.new.tap do |tls|
        tls.add_certificate(chain[0], OpenSSL::PKey.read(File.read("#{file}.key")),
                            chain[1..])
        options[:tls]&.call(tls)
      end
    end
  end

  class HttpsConversation < HttpConversation
    def run
      @tcp = @socket
      greeting = @context.row.options[:greeting]
      return put(greeting) && stall if greeting

      flood = @context.row.options[:flood]
      put(flood) while flood

      @socket = OpenSSL::SSL::SSLSocket.new(@tcp, @context.server.tls)
      @socket.accept
      super
    rescue OpenSSL::SSL::SSLError
      nil
    end

    # Ends with close_notify; `cut` ends without.
    def close
      @socket.close unless @tcp.closed?
      @tcp.close
    end

    def cut
      sleep 0.1 # what was sent before must arrive
      @tcp.close
    end

    def stall
      super(@tcp)
    end
  end

  # Passes connections on to a port. For each record of the server the block
  # gets its bytes and its offset in the stream, and returns what is sent in its
  # place; fewer bytes end the connection.
  class Wire
    HEADER = 5
    HANDSHAKE = 22
    DATA = 23

    # Changes the bit 1 of a byte in the first record for which this holds.
    def self.flip(at, &is_it)
      lambda do |record, _|
        next record unless is_it && is_it.call(record)

        is_it = nil
        record.tap { |bytes| bytes.setbyte(at, bytes.getbyte(at) ^ 1) }
      end
    end

    # In the byte at this offset of the stream. Nothing protects the version of
    # a record (its bytes 1 and 2): there it is the byte after it.
    def self.flip_at(at)
      lambda do |record, offset|
        place = at - offset
        next record if place.negative? || place >= record.size

        place = 3 if [1, 2].include?(place)
        record.tap { |bytes| bytes.setbyte(place, bytes.getbyte(place) ^ 1) }
      end
    end

    # In the message of a handshake of this type.
    def self.flip_message(type, at)
      flip(at) { |record| record.getbyte(0) == HANDSHAKE && record.getbyte(HEADER) == type }
    end

    def self.flip_data(at)
      flip(at) { |record| record.getbyte(0) == DATA && record.size > 500 }
    end

    # Sends these bytes first.
    def self.before(bytes)
      ->(record, offset) { offset.zero? ? bytes + record : record }
    end

    # Ends the connection after so many bytes, `times` times.
    def self.cut(size, times = 1000)
      lambda do |record, offset|
        next record if offset + record.size <= size || times.zero?

        times -= 1
        record[0, size - offset]
      end
    end

    def initialize(target, change)
      @target = target
      @change = change
      @server = TCPServer.new('127.0.0.1', 0)
      @threads = []
      @serving = Thread.new { loop { pass(@server.accept) } }
    end

    def port
      @server.local_address.ip_port
    end

    def stop
      [@serving, *@threads].each(&:kill).each(&:join)
      @server.close
    end

    private

    # One thread closes: two that close what the other one reads can wait for each
    # other for ever, in Ruby 3.1.
    def pass(client)
      server = TCPSocket.new('127.0.0.1', @target)
      up = Thread.new { pump(client, server) { IO.copy_stream(client, server) } }
      down = Thread.new do
        pump(client, server) { records(server, client) }
        up.join
      ensure
        [client, server].each(&:close)
      end
      @threads.push(up, down)
    end

    # The end of one direction ends the other one, too.
    def pump(*sockets)
      yield
    rescue SystemCallError, IOError
      nil
    ensure
      sockets.each { |one| shut(one) }
    end

    def shut(socket)
      socket.shutdown
    rescue SystemCallError, IOError
      nil
    end

    def records(server, client)
      offset = 0
      while (head = server.read(HEADER))
        record = head + server.read(head.unpack1('@3n')).to_s
        size = record.size
        return if client.write(@change.call(record, offset)) < size

        offset += size
      end
    end
  end
end
