#!/usr/bin/env ruby
# Makes tables of conversations.tsv for the unit tests (sink_story.h, net/test_name.c):
# fetch/test/client/conversations.rb > conversations.h
# A test defines ROWS_OF_HTTP, for example, before it includes that.
require_relative '../house'

module Conversations
  HEADERS = Dir[File.expand_path('../../../fetch/include/nfetch_{status,net}.h', __dir__)].sort
  STATUSES = HEADERS.flat_map { |file| File.read(file).scan(/\bNFETCH_(?:NET_)?ERR_\w+(?= = -)/) }
                    .to_h { |name| [name[/ERR_(\w+)/, 1], name] }.freeze
  TEXTS = %w[validator url next header said request sent unsent commands first second].freeze
  LIMITS = /\w_ms\z|window_bytes/.freeze
  URLS = { 'ftp' => 'ftp://h/a', 'tftp' => 'tftp://h/a', 'coap' => 'coap://192.0.2.1/a' }.freeze
  STRUCTS = Hash.new('story_row').merge('name' => 'lookup').freeze
  DATAGRAMS = { 'name' => {}, 'tftp' => { 'port' => 2000 }, 'coap' => { 'is_echo' => 1, 'ms' => 1 } }.freeze

  def self.status(name)
    name == 'whole' ? 'NFETCH_OK' : STATUSES.fetch(name) { Integer(name) }
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

  # Datagrams, and after a text what else net_script.h says of it: `(port=2001 ms=5)`.
  def self.datagrams(cell, usual)
    cell.split(' | ').map do |one|
      said, how = one.match(/\A(.*?)(?: \((\w+=[\w= ]+)\))?\z/m).captures
      members = usual.merge(how.to_s.split.to_h { |word| word.split('=') })
      literal = text(said.delete_prefix('nothing'))
      ["{ .bytes = #{literal}", ".length = sizeof(#{literal}) - 1", *members.map { |key, value| ".#{key} = #{value}" }].join(', ') + ' }'
    end
  end

  def self.list(type, all)
    "(const struct #{type}[]){ #{all.join(', ')}, { .bytes = NULL } }"
  end

  # `question1:69=bytes`: the second datagram that was sent, and where to.
  def self.question(key, value)
    number, port = key.delete_prefix('question').split(':')
    "{ #{number}, #{port || 0}, #{text(value)}, sizeof(#{text(value)}) - 1 }"
  end

  def self.words(words)
    kinds = words.map { |word| word.split('=', 2) }
                 .group_by { |key,| key.match?(LIMITS) ? :limit : key[/\Aquestion|\Astream/]&.to_sym || :other }
    limits = kinds.fetch(:limit, []).map { |key, value| "LIMIT(#{key}, #{value})" }
    questions = kinds.fetch(:question, []).map { |pair| question(*pair) }
    [*(".limits = { #{limits.join(', ')} }" if limits.any?),
     *(".questions = #{list('story_question', questions)}" if questions.any?),
     *kinds.fetch(:other, []).map { |key, value| ".#{key} = #{value(key, value)}" },
     *kinds.fetch(:stream, []).map { |_, value| ".stream = #{text(value)}, .stream_length = sizeof(#{text(value)}) - 1" }]
  end

  def self.value(key, value)
    return text(value) if TEXTS.include?(key)
    return value if value == 'NONE'

    { 'fault' => "NURL_ERR_#{value}", 'awaits' => "NFETCH_AWAITS_#{value}",
      'fail_with' => STATUSES[value], 'end' => STATUSES[value] }.fetch(key, value)
  end

  def self.says(test, cell)
    return if cell == '-'

    usual = DATAGRAMS[test] or return servers(cell)
    ".says = #{list('net_script_datagram', datagrams(cell, usual))}"
  end

  def self.row(test, sentence, says, outcome, story, body, *words)
    named = sentence == '-' ? text(says) : text(sentence)
    words << "url=#{URLS[test]}" if URLS.key?(test) && words.none?(/\Aurl=/)
    ["{ .name = #{named}", *says(test, says), ".status = #{status(outcome)}",
     *(".text = #{text(story)}" if story != '-'), *(".body = #{text(body)}" if body != '-'), *words(words)].join(', ')
  end

  # After `each` come values: a row for each, with the value in place of {EACH}.
  def self.each(row)
    at = row.index('each') or return [row]
    row.drop(at + 1).map { |value| row.take(at).map { |cell| cell.gsub('{EACH}') { value } } }
  end

  def self.header(rows)
    parts, rows = rows.partition { |row| row[0] == 'text' }
    @parts = {}
    parts.each { |_, name, text| @parts[name] = text.gsub(/\{(\w+)\}/) { @parts.fetch($1) } }
    rows.flat_map { |row| each(row) }.group_by { |row| row[0] }.map do |table, all|
      test, name = table.split('.')
      "#ifdef ROWS_OF_#{test.upcase}\nstatic const struct #{STRUCTS[test]} #{name}[] = {\n" \
        "#{all.map { |row| "    #{row(test, *row.drop(1))} },\n" }.join}};\n#endif\n"
    end.join
  end
end

puts Conversations.header(Tsv.rows("#{__dir__}/conversations.tsv", -1))
