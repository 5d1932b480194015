# table.md: what came of each row, by the client that tried it. A line is
#
#   | scheme | what is tried | host | mps2_an385 | lm3s6965evb |
class Table
  CLIENTS = %w[host mps2_an385 lm3s6965evb].freeze
  HEAD = <<~TEXT.freeze
    # What comes of what

    Made by `test/boot/check --record`: each row is something that can happen where an image is fetched, and what `boot` says of it: `image` (the right one has come, and on a board it runs), or the fault by its name in `port/boot/fetch.h` and `port/net/net.h`. Empty: not tried there.

    | scheme | what is tried | #{CLIENTS.join(' | ')} |
    |---|---|#{'---|' * CLIENTS.size}
  TEXT

  def initialize(file)
    @file = file
    @cells = read
    @lock = Mutex.new
  end

  def [](scheme, name, client)
    @cells.dig([scheme, name], client)
  end

  def []=(scheme, name, client, outcome)
    @lock.synchronize { (@cells[[scheme, name]] ||= {})[client] = outcome }
  end

  # Rows that are gone are left out: a client that has tried all says which.
  def write
    lines = @cells.map do |(scheme, name), cells|
      "| #{[scheme, name, *cells.values_at(*CLIENTS)].join(' | ')} |\n"
    end
    File.write(@file, HEAD + lines.sort.join)
  end

  private

  def read
    return {} unless File.exist?(@file)

    rows = File.readlines(@file).grep(/\A\| (?!scheme)/)
    rows.to_h do |row|
      scheme, name, *cells = row.delete_prefix('|').split('|', -1).map(&:strip)
      [[scheme, name], CLIENTS.zip(cells).to_h.reject { |_, v| v.to_s.empty? }]
    end
  end
end
