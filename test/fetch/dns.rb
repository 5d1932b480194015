# A DNS server on this machine, in a thread. Names that it does not know do not
# exist. Dns.new({ 'boot.test' => '127.0.0.1' }, '127.0.0.1').port
require 'resolv'
require 'socket'
require_relative 'processes'

class Dns
  Answer = Resolv::DNS::Resource::IN
  Name = Resolv::DNS::Name
  TTL = 5
  SERVER_FAILURE = 2
  NO_SUCH_NAME = 3
  REFUSED = 5

  FAILED = lambda { |good, code|
    good.rcode = code
    good.answer.clear
    [good]
  }
  CUT = lambda { |good, _|
    good.tc = 1
    good.answer.clear
    [good]
  }
  WRONG = ->(good) { good.encode.tap { |o| o.setbyte(0, o.getbyte(0) ^ 1) } }

  # Answers to the name `the-words.test`, made from a good answer and the number
  # of the question, and the allowed outcomes. test_dns_message.c and test_name.c
  # have others. The good answer goes over TCP.
  ODD = {
    'no such name' => [nil, 'NAME'],
    'an alias' => [lambda { |good, _|
      other = Name.create('x.test.')
      asked = good.question[0][0]
      real = good.answer.map { |_, ttl, data| [other, ttl, data] }
      good.answer.replace([[asked, TTL, Answer::CNAME.new(other)], *real])
      [good]
    }, 'image'],
    'a wrong number first' => [lambda { |good, _|
      [WRONG.call(good), good]
    }, 'image NAME TIMEOUT'],
    'a dead address first' => [lambda { |good, _|
      name, _, alive = good.answer[0]
      good.answer.unshift([name, TTL, Answer::A.new(alive.address.to_s.sub(/\d+\z/, '9'))]) if name
      [good]
    }, 'image'],
    'a server that fails twice' => [lambda { |good, number|
      (number % 3).zero? ? [good] : FAILED.call(good, SERVER_FAILURE)
    }, 'image'],
    'a server that is silent twice' => [->(good, number) { (number % 3).zero? ? [good] : [] }, 'image'],
    'a server that refuses for ever' => [->(good, _) { FAILED.call(good, REFUSED) }, 'TIMEOUT'],
    'an answer that is cut' => [CUT, 'image'],
    'a wrong answer to a cut one' => [CUT, 'TIMEOUT']
  }.freeze

  attr_reader :port

  def initialize(names, address)
    @names = names.transform_values { |host| host.delete('[]') }
    ODD.each do |words, (odd, _)|
      @names["#{words.tr(' ', '-')}.test"] = @names.values.first if odd
    end
    @asked = Hash.new(0)
    listen(address)
    @threads = [Thread.new { serve }, Thread.new { serve_streams }]
  end

  def stop
    @threads.each { |thread| thread.kill.join }
    @socket.close
    @streams.close
  end

  private

  # The same port for both.
  def listen(address)
    @socket = UDPSocket.new(Processes.family(address))
    @socket.bind(address, 0)
    @port = @socket.local_address.ip_port
    @streams = TCPServer.new(address, @port)
  rescue Errno::EADDRINUSE
    @socket.close
    retry
  end

  def serve
    loop do
      octets, from = @socket.recvfrom(512)
      name, good = answer(octets)
      odd, = ODD[name]
      (odd ? odd.call(good, @asked[name] += 1) : [good]).each do |reply|
        @socket.send(encoded(reply), 0, from[3], from[1])
      end
    rescue Resolv::DNS::DecodeError, SystemCallError
      next
    end
  end

  # RFC 7766: the length of a message is before it.
  def serve_streams
    loop do
      stream = @streams.accept
      name, good = answer(stream.read(stream.read(2).unpack1('n')))
      reply = name.include?('wrong') ? WRONG.call(good) : good.encode
      stream.write([reply.size].pack('n') + reply)
    rescue Resolv::DNS::DecodeError, SystemCallError, NoMethodError
      next
    ensure
      stream&.close
    end
  end

  def encoded(reply)
    reply.is_a?(String) ? reply : reply.encode
  end

  # The words of the name, and the good answer.
  def answer(octets)
    query = Resolv::DNS::Message.decode(octets)
    name, type = query.question.first
    reply = Resolv::DNS::Message.new(query.id)
    reply.qr = reply.aa = 1
    reply.rd = query.rd
    reply.add_question(name, type)
    fill(reply, name, type)
    [name.to_s.delete_suffix('.test').tr('-', ' '), reply]
  end

  def fill(reply, name, type)
    address = @names[name.to_s.downcase]
    return reply.rcode = NO_SUCH_NAME unless address

    kind = address.include?(':') ? Answer::AAAA : Answer::A
    reply.add_answer(name, TTL, kind.new(address)) if type == kind
  end
end
