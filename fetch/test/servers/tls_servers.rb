# nginx, Apache httpd and Caddy with TLS, and many certificates: each has a port of
# its own. For mbedtls.rb.
require_relative 'daemons'

class TlsServers < Daemons
  NAMES = %w[nginx Apache Caddy].freeze

  # names: of the certificates.
  def initialize(folder, certificates, names)
    super(folder, HERE, certificates)
    @names = names
  end

  def start
    File.chmod(0o711, @folder) # Apache has a user of its own
    start_nginx
    daemon('Apache', 'sbin/apache2', '-X', '-f') { |port| apache(ports('Apache', port)) }
    daemon('Caddy', 'bin/caddy', 'run', '--adapter', 'caddyfile', '--config') { |port| caddy(ports('Caddy', port)) }
    start_dns(4, '127.0.0.1')
  end

  def port(server, name)
    @ports.fetch([server, name])
  end

  def add(name, octets)
    File.binwrite("#{@files}/#{name}", octets)
  end

  private

  # {name => port}, beginning with this one.
  def ports(server, first)
    @names.to_h { |name| [name, name == @names[0] ? first : Processes.free_port(:tcp)] }
          .each { |name, port| @ports[[server, name]] = port }
  end

  def start_nginx
    with_port(:tcp) do |port|
      one, *rest = ports('nginx', port).map { |name, at| [at, "ssl_certificate #{pem(name)}; ssl_certificate_key #{key(name)};"] }
      command = Nginx.command(@folder, one[0], tls: one[1])
      more = rest.map { |at, tls| "server { listen 127.0.0.1:#{at} ssl; root #{@files}; #{tls} }\n" }
      File.write(command.last, File.read(command.last).sub(/\}\s*\z/) { "#{more.join}}\n" })
      run('nginx', :tcp, port, *command)
    end
  end

  def pem(name)
    @certificates.path("#{name}.pem")
  end

  def key(name)
    @certificates.path("#{name}.key")
  end

  def apache(ports)
    hosts = ports.map do |name, port|
      "Listen 127.0.0.1:#{port}\n<VirtualHost 127.0.0.1:#{port}>\nSSLEngine on\n" \
        "SSLCertificateFile #{pem(name)}\nSSLCertificateKeyFile #{key(name)}\n</VirtualHost>\n"
    end
    httpd_conf(%w[mpm_event authz_core mime ssl], hosts.join)
  end

  def caddy(ports)
    sites = ports.map do |name, port|
      "https://:#{port} {\ntls #{pem(name)} #{key(name)}\nbind 127.0.0.1\nroot * #{@files}\nfile_server\n}\n"
    end
    "{\nadmin off\nauto_https off\n}\n#{sites.join}"
  end
end
