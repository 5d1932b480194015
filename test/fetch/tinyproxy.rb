# tinyproxy on 127.0.0.1, in the foreground, with a login. It is unpacked, not
# installed (test/support/install.sh).
require_relative 'nginx'

class Tinyproxy
  LOGIN = 'joe:s3cret'.freeze
  TRIES = 3 # to get a port

  attr_reader :port

  def self.start(folder)
    tries ||= TRIES
    new(folder)
  rescue Processes::Failed
    retry if (tries -= 1).positive?
    raise
  end

  def initialize(folder)
    @port = Processes.free_port(:tcp)
    conf = "#{folder}/tinyproxy-#{@port}.conf"
    File.write(conf, "Port #{@port}\nListen 127.0.0.1\nTimeout 60\nMaxClients 10\n" \
                     "Allow 127.0.0.1\nBasicAuth #{LOGIN.sub(':', ' ')}\n")
    @pid = Processes.start("#{Nginx::UNPACKED}/tinyproxy/usr/bin/tinyproxy", '-d', '-c', conf,
                           out: File::NULL, err: File::NULL)
    Processes.await('tinyproxy', @pid) { Processes.taken?(:tcp, @port) }
  end

  def base(login = nil)
    "http://#{"#{login}@" if login}127.0.0.1:#{@port}"
  end

  def stop
    Processes.stop(@pid)
  end
end
