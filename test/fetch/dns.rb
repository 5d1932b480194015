# A DNS server on this machine, in a thread. Names that it does not know do not
# exist. Dns.new({ 'boot.test' => '127.0.0.1' }, '127.0.0.1').port
require 'resolv'
require 'socket'
require_relative 'processes'

class Dns
  Answer = Resolv::DNS::Resource::IN
  Name = Resolv::DNS::Name
  TTL = 5
  NO_SUCH_NAME = 3

  # Answers to the name `the-words.test`, made from a good answer, and the
  # allowed outcomes. test_dns_message.c has others.
  ODD = {
    'no such name' => [nil, 'NAME'],
    'an alias' => [lambda { |good|
      other = Name.create('x.test.')
      asked = good.question[0][0]
      real = good.answer.map { |_, ttl, data| [other, ttl, data] }
      good.answer.replace([[asked, TTL, Answer::CNAME.new(other)], *real])
      [good]
    }, 'image'],
    'a wrong number first' => [lambda { |good|
      [good.encode.tap { |o| o.setbyte(0, o.getbyte(0) ^ 1) }, good]
    }, 'image NAME TIMEOUT'],
    'a dead address first' => [lambda { |good|
      name, _, alive = good.answer[0]
      good.answer.unshift([name, TTL, Answer::A.new(alive.address.to_s.sub(/\d+\z/, '9'))]) if name
      [good]
    }, 'image']
  }.freeze

  attr_reader :port

  def initialize(names, address)
    @names = names.transform_values { |host| host.delete('[]') }
    ODD.each do |words, (odd, _)|
      @names["#{words.tr(' ', '-')}.test"] = @names.values.first if odd
    end
    @socket = UDPSocket.new(Processes.family(address))
    @socket.bind(address, 0)
    @port = @socket.local_address.ip_port
    @thread = Thread.new { serve }
  end

  def stop
    @thread.kill.join
    @socket.close
  end

  private

  def serve
    loop do
      octets, from = @socket.recvfrom(512)
      answers(octets).each do |answer|
        answer = answer.encode unless answer.is_a?(String)
        @socket.send(answer, 0, from[3], from[1])
      end
    rescue Resolv::DNS::DecodeError, SystemCallError
      next
    end
  end

  def answers(octets)
    query = Resolv::DNS::Message.decode(octets)
    name, type = query.question.first
    reply = Resolv::DNS::Message.new(query.id)
    reply.qr = reply.aa = 1
    reply.rd = query.rd
    reply.add_question(name, type)
    fill(reply, name, type)
    odd, = ODD[name.to_s.delete_suffix('.test').tr('-', ' ')]
    odd ? odd.call(reply) : [reply]
  end

  def fill(reply, name, type)
    address = @names[name.to_s.downcase]
    return reply.rcode = NO_SUCH_NAME unless address

    kind = address.include?(':') ? Answer::AAAA : Answer::A
    reply.add_answer(name, TTL, kind.new(address)) if type == kind
  end
end
