# Real servers of https on 127.0.0.1 and ::1: nginx, which has OpenSSL, and
# Erlang's, which has a TLS of its own. FOLDER/files is served.
require 'fileutils'
require_relative 'nginx'
require_relative 'servers'

class HttpsServers
  attr_reader :ports

  def initialize(folder, certificates)
    @folder = folder
    @certificates = certificates
    @pids = []
    @ports = {}
    FileUtils.mkdir_p("#{folder}/files")
  end

  def start
    start_nginx
    @ports['Erlang'] = start_erlang
  end

  def start_nginx
    @ports['nginx'] = run_nginx
  end

  def stop
    @pids.each { |pid| Processes.stop(pid) }
  end

  def add(name, octets)
    File.binwrite("#{@folder}/files/#{name}", octets)
  end

  private

  def run_nginx
    run('nginx') do |port|
      Nginx.command(@folder, port, tls: <<~TLS)
        ssl_certificate #{@certificates.path('chain.pem')};
        ssl_certificate_key #{@certificates.path('chain.key')};
      TLS
    end
  end

  def start_erlang
    run("Erlang's server") do |port|
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

  # Another process can take a free port: try again.
  def run(name)
    tries ||= Servers::TRIES
    log = "#{@folder}/https-#{name[0, 5]}.log"
    port = Processes.free_port(:tcp)
    pid = Processes.start(*yield(port), out: log, err: log)
    @pids << pid
    Processes.await(name, pid) { Processes.taken?(:tcp, port) }
    port
  rescue Processes::Failed => e
    retry if (tries -= 1).positive?
    raise Processes::Failed, "#{e.message}\n#{File.read(log)}"
  end
end
