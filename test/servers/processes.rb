# Processes and ports that end with the test, however the test ends.
require 'fileutils'
require 'open3'
require 'socket'
require 'tmpdir'

module Processes
  ROOT = File.expand_path('../..', __dir__)
  SETPRIV = '/usr/bin/setpriv'.freeze
  SECONDS = 10 # for a server to start

  class Failed < StandardError; end

  # The results of a block in an empty folder; [false] if a server does not start.
  # Prints the last line of the test, and ends.
  def self.report(name, &block)
    results = begin
      Dir.mktmpdir(name, &block)
    rescue Failed => e
      puts e.message
      [false]
    end
    puts "#{results.count(true)} passed, #{results.count(false)} failed"
    exit results.any? && results.all?
  end

  # Words for spawn: the kernel ends the process with the thread that started it.
  def self.bound(*command)
    return command unless File.executable?(SETPRIV)

    [SETPRIV, '--pdeathsig', 'KILL', *command]
  end

  # A program for a board, as board/run makes it.
  def self.make(board, program, target = 'program', *words)
    out, status = Open3.capture2e('flock', 'build/lock', 'make', '-s', target,
                                  "BOARD=#{board}", "PROGRAM=#{program}", *words,
                                  chdir: ROOT)
    raise Failed, out unless status.success?
  end

  # One that is made with more words, in a folder of its own: by its name it gets a
  # network.
  def self.made(board, program, folder, *words, suffix: '')
    folder = "build/#{board}/#{folder.tr(' .=,-', '_')}"
    FileUtils.mkdir_p("#{ROOT}/#{folder}")
    "#{folder}/#{program}#{suffix}".tap { |file| make(board, program, 'program', "PROGRAM_FILE=#{file}", *words) }
  end

  def self.start(*command, env: {}, **options)
    spawn(env, *bound(*command), { in: File::NULL }.merge(options))
  end

  def self.stop(pid)
    Process.kill('KILL', pid)
    Process.wait(pid)
  rescue Errno::ESRCH, Errno::ECHILD
    nil
  end

  # A port that was free a moment ago.
  def self.free_port(kind, address = '127.0.0.1')
    socket = kind == :udp ? UDPSocket.new(family(address)) : nil
    socket&.bind(address, 0)
    socket ||= TCPServer.new(address, 0)
    socket.local_address.ip_port
  ensure
    socket&.close
  end

  # A port of 127.0.0.1 where nobody answers while the socket is open: a
  # connection is refused, a datagram is not read.
  def self.deaf(kind)
    socket = Socket.new(:INET, kind == :udp ? :DGRAM : :STREAM)
    socket.tap { |one| one.bind(Addrinfo.tcp('127.0.0.1', 0)) }
  end

  def self.family(address)
    address.include?(':') ? Socket::AF_INET6 : Socket::AF_INET
  end

  # Whether this machine has ::1.
  def self.ipv6?
    TCPServer.new('::1', 0).close
    true
  rescue SystemCallError
    false
  end

  # Until the block says yes.
  def self.await(what, pid = nil)
    (SECONDS * 50).times do
      return if yield
      raise Failed, "#{what} has ended" if pid && Process.wait(pid, Process::WNOHANG)

      sleep 0.02
    end
    raise Failed, "#{what} did not start"
  end

  # Whether somebody listens there.
  def self.taken?(kind, port, address = '127.0.0.1')
    socket = kind == :udp ? UDPSocket.new(family(address)) : nil
    socket ? socket.bind(address, port) : TCPServer.new(address, port).close
    false
  rescue Errno::EADDRINUSE
    true
  ensure
    socket&.close
  end
end
