# Real servers on 127.0.0.1 and ::1: tftpd-hpa, atftpd (which sends windows of
# blocks), nginx, pyftpdlib and libcoap's; of https nginx, which has OpenSSL, and
# Erlang's, which has a TLS of its own; and tinyproxy.
# test/runner/install.sh unpacks the packages of some; no service is
# installed. FOLDER/files is served. tftpd-hpa needs root for its chroot; an
# ordinary user gets Erlang's server in its place, over IPv4 only.
require 'etc'
require 'fileutils'
require_relative 'dns'
require_relative '../../../test/servers/processes'

# nginx, in the foreground.
module Nginx
  UNPACKED = ENV.fetch('BOOT_SERVERS', File.expand_path('../../../build/tools/servers', __dir__))

  # Writes the configuration and returns the command. `tls` has the lines of a
  # server with certificates.
  def self.command(folder, port, tls: nil)
    conf = "#{folder}/nginx#{'-tls' if tls}.conf"
    File.write(conf, configuration(conf, "#{folder}/files", port, tls))
    ["#{UNPACKED}/usr/sbin/nginx", '-e', 'stderr', '-p', folder, '-c', conf]
  end

  def self.configuration(conf, files, port, tls)
    paths = %w[client_body proxy fastcgi uwsgi scgi].map { |name| "#{name}_temp_path #{conf}-#{name};" }
    ssl = ' ssl' if tls
    six = "listen [::1]:#{port}#{ssl};" if Processes.ipv6?
    <<~CONF
      daemon off; master_process off; pid #{conf}.pid;
      events {}
      http {
          access_log off; #{paths.join(' ')} #{tls}
          server {
              listen 127.0.0.1:#{port}#{ssl}; #{six} root #{files};
          }
      }
    CONF
  end
end

