# Real servers on 127.0.0.1 and ::1: tftpd-hpa, atftpd (which sends windows of
# blocks), nginx, pyftpdlib and libcoap's.
# test/support/install.sh unpacks the packages of the first two; no service is
# installed. FOLDER/files is served. tftpd-hpa needs root for its chroot; an
# ordinary user gets Erlang's server in its place, over IPv4 only.
require 'etc'
require 'fileutils'
require_relative 'dns'
require_relative 'nginx'
require_relative 'processes'

class Servers
  ROOT = File.expand_path('../..', __dir__)
  UNPACKED = Nginx::UNPACKED
  FTP_SECONDS = '86400' # then the ftp server ends
  TRIES = 3 # to get a port
  COAP_SECONDS = 20 # for one file
  SCHEMES = %w[tftp http ftp coap].freeze

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
    user = "#{Etc.getpwuid.name}.#{Etc.getgrgid.name}"
    @ports[['atftp', 4]] = with_port(:udp) do |port|
      run('atftpd', :udp, port, "#{UNPACKED}/atftpd/usr/sbin/atftpd", '--daemon',
          '--no-fork', '--logfile', '-', '--bind-address', '127.0.0.1', '--port',
          port.to_s, '--user', user, @files, env: { 'LD_LIBRARY_PATH' => library_path })
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
    @pids << Processes.start("#{ROOT}/test/servers/ftp_server.py", @folder,
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

  def run(name, kind, port, *command, env: {})
    log = "#{@folder}/#{name.tr(" '", '__')}.log"
    pid = Processes.start(*command, env: env, out: log, err: log)
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
