# More servers of Debian, for `situations`: Apache httpd, lighttpd, Caddy, vsftpd,
# ProFTPD, Pure-FTPd, dnsmasq and Python's, beside those of servers.rb and fronts.rb.
# test/runner/install.sh unpacks them; they serve FOLDER/files on 127.0.0.1.
require_relative 'fronts'

# A network of its own for a server, where no other one can have its port.
module Apart
  START = <<~RUBY.freeze
    require 'socket'
    udp = UDPSocket.new # SIOCSIFMTU, and up by SIOCSIFFLAGS
    udp.ioctl(0x8922, ['lo', ARGV.shift.to_i].pack('a16i').ljust(40, "\\0"))
    udp.ioctl(0x8914, ['lo', 0x49].pack('a16s').ljust(40, "\\0"))
    exec(*ARGV)
  RUBY

  # Only some machines let root have one.
  def self.possible?
    Process.uid.zero? && system('unshare', '-n', 'true', err: File::NULL)
  end

  def self.start(mtu, *command)
    ['unshare', '-n', 'ruby', '-e', START, mtu.to_s, *command]
  end

  # Before a command that is to run there.
  def self.command(pid)
    ['nsenter', '-t', pid.to_s, '-n', '--']
  end

  # Whether somebody listens on this port of 127.0.0.1.
  def self.taken?(kind, port, pid)
    own, other = [Process.pid, pid].map { |one| File.readlink("/proc/#{one}/ns/net") }
    own != other && File.read("/proc/#{pid}/net/#{kind}").match?(/ (0100007F|00000000):#{format('%04X', port)} /)
  rescue SystemCallError
    false
  end
end

class Daemons < Servers
  include Fronts

  LOGIN = 'joe:pw@'.freeze # of nginx's /login/, of ProFTPD and Pure-FTPd
  BANNER = (('-' * 70 + "\n") * 150).freeze # more than 8 KB

  def initialize(folder, loopback, certificates)
    super(folder, loopback)
    @certificates = certificates
  end

  def start
    File.chmod(0o711, @folder) # some have a user of their own
    super
    @ports['httpd, TLS'] = Processes.free_port(:tcp)
    daemon('httpd', 'sbin/apache2', '-X', '-f') { |port| httpd(port) }
    daemon('lighttpd', 'sbin/lighttpd', '-D', '-m', "#{FOLDER}/usr/lib/lighttpd", '-f') do |port|
      %(server.document-root = "#{@files}"\nserver.bind = "127.0.0.1"\nserver.port = #{port}\n) +
        %(server.modules = ("mod_redirect")\nurl.redirect = ("^/moved/" => "/fw.bin")\n)
    end
    @ports['Caddy, TLS'] = Processes.free_port(:tcp)
    daemon('Caddy', 'bin/caddy', 'run', '--adapter', 'caddyfile', '--config') { |port| caddy(port) }
    daemon('vsftpd', 'sbin/vsftpd') { |port| vsftpd(port) }
    @ports['ProFTPD, TLS'] = Processes.free_port(:tcp)
    daemon('ProFTPD', 'sbin/proftpd', '-n', '-q', '-c') { |port| proftpd(port) }
    start_fronts
  end

  def host
    @loopback[4]
  end

  def six
    @loopback[6]
  end

  def port(server)
    @ports.fetch(server)
  end

  # A name server that refuses names that it does not know. It reads names from a
  # file, again at a HUP: yields that file and the number of the process.
  def dnsmasq(*words)
    names = "#{@folder}/names#{rand(1 << 40)}"
    File.write(names, '')
    pid = nil
    port = with_port(:udp) do |free|
      pid = run('dnsmasq', :udp, free, "#{FOLDER}/usr/sbin/dnsmasq", '-k', '-C', '/dev/null', '--no-resolv',
                '--no-hosts', "--addn-hosts=#{names}", '--listen-address=127.0.0.1', '--bind-interfaces', '-p',
                free.to_s, '--pid-file=', '--log-facility=-', "--user=#{Etc.getpwuid.name}", *words, env: libraries)
    end
    yield names, pid if block_given?
    "#{host}:#{port}"
  end

  # tftpd-hpa with other words; it needs root.
  def tftpd(*words)
    port = with_port(:udp) do |free|
      run("tftpd #{free}", :udp, free, "#{UNPACKED}/usr/sbin/in.tftpd", '--listen', '--address', "127.0.0.1:#{free}",
          '-L', '-u', 'root', *words, env: libraries)
    end
    "tftp://#{host}:#{port}/"
  end

  # The server of Python's library: HTTP/1.0, without ranges.
  def python
    port = with_port(:tcp) { |free| run("python #{free}", :tcp, free, *%w[python3 -m http.server --bind 127.0.0.1 -d], @files, free.to_s) }
    "http://#{host}:#{port}/fw.bin"
  end

  # OpenSSL's server for tests, which has a name that nobody asks for: it warns and goes on.
  def unknown_name
    files = %w[-cert -cert2].flat_map { |word| [word, @certificates.path('good.pem'), word.sub('cert', 'key'), @certificates.path('good.key')] }
    with_port(:tcp) do |free|
      run("s_server #{free}", :tcp, free, *%w[openssl s_server -quiet -WWW -tls1_2 -servername other.test -accept], "127.0.0.1:#{free}",
          *files, chdir: @files)
    end
  end

  # A server in a network of its own: yields its number.
  def apart(mtu, kind, port, *command)
    pid = Processes.start(*Apart.start(mtu, *command), env: libraries, out: File::NULL, err: File::NULL)
    @pids << pid
    Processes.await(command[0], pid) { Apart.taken?(kind, port, pid) }
    pid
  end

  # dnsmasq's server of TFTP, which has no port but 69.
  def dnsmasq_tftp(*words, mtu: 1500)
    apart(mtu, :udp, 69, "#{FOLDER}/usr/sbin/dnsmasq", '-k', '-C', '/dev/null', '-p', '0', '--pid-file=', '--user=root',
          '--enable-tftp', "--tftp-root=#{@files}", *words)
  end

  # nginx. IPv6 wants packets of 1,280 bytes.
  def nginx_apart(mtu)
    folder = Dir.mktmpdir('apart', @folder)
    FileUtils.ln_s(@files, "#{folder}/files")
    command = Nginx.command(folder, 80)
    File.write(command.last, File.read(command.last).sub(/listen \[::1\]\S+;/, ''))
    apart(mtu, :tcp, 80, *command)
  end

  # Pure-FTPd, with a /run of its own, where it writes. It needs root. Nobody is anonymous:
  # that is a user of this machine.
  def pure_ftpd
    base = "#{@folder}/pure#{rand(1 << 40)}"
    File.write(base, "joe:#{'pw'.crypt('$6$salt')}:65534:65534::#{@files}/./::::::::::::\n")
    system("#{FOLDER}/usr/bin/pure-pw", 'mkdb', "#{base}.pdb", '-f', base) || raise(Processes::Failed, 'pure-pw')
    port = with_port(:tcp) do |free|
      run("pure-ftpd #{free}", :tcp, free, *%w[unshare --mount sh -c], 'mount -t tmpfs none /run && exec "$@"', 'sh',
          "#{FOLDER}/usr/sbin/pure-ftpd", '-S', "127.0.0.1,#{free}", *%w[-H -E -u 1 -l], "puredb:#{base}.pdb", env: libraries)
    end
    "ftp://#{LOGIN}#{host}:#{port}/"
  end

  # atftpd that knows no option: it agrees to none of them.
  def plain_tftp
    "tftp://#{host}:#{atftpd(*%w[blksize tsize timeout multicast].map { |name| "--no-#{name}" })}/fw.bin"
  end

  attr_reader :files

  private

  def libraries
    { 'LD_LIBRARY_PATH' => [*Dir["#{FOLDER}/usr/lib/*-linux-gnu*"], library_path].join(':') }
  end

  # The last word of the command is the configuration, which the block returns.
  def daemon(name, program, *words)
    conf = "#{@folder}/#{name}.conf"
    @ports[name] = with_port(:tcp) do |port|
      File.write(conf, yield(port))
      run(name, :tcp, port, "#{FOLDER}/usr/#{program}", *words, conf,
          env: { 'HOME' => @folder, **libraries })
    end
  end

  # nginx, with folders of its own. On a second port it wants a certificate of the client.
  def start_http
    File.write("#{@folder}/users", "joe:#{'pw'.crypt('$6$salt')}\n")
    places = [['/utf8/', 'add_header Content-Encoding UTF-8;'], ['/denied/', 'deny all;'],
              ['/packed/', ''], ['/login/', "auth_basic a; auth_basic_user_file #{@folder}/users;"], ['/limit/', 'limit_req zone=one;']]
    text = places.map { |path, line| "location #{path} { alias #{@files}/; #{line} }" }.join(' ')
    text += ' location /nothing/ { return 444; } location /moved/ { return 301 /fw.bin; } location ~ ^/backend/(\d+)/ { proxy_pass http://127.0.0.1:$1; }'
    @ports['nginx, TLS'] = Processes.free_port(:tcp)
    tls = { 'ssl_certificate' => 'good.pem', 'ssl_certificate_key' => 'good.key', 'ssl_client_certificate' => 'ca.pem' }
          .map { |word, file| "#{word} #{@certificates.path(file)};" }.join(' ')
    @ports[['http', 4]] = with_port(:tcp) do |port|
      command = Nginx.command(@folder, port)
      conf = File.read(command.last).sub(/root .*;/) { "#{$&} #{text}" }
                 .sub('server {') { "server { listen 127.0.0.1:#{@ports['nginx, TLS']} ssl; #{tls} ssl_verify_client on; root #{@files}; } #{$&}" }
      File.write(command.last, conf.sub('server {') { "limit_req_zone $server_name zone=one:1m rate=1r/s; #{$&}" })
      run('nginx', :tcp, port, *command)
    end
  end

  def httpd(port)
    File.write("#{@folder}/digest", "joe:a:#{Digest::MD5.hexdigest('joe:a:pw')}\n")
    httpd_conf(%w[mpm_event authz_core authn_core authn_file authz_user auth_digest mime alias ssl proxy proxy_http proxy_connect], <<~CONF)
      Listen 127.0.0.1:#{port}
      ProxyRequests On
      ProxyVia On
      AllowCONNECT 1-65535
      <ProxyMatch forbidden[.]test>
      Require all denied
      </ProxyMatch>
      Redirect /moved/ /fw.bin
      Listen 127.0.0.1:#{@ports['httpd, TLS']}
      <VirtualHost 127.0.0.1:#{@ports['httpd, TLS']}>
      SSLEngine on
      SSLCertificateFile #{@certificates.path('good.pem')}
      SSLCertificateKeyFile #{@certificates.path('good.key')}
      </VirtualHost>
      AddEncoding x-gzip .gz
      <Location /digest>
      AuthType Digest
      AuthName a
      AuthUserFile #{@folder}/digest
      Require valid-user
      </Location>
    CONF
  end

  def httpd_conf(modules, more)
    modules = modules.map do |name|
      "LoadModule #{name}_module #{FOLDER}/usr/lib/apache2/modules/mod_#{name}.so\n"
    end
    <<~CONF
      #{modules.join}ServerRoot #{@folder}
      ServerName boot.test
      PidFile #{@folder}/httpd.pid
      DefaultRuntimeDir #{@folder}
      Mutex file:#{@folder}
      ErrorLog /dev/stderr
      User www-data
      Group www-data
      DocumentRoot #{@files}
      TypesConfig /dev/null
      #{more}
    CONF
  end

  def caddy(port)
    serve = "bind 127.0.0.1\nroot * #{@files}\nfile_server"
    <<~CONF
      {
        admin off
        auto_https off
      }
      http://:#{port} {
        handle /dead/* {
          reverse_proxy 127.0.0.1:1
        }
        redir /moved/* /fw.bin
        #{serve}
      }
      https://:#{@ports['Caddy, TLS']} {
        tls #{@certificates.path('good.pem')} #{@certificates.path('good.key')}
        #{serve}
      }
    CONF
  end

  def vsftpd(port)
    File.write("#{@folder}/banner", BANNER)
    user = Process.uid.zero? ? 'daemon' : Etc.getpwuid.name # it needs a home that exists
    { listen: 'YES', listen_address: '127.0.0.1', listen_port: port, background: 'NO',
      run_as_launching_user: 'YES', ftp_username: user, anon_root: @files, seccomp_sandbox: 'NO',
      banner_file: "#{@folder}/banner" }.map { |key, value| "#{key}=#{value}\n" }.join
  end

  # It refuses EPSV. On the second port it wants TLS.
  def proftpd(port)
    uid = Process.uid.zero? ? 65_534 : Process.uid
    File.write("#{@folder}/ftpusers", "joe:#{'pw'.crypt('$6$salt')}:#{uid}:#{uid}::#{@files}:/bin/false\n",
               perm: 0o600)
    files = "AuthOrder mod_auth_file.c\nAuthUserFile #{@folder}/ftpusers\nRequireValidShell off"
    <<~CONF
      ModulePath #{FOLDER}/usr/lib/proftpd
      LoadModule mod_tls.c
      ServerType standalone
      DefaultAddress 127.0.0.1
      SocketBindTight on
      UseIPv6 off
      Port #{port}
      PidFile #{@folder}/proftpd.pid
      SystemLog #{@folder}/proftpd.txt
      #{%w[ScoreboardFile TransferLog].map { |name| "#{name} none" }.join("\n")}
      #{%w[ControlsEngine DelayEngine WtmpLog UseReverseDNS].map { |name| "#{name} off" }.join("\n")}
      User nobody
      Group nogroup
      #{files}
      <Limit EPSV>
      DenyAll
      </Limit>
      <VirtualHost 127.0.0.1>
      Port #{@ports['ProFTPD, TLS']}
      #{files}
      TLSEngine on
      TLSRequired on
      TLSECCertificateFile #{@certificates.path('good.pem')}
      TLSECCertificateKeyFile #{@certificates.path('good.key')}
      </VirtualHost>
    CONF
  end
end