class Servers
  ROOT = File.expand_path('../../..', __dir__)
  UNPACKED = Nginx::UNPACKED
  FTP_SECONDS = '86400' # then the ftp server ends
  TRIES = 3 # to get a port
  COAP_SECONDS = 20 # for one file
  SCHEMES = %w[tftp http ftp coap].freeze
  HERE = { 4 => '127.0.0.1', 6 => '[::1]' }.freeze

  # loopback: this machine's address for the client, for each family.
  def initialize(folder, loopback)
    @folder = folder
    @files = "#{folder}/files"
    @loopback = loopback
    @pids = []
    @dns = []
    @ports = {}
    FileUtils.mkdir_p(@files)
  end

  def start
    start_tftp(4, '127.0.0.1')
    start_atftp
    start_http
    start_ftp
    start_coap
    start_tftp(6, '::1') if Processes.ipv6? && Process.uid.zero?
    start_dns(4, '127.0.0.1')
    start_dns(6, '::1') if Processes.ipv6?
  end

  def stop
    @pids.each { |pid| Processes.stop(pid) }
    @dns.each(&:stop)
  end

  # libcoap's server has no folder: the file is sent to it.
  def add(name, octets)
    File.binwrite("#{@files}/#{name}", octets)
    Processes.await('the CoAP server') { put(name) }
  end

  # Whether there is a server for this family.
  def serves?(scheme, family)
    @ports.key?([scheme, scheme == 'tftp' ? family : 4])
  end

  def url(scheme, name, family: 4, host: nil, login: '')
    port = @ports.fetch([scheme, scheme == 'tftp' ? family : 4])
    "#{scheme}://#{login}#{host || @loopback.fetch(family)}:#{port}/#{name}"
  end

  # The same file of the server that sends windows of blocks.
  def windows_url(name)
    "tftp://#{@loopback[4]}:#{@ports.fetch(['atftp', 4])}/#{name}"
  end

  # The name server, as the client names it.
  def resolver(family = 4)
    "#{@loopback.fetch(family)}:#{@ports.fetch([:dns, family])}"
  end

  private

  def start_dns(family, address)
    @dns << Dns.new({ 'boot.test' => @loopback[4],
                      'six.boot.test' => @loopback[6] }, address)
    @ports[[:dns, family]] = @dns.last.port
  end

  def start_tftp(family, address)
    @ports[['tftp', family]] = with_port(:udp, address) do |port|
      Process.uid.zero? ? tftpd_hpa(address, port) : erlang(address, port)
    end
  end

  # Another process can take a free port: try again.
  def with_port(kind, address = '127.0.0.1')
    tries ||= TRIES
    Processes.free_port(kind, address).tap { |port| yield port }
  rescue Processes::Failed
    retry if (tries -= 1).positive?
    raise
  end

  def tftpd_hpa(address, port)
    address = "[#{address}]" if address.include?(':')
    run('tftpd-hpa', :udp, port, "#{UNPACKED}/usr/sbin/in.tftpd", '--listen',
        '--address', "#{address}:#{port}", '-L', '--secure', '-u', 'root',
        @files, env: { 'LD_LIBRARY_PATH' => library_path })
  end

  def start_atftp
    @ports[['atftp', 4]] = atftpd
  end

  def atftpd(*words)
    user = "#{Etc.getpwuid.name}.#{Etc.getgrgid.name}"
    with_port(:udp) do |port|
      run("atftpd #{port}", :udp, port, "#{UNPACKED}/atftpd/usr/sbin/atftpd", '--daemon',
          '--no-fork', '--logfile', '-', '--bind-address', '127.0.0.1', '--port',
          port.to_s, '--user', user, *words, @files, env: { 'LD_LIBRARY_PATH' => library_path })
    end
  end

  # libwrap, if the machine has none.
  def library_path
    Dir.glob("#{UNPACKED}/usr/lib/*-linux-gnu*").join(':')
  end

  def erlang(address, port)
    run("Erlang's TFTP server", :udp, port, 'erl', '-noshell', '-noinput',
        '-eval', <<~ERLANG, '-extra', @files)
          [Folder] = init:get_plain_arguments(),
          {ok, _} = application:ensure_all_started(tftp),
          {ok, _} = tftp:start([{port, #{port}},
              {udp, [{ip, {#{address.tr('.', ',')}}}]},
              {callback, {"", tftp_file, [{root_dir, Folder}]}}]),
          timer:sleep(infinity).
        ERLANG
  end

  def start_http
    @ports[['http', 4]] = with_port(:tcp) do |port|
      run('nginx', :tcp, port, *Nginx.command(@folder, port))
    end
  end

  def start_ftp
    FileUtils.ln_sf(@files, "#{@folder}/tree")
    read, write = IO.pipe
    @pids << Processes.start("#{ROOT}/fetch/test/servers/ftp_server.py", @folder,
                             env: { 'SECONDS' => FTP_SECONDS }, out: write,
                             err: File::NULL)
    write.close
    port = read.wait_readable(Processes::SECONDS) && read.gets.to_i
    raise Processes::Failed, 'pyftpdlib did not start' unless port.to_i.positive?

    @ports[['ftp', 4]] = port
  end

  def start_coap
    @ports[['coap', 4]] = with_port(:udp) do |port|
      run("libcoap's server", :udp, port, 'coap-server-notls', '-A',
          '127.0.0.1', '-p', port.to_s, '-d', '100')
    end
  end

  def run(name, kind, port, *command, env: {}, **options)
    log = "#{@folder}/#{name.tr(" '", '__')}.log"
    pid = Processes.start(*command, env: env, out: log, err: log, **options)
    @pids << pid
    address = command.join(' ').include?('::1') ? '::1' : '127.0.0.1'
    Processes.await(name, pid) { Processes.taken?(kind, port, address) }
    pid
  rescue Processes::Failed => e
    raise Processes::Failed, "#{e.message}\n#{File.read(log)}"
  end

  def put(name)
    pid = Processes.start('timeout', COAP_SECONDS.to_s, 'coap-client-notls',
                          '-m', 'put', '-b', '1024', '-f', "#{@files}/#{name}",
                          url_here(name), out: File::NULL, err: File::NULL)
    Process.wait2(pid)[1].success?
  end

  def url_here(name)
    "coap://127.0.0.1:#{@ports[['coap', 4]]}/#{name}"
  end
end

class HttpsServers < Servers
  attr_reader :ports

  def initialize(folder, certificates)
    super(folder, HERE)
    @certificates = certificates
  end

  def start
    start_nginx
    @ports['Erlang'] = with_port(:tcp) { |port| run("Erlang's server", :tcp, port, *erlang_tls(port)) }
  end

  def start_nginx
    tls = "ssl_certificate #{@certificates.path('chain.pem')};\n" \
          "ssl_certificate_key #{@certificates.path('chain.key')};\n"
    @ports['nginx'] = with_port(:tcp) do |port|
      run('nginx, TLS', :tcp, port, *Nginx.command(@folder, port, tls: tls))
    end
  end

  def add(name, octets)
    File.binwrite("#{@files}/#{name}", octets)
  end

  private

  def erlang_tls(port)
    ['erl', '-noshell', '-noinput', '-eval', <<~ERLANG, '-extra', @folder]
      [Folder] = init:get_plain_arguments(),
      {ok, _} = application:ensure_all_started(ssl),
      {ok, _} = application:ensure_all_started(inets),
      {ok, _} = inets:start(httpd, [{port, #{port}},
          {bind_address, {127,0,0,1}}, {server_name, "boot.test"},
          {server_root, Folder}, {document_root, Folder ++ "/files"},
          {socket_type, {ssl, [{certfile, Folder ++ "/good.pem"},
                               {keyfile, Folder ++ "/good.key"}]}}]),
      timer:sleep(infinity).
    ERLANG
  end
end

# An http proxy with a login, in the foreground.
class Tinyproxy < Servers
  LOGIN = 'joe:s3cret'.freeze

  attr_reader :port

  def self.start(folder)
    new(folder, HERE).tap(&:start)
  end

  def start
    @port = with_port(:tcp) do |port|
      conf = "#{@folder}/tinyproxy-#{port}.conf"
      File.write(conf, "Port #{port}\nListen 127.0.0.1\nTimeout 60\nMaxClients 10\n" \
                       "Allow 127.0.0.1\nBasicAuth #{LOGIN.sub(':', ' ')}\n")
      run('tinyproxy', :tcp, port, "#{UNPACKED}/tinyproxy/usr/bin/tinyproxy", '-d', '-c', conf)
    end
  end

  def base(login = nil)
    "http://#{"#{login}@" if login}127.0.0.1:#{@port}"
  end
end
