# Reads the files of this folder. README.md explains their columns.
# Usage: require_relative 'rows'; Corpora.rows(path) or Corpora.all

module Corpora
  HERE = __dir__

  # One line: its kind, its keys and their values, as octets.
  Row = Struct.new(:file, :kind, :values, keyword_init: true) do
    def id
      values.fetch('id')
    end

    # The value of a key, or nil if the row has no such key.
    def [](key)
      values[key]
    end

    def key?(key)
      values.key?(key)
    end
  end

  module_function

  def files(folder = HERE)
    Dir.glob(File.join(folder, '*.tsv')).sort - [File.join(folder, 'rules.tsv')]
  end

  # All rows of all files; an id stands once.
  def all(folder = HERE)
    rows = files(folder).flat_map { |path| rows(path) }
    repeated = rows.map(&:id).tally.select { |_, count| count > 1 }.keys
    abort "#{folder}: id used twice: #{repeated.join(' ')}" if repeated.any?
    rows
  end

  # The rows of a file, which must say whose it is and how many it has.
  def rows(path)
    head, body = File.binread(path).lines(chomp: true)
                     .partition { |line| line.start_with?('#') }
    facts = head.to_h { |line| line.delete_prefix('# ').split(': ', 2) }
    %w[origin licence asserts].each do |fact|
      abort "#{path}: no `# #{fact}: `" if facts[fact].to_s.empty?
    end
    count = head.join("\n")[/records: (\d+)$/, 1].to_i
    abort "#{path}: #{body.size} rows, not #{count}" if body.size != count
    body.each_with_index.map { |line, index| row(line, path, index) }
  end

  def row(line, path, index)
    kind, *columns = line.split("\t", -1)
    values = columns.to_h do |column|
      key, value = column.split('=', 2)
      abort "#{path}: row #{index + 1}: no `=` in #{column}" unless value
      [key, octets(value)]
    end
    abort "#{path}: row #{index + 1}: no id" unless values['id']
    abort "#{path}: row #{index + 1}: a key stands twice" if
      values.size < columns.size
    Row.new(file: File.basename(path), kind: kind, values: values)
  end

  # `\xHH` and `\\` become octets.
  def octets(text)
    text.b.gsub(/\\(?:x(\h\h)|(\\))/n) { $2 || $1.hex.chr.b }
  end

  # And back, as the vector protocol wants it.
  def escape(octets)
    octets.b.gsub('\\') { '\\\\' }
          .gsub(/[^ -~]/n) { |octet| format('\\x%02X', octet.ord) }
  end
end
