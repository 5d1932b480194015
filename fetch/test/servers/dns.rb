# A DNS server on this machine, in a thread. Names that it does not know do not
# exist. Dns.new({ 'boot.test' => '127.0.0.1' }, '127.0.0.1').port; other: the code of
# answers that have no address for a name that exists.
require 'resolv'
require 'socket'
require_relative '../../../test/servers/processes'

class Dns
  Answer = Resolv::DNS::Resource::IN
  TTL = 5
  SERVER_FAILURE = 2
  NO_SUCH_NAME = 3
  REFUSED = 5
  # Some servers know one kind of address only.
  OTHER_KIND = { 'a failure' => SERVER_FAILURE, 'no such name' => NO_SUCH_NAME, 'a refusal' => REFUSED }
               .to_h { |words, code| ["#{words} for the other kind", [->(good, _) { [good.tap { good.rcode = code if good.answer.empty? }] }, 'image']] }

  # Answers to the name `the-words.test`, made from a good answer and the number
  # of the question, and the allowed outcomes: what needs addresses, time or TCP.
  # test_dns_message.c and test_name.c have others. The good answer goes over TCP.
  ODD = {
    'no such name' => [nil, 'NAME'],
    'a dead address first' => [lambda { |good, _|
      name, _, alive = good.answer[0]
      good.answer.unshift([name, TTL, Answer::A.new(alive.address.to_s.sub(/\d+\z/, '9'))]) if name
      [good]
    }, 'image'],
    'a server that fails twice' => [lambda { |good, number|
      next [good] if (number % 3).zero?

      good.rcode = SERVER_FAILURE
      good.answer.clear
      [good]
    }, 'image'],
    'a server that is silent twice' => [->(good, number) { (number % 3).zero? ? [good] : [] }, 'image'],
    'an answer that is cut' => [lambda { |good, _|
      good.tc = 1
      good.answer.clear
      [good]
    }, 'image']
  }.merge(OTHER_KIND).freeze

  attr_reader :port

  def initialize(names, address, other = nil)
    @other = other
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
        @socket.send(reply.encode, 0, from[3], from[1])
      end
    rescue Resolv::DNS::DecodeError, SystemCallError
      next
    end
  end

  # RFC 7766: the length of a message is before it.
  def serve_streams
    loop do
      stream = @streams.accept
      reply = answer(stream.read(stream.read(2).unpack1('n')))[1].encode
      stream.write([reply.size].pack('n') + reply)
    rescue Resolv::DNS::DecodeError, SystemCallError, NoMethodError
      next
    ensure
      stream&.close
    end
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
    return reply.add_answer(name, TTL, kind.new(address)) if type == kind

    reply.rcode = @other if @other
  end
end
