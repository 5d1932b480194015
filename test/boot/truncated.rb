# A conversation that was good, cut behind each of its octets: whatever comes
# of it, nothing but the whole is an image, and the sanitizers are silent.
module Truncated
  IMAGE = Images.of(100)
  ANYTHING = (Statuses.names.values + %w[image] - %w[URL SCHEME LINK ROOM]).freeze

  def self.tries(client)
    http(client) + ftp(client) + datagrams(client)
  end

  def self.row(client, scheme, what, at, script, allowed: ANYTHING)
    row = Row.new(scheme, "cut behind octet #{at} of #{what}", allowed, {}, script)
    Try.new(scheme, row.name, client, allowed,
            ->(try, words, _) { Scripts.run(try, row, IMAGE, words) })
  end

  # The whole of what is said, cut: an image only if nothing is missing.
  def self.faults(at, size)
    at < size ? ANYTHING - %w[image] : %w[image]
  end

  def self.http(client)
    { 'a length' => "HTTP/1.1 200 OK\r\nContent-Length: #{IMAGE.size}\r\n\r\n#{IMAGE}",
      'chunks' => "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" \
                  "32;a=b\r\n#{IMAGE[0, 50]}\r\n32\r\n#{IMAGE[50..]}\r\n" \
                  "0\r\nA: b\r\n\r\n",
      'a redirect' => "HTTP/1.1 302 Found\r\nLocation: /a/../b?c\r\n\r\n" }
      .flat_map do |what, answer|
      (0..answer.size).map do |at|
        row(client, 'http', what, at, ->(to) { to.put(answer[0, at]) },
            allowed: what == 'a length' ? faults(at, answer.size) : ANYTHING)
      end
    end
  end

  # What the server says on the control connection, in all.
  FTP = "220-hi\r\n220 ready\r\n331 password?\r\n230 welcome\r\n" \
        "200 so be it\r\n".freeze

  def self.ftp(client)
    (0..FTP.size).map do |at|
      said = FTP[0, at].lines
      row(client, 'ftp', 'what is said', at, lambda do
        say = ->(to, _) { to.put(said.shift.to_s) && said.empty? && to.close }
        two = ->(to, _) { 2.times { to.put(said.shift.to_s) } && said.empty? && to.close }
        { greeting: two, 'USER' => say, 'PASS' => say, 'TYPE' => say,
          'SIZE' => ->(to, _) { to.close } }
      end, allowed: ANYTHING - %w[image])
    end
  end

  # Of each datagram the first is cut. What asks again is told the whole.
  def self.datagrams(client)
    tftp = (0..40).map { |at| row(client, 'tftp', 'the options', at, tftp_options(at)) }
    data = (0..IMAGE.size + 3).map do |at|
      row(client, 'tftp', 'a block', at, tftp_data(at))
    end
    error = (0..8).map { |at| row(client, 'tftp', 'an error', at, tftp_error(at)) }
    coap = (0..30 + IMAGE.size).map { |at| row(client, 'coap', 'a block', at, coap(at)) }
    tftp + data + error + coap
  end

  def self.tftp_options(at)
    lambda do |to|
      words = to.options.slice('blksize')
      octets = [6].pack('n') + words.flat_map { |n, v| ["#{n}\0", "#{v}\0"] }.join
      next to.serve if to.count > 1

      to.packet(octets[0, at])
      to.serve(size: 512) if to.ack?(0)
    end
  end

  def self.tftp_data(at)
    lambda do |to|
      tried = 0
      to.serve(size: 512) do |block, piece|
        tried += 1
        next to.data(block, piece) if tried > 1

        to.packet(([3, block].pack('nn') + piece)[0, at])
      end
    end
  end

  def self.tftp_error(at)
    lambda do |to|
      to.count > 1 ? to.serve : to.packet([5, 1].pack('nn').+("words\0")[0, at])
    end
  end

  def self.coap(at)
    lambda do |to|
      to.count > 1 ? to.serve : to.cut(at)
    end
  end
end
