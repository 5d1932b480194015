# A DNS server on 127.0.0.1 for a few names, in a thread of its own. No other
# resolver is asked: a name that it does not know does not exist.
#   Dns.new({ 'boot.test' => '127.0.0.1' }).port
require 'resolv'
require 'socket'

class Dns
  Answer = Resolv::DNS::Resource::IN
  TTL = 5
  NO_SUCH_NAME = 3

  attr_reader :port, :asked

  # mute: names about which it says nothing at all.
  def initialize(names, mute: ['mute.test'])
    @names = names.transform_values { |address| address.delete('[]') }
    @mute = mute
    @asked = []
    @socket = UDPSocket.new.tap { |udp| udp.bind('127.0.0.1', 0) }
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
      reply = answer(octets)
      @socket.send(reply, 0, from[3], from[1]) if reply
    rescue Resolv::DNS::DecodeError, SystemCallError
      next
    end
  end

  def answer(octets)
    query = Resolv::DNS::Message.decode(octets)
    name, type = query.question.first
    @asked << name.to_s
    return if name.nil? || @mute.include?(name.to_s)

    reply = Resolv::DNS::Message.new(query.id)
    reply.qr = reply.aa = 1
    reply.rd = query.rd
    reply.add_question(name, type)
    fill(reply, name, type)
    reply.encode
  end

  def fill(reply, name, type)
    address = @names[name.to_s.downcase]
    return reply.rcode = NO_SUCH_NAME unless address

    kind = address.include?(':') ? Answer::AAAA : Answer::A
    reply.add_answer(name, TTL, kind.new(address)) if type == kind
  end
end
