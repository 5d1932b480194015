# What a server can do, one row each, and its allowed outcomes. rows_SCHEME.rb
# has the rows of a scheme.
#
#   http 'a body shorter than its length', 'SHORT' do |to|
#     ...                what the server does
#   end
#
# Outcomes are names of enum nfetch_status and enum nfetch_net_status without their
# prefix, or `image`: the right image was fetched and starts.
#
# Options: path, login and pin of the URL; board: true, on a board, too, because
# the row needs the network stack, or :only; seen: a check of what the client
# sent; again: the script of a second origin; frames: what proxy does to the
# frames, on a board; cut: see Rows.cuts.
require_relative 'scripted_coap'
require_relative 'scripted_ftp'
require_relative 'scripted_http'
require_relative 'scripted_tftp'

Row = Struct.new(:scheme, :name, :allowed, :options, :script) do
  def url(base, image)
    base = base.sub('//', "//#{options[:login]}@") if options[:login]
    "#{base}#{options.fetch(:path, '/fw.bin')}#{pin(image)}"
  end

  def again
    Row.new(scheme, name, allowed, {}, options.fetch(:again))
  end

  def host?
    options[:board] != :only
  end

  def board?
    options[:board]
  end

  private

  def pin(image)
    case options[:pin]
    when :right then Images.pin(image)
    when :wrong then Images.pin("#{image} ")
    else options[:pin].to_s
    end
  end
end

module Rows
  SERVERS = { 'http' => Scripted::Http, 'ftp' => Scripted::Ftp,
              'tftp' => Scripted::Tftp, 'coap' => Scripted::Coap }.freeze
  # Rows that are cut, and how many bytes the server sends at most: http and ftp
  # on the connection, tftp and coap in the first datagram.
  CUTS = { 'a length' => 90, 'to /there' => 55, 'many lines everywhere' => 140,
           'chunks with extensions, leading zeros and a trailer' => 150,
           'a server without options' => 52, 'error 1' => 7, 'a good server' => 85 }.freeze
  CUT_IMAGE = Images.of(200)
  ANY = (Statuses.names.values - %w[URL SCHEME LINK MEMORY NAME] + %w[image]).freeze
  @rows = Hash.new { |hash, scheme| hash[scheme] = [] }

  def self.of(scheme)
    require_relative "rows_#{scheme}"
    @rows[scheme]
  end

  def self.all
    SERVERS.keys.flat_map { |scheme| of(scheme) }
  end

  def self.add(scheme, name, outcome, options, script)
    raise "twice: #{scheme} #{name}" if @rows[scheme].any? { |r| r.name == name }

    @rows[scheme] << Row.new(scheme, name, outcome.split, options, script)
  end

  # Good conversations, cut once after each byte; the client can ask again. The
  # sanitizers find nothing, and over TCP a part never counts as the image.
  def self.cuts
    all.select { |row| CUTS[row.name] }.flat_map do |row|
      allowed = %w[http ftp].include?(row.scheme) ? ANY - %w[FORMAT DIGEST SIGNATURE KEY] : ANY
      (0..CUTS[row.name]).map do |size|
        Row.new(row.scheme, "#{row.name}, cut after #{size} bytes", allowed,
                row.options.merge(cut: size, seen: nil), row.script)
      end
    end
  end

  def self.tries(client, rows, image)
    rows.map do |row|
      Try.new(row.scheme, row.name, client, row.allowed,
              ->(try, words) { run(try, row, image, words) }, row.options[:frames])
    end
  end

  def self.run(try, row, image, words)
    server = SERVERS.fetch(row.scheme).new(row, image, try.client.loopback[4])
    outcome = try.client.run(row.url(server.base, image), words: words)
    sent = [server.said, server.other&.said]
    try.wrong = "the client sent:\n#{sent.flatten.compact.map(&:inspect).join("\n")}" unless
      row.options[:seen].nil? || row.options[:seen].call(*sent)
    outcome
  ensure
    server&.stop
  end
end

Rows::SERVERS.each_key do |scheme|
  define_method(scheme) do |name, outcome, **options, &script|
    Rows.add(scheme, name, outcome, options, script)
  end
end
