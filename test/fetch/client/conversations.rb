#!/usr/bin/env ruby
# Makes tables of conversations.tsv for the unit tests (sink_story.h):
# test/fetch/client/conversations.rb > conversations.h
# A test defines ROWS_OF_HTTP, for example, before it includes that.
require_relative '../../support/tsv'

module Conversations
  HEADERS = Dir[File.expand_path('../../../fetch/include/nfetch_{status,net}.h', __dir__)].sort
  STATUSES = HEADERS.flat_map { |file| File.read(file).scan(/\bNFETCH_(?:NET_)?ERR_\w+(?= = -)/) }
                    .to_h { |name| [name[/ERR_(\w+)/, 1], name] }.freeze
  TEXTS = %w[url next header said request sent unsent commands].freeze
  LIMITS = /_ms\z|window_bytes/.freeze

  def self.status(name)
    name == 'whole' ? 'NFETCH_OK' : STATUSES.fetch(name)
  end

  # As a literal of C: a byte in hex digits ends where the next part begins.
  def self.text(cell)
    text = cell.gsub(/\{(\w+)\}/) { @parts.fetch($1) }.gsub('"', '\"')
    %("#{text.gsub(/\\x\h\h/) { |byte| "#{byte}\"\"" }}")
  end

  # What a server says, and how the connection ends: `text (CLOSED)`, `(REFUSED)`.
  def self.servers(cell)
    all = cell.split(' | ').map do |one|
      said, how = one.match(/\A(.*?)(?: ?\(([A-Z]+)\))?\z/m).captures
      [said.empty? ? 'NULL' : text(said.delete_prefix('nothing')), how ? status(how) : 0]
    end
    [".servers = { #{all.map(&:first).join(', ')} }", ".ends = { #{all.map(&:last).join(', ')} }"]
  end

  def self.words(words)
    limits, others = words.map { |word| word.split('=', 2) }.partition { |key,| key.match?(LIMITS) }
    limits = limits.map { |key, value| "LIMIT(#{key}, #{value})" }
    [*(".limits = { #{limits.join(', ')} }" if limits.any?), *others.map { |key, value| ".#{key} = #{value(key, value)}" }]
  end

  def self.value(key, value)
    return text(value) if TEXTS.include?(key)
    return value if value == 'NONE'

    { 'fault' => "NURL_ERR_#{value}", 'awaits' => "NFETCH_AWAITS_#{value}",
      'fail_with' => STATUSES[value] }.fetch(key, value)
  end

  def self.row(sentence, says, outcome, story, body, *words)
    named = sentence == '-' ? text(says) : text(sentence)
    ["{ .name = #{named}", *(servers(says) unless says == '-'), ".status = #{status(outcome)}",
     *(".text = #{text(story)}" if story != '-'), *(".body = #{text(body)}" if body != '-'), *words(words)].join(', ')
  end

  def self.header(rows)
    parts, rows = rows.partition { |row| row[0] == 'text' }
    @parts = {}
    parts.each { |_, name, text| @parts[name] = text.gsub(/\{(\w+)\}/) { @parts.fetch($1) } }
    rows.group_by { |row| row[0] }.map do |table, all|
      test, name = table.split('.')
      "#ifdef ROWS_OF_#{test.upcase}\nstatic const struct story_row #{name}[] = {\n" \
        "#{all.map { |row| "    #{row(*row.drop(1))} },\n" }.join}};\n#endif\n"
    end.join
  end
end

puts Conversations.header(Tsv.rows("#{__dir__}/conversations.tsv"))
