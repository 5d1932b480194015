# Tries of scripted servers: a server for each row, for as long as it is tried.
require_relative 'scripted_coap'
require_relative 'scripted_ftp'
require_relative 'scripted_http'
require_relative 'scripted_tftp'

module Scripts
  SERVERS = { 'http' => Scripted::Http, 'ftp' => Scripted::Ftp,
              'tftp' => Scripted::Tftp, 'coap' => Scripted::Coap }.freeze

  # Of the rows for which the block says yes.
  def self.tries(client, image, &chosen)
    rows = SERVERS.keys.flat_map { |scheme| Rows.of(scheme) }
    rows.select(&chosen).map do |row|
      Try.new(row.scheme, row.name, client, row.allowed,
              ->(try, words, _) { run(try, row, image, words) })
    end
  end

  def self.run(try, row, image, words)
    server = SERVERS.fetch(row.scheme).new(row, image, try.client.loopback[4])
    outcome = try.client.run(row.url(server.base, image), words: words)
    seen = row.options[:seen]
    try.wrong = "the server was told:\n#{told(server)}" unless
      seen.nil? || seen.call(server.said, server.other&.said)
    outcome
  ensure
    server&.stop
  end

  def self.told(server)
    [server.said, server.other&.said].compact.flatten.map(&:inspect).join("\n")
  end
end
