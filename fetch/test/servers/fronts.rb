# Servers of Debian that stand in front of others: squid, varnish, haproxy and stunnel.
# Behind them is the nginx of daemons.rb, and at /backend/PORT/ a server that a script
# plays.
require_relative 'servers'

module Fronts
  FOLDER = "#{Servers::UNPACKED}/daemons".freeze
  SHARE = "#{FOLDER}/usr/share/squid".freeze

  # squid leaves memory that it shares with nobody.
  def stop
    super
    FileUtils.rm_f(Dir["/dev/shm/#{squid_name}-*"])
  end

  private

  def squid_name
    "squid#{Process.pid}"
  end

  def start_fronts
    @origin = @ports.fetch(['http', 4])
    ['squid, a store', 'haproxy, TLS', 'haproxy, h2', 'haproxy, h2 alone'].each { |name| @ports[name] = Processes.free_port(:tcp) }
    daemon('squid', 'sbin/squid', '-N', '-n', squid_name, '-f') { |port| squid(port) }
    daemon('haproxy', 'sbin/haproxy', '-db', '-f') { |port| haproxy(port) }
    daemon('stunnel', 'bin/stunnel4') { |port| stunnel(port) }
    start_varnish
  end

  # A proxy for all; on the second port a store for nginx, which asks for the whole file
  # if a part is wanted.
  def squid(port)
    <<~CONF
      http_port 127.0.0.1:#{port}
      http_port 127.0.0.1:#{@ports['squid, a store']} accel defaultsite=boot.test
      cache_peer 127.0.0.1 parent #{@origin} 0 no-query no-digest originserver
      acl store localport #{@ports['squid, a store']}
      acl forbidden dstdomain forbidden.test
      http_access deny forbidden
      http_access allow all
      cache_peer_access 127.0.0.1 allow store
      cache_peer_access 127.0.0.1 deny all
      never_direct allow store
      always_direct deny store
      always_direct allow all
      range_offset_limit none store
      pid_filename none
      cache_log /dev/null
      access_log none
      pinger_enable off
      unlinkd_program #{FOLDER}/usr/lib/squid/unlinkd
      netdb_filename none
      visible_hostname boot.test
      mime_table #{SHARE}/mime.conf
      icon_directory #{SHARE}/icons
      error_directory #{SHARE}/errors/templates
      coredump_dir #{@folder}
      hosts_file none
      #{"cache_effective_user #{Etc.getpwuid.name}" unless Process.uid.zero?}
    CONF
  end

  # On its other ports: TLS; TLS with HTTP/2 alone; HTTP/2 without TLS.
  def haproxy(port)
    File.write("#{@folder}/haproxy.pem", File.read(@certificates.path('good.pem')) + File.read(@certificates.path('good.key')), perm: 0o600)
    tls = "ssl crt #{@folder}/haproxy.pem"
    binds = { port => '', @ports['haproxy, TLS'] => tls, @ports['haproxy, h2'] => "#{tls} alpn h2",
              @ports['haproxy, h2 alone'] => 'proto h2' }
    <<~CONF
      defaults
        mode http
        timeout connect 5s
        timeout client 30s
        timeout server 30s
      frontend all
        #{binds.map { |at, words| "bind 127.0.0.1:#{at} #{words}" }.join("\n  ")}
        http-request redirect location /fw.bin if { path_beg /moved/ }
        use_backend dead if { path_beg /dead/ }
        default_backend nginx
      backend nginx
        server one 127.0.0.1:#{@origin}
      backend dead
        server one 127.0.0.1:1
    CONF
  end

  def stunnel(port)
    <<~CONF
      foreground = yes
      pid =
      syslog = no
      [all]
      accept = 127.0.0.1:#{port}
      connect = 127.0.0.1:#{@origin}
      cert = #{@certificates.path('good.pem')}
      key = #{@certificates.path('good.key')}
    CONF
  end

  # It compiles its configuration with gcc.
  def start_varnish
    File.write("#{@folder}/varnish.vcl", varnish)
    FileUtils.mkdir_p("#{@folder}/varnish")
    @ports['varnish'] = with_port(:tcp) do |port|
      run('varnish', :tcp, port, "#{FOLDER}/usr/sbin/varnishd", '-F', '-j', 'none', '-n', "#{@folder}/varnish", '-s', 'malloc,20m',
          '-a', "127.0.0.1:#{port}", '-f', "#{@folder}/varnish.vcl", env: libraries)
    end
  end

  # It keeps what is below /packed/ compressed, whatever the client takes.
  def varnish
    <<~VCL
      vcl 4.1;
      backend nginx { .host = "127.0.0.1"; .port = "#{@origin}"; }
      backend dead { .host = "127.0.0.1"; .port = "1"; }
      sub vcl_recv {
        if (req.url ~ "^/moved/") { return (synth(301, "Moved")); }
        if (req.url ~ "^/dead/") { set req.backend_hint = dead; }
      }
      sub vcl_synth {
        if (resp.status == 301) { set resp.http.Location = "/fw.bin"; return (deliver); }
      }
      sub vcl_backend_response {
        if (bereq.url ~ "^/packed/") { set beresp.do_gzip = true; }
      }
    VCL
  end
end
