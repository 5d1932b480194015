# nginx on 127.0.0.1 and ::1, in the foreground; it serves FOLDER/files.
require_relative 'processes'

module Nginx
  UNPACKED = ENV.fetch('BOOT_SERVERS', File.expand_path('../../build/tools/servers', __dir__))

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
