# Shared by the scripts of this folder: the list of laws, the rows of a vector
# file, and C string literals.
# Usage: require_relative 'rows'
require_relative '../runner/shared'

# One row: the question's columns and the expected answer's.
Row = Struct.new(:id, :req, :op, :profile, :input, :input2, :opts, :ok, :err, :off,
                 :keys, keyword_init: true) do
  def question
    [id, op, profile, input, input2, opts].join("\t")
  end

  def answer
    [id, ok, err, off, *keys].join("\t")
  end

  # The bytes that the input column stands for, and those of the second one.
  def octets
    Escapes.octets(input)
  end

  def other_octets
    Escapes.octets(input2)
  end
end

module Vectors
  HERE = __dir__
  # A law is NAME.md with its requirements, and NAME.tsv with its rows.
  # own.tsv has further rows for the first law.
  LAWS = %w[rfc1738 requests guards constrained].freeze
  DEFAULT = [*LAWS, 'own'].map { |name| "#{HERE}/#{name}.tsv" }.freeze
  CORPORA = Dir["#{HERE}/corpora/*.tsv"].sort.freeze

  module_function

  # The rows of some files, or only those of some operations ("parse 3986").
  def rows(*paths, only: nil)
    rows = paths.flat_map { |path| file(path) }
    repeated = rows.map(&:id).tally.select { |_, count| count > 1 }.keys
    abort "#{paths.join(' ')}: id used twice: #{repeated.join(' ')}" if
      repeated.any?
    rows.select { |row| !only || only.include?("#{row.op} #{row.profile}") }
  end

  # The ids of the requirements, as the laws' prose has them.
  def requirements
    LAWS.flat_map do |law|
      File.read("#{HERE}/#{law}.md").scan(/^- \*\*([A-Z0-9.-]+-\d+)\*\*/).flatten
    end
  end

  # Sentences: each requirement has a row, and each row's requirements exist.
  def id_errors
    named = rows(*DEFAULT).flat_map { |row| row.req.split(',') }.uniq
    (named - requirements).map { |id| "there is no requirement #{id}" } +
      (requirements - named).map { |id| "no row for the requirement #{id}" }
  end

  def file(path)
    lines = File.binread(path).lines(chomp: true)
    lines.each_with_index.filter_map do |line, index|
      row(line, "#{path}:#{index + 1}") unless line.match?(/\A(#|\s*\z)/n)
    end
  end

  # Columns: id req op profile polarity ok err off input input2 opts keys...
  def row(line, place)
    columns = line.split("\t", -1)
    abort "#{place}: #{columns.size} columns, 11 needed" if columns.size < 11
    id, req, op, profile, _polarity, ok, err, off, *rest = columns
    input, input2, opts, *keys = rest
    Row.new(id: id, req: req, op: op, profile: profile, input: input,
            input2: input2, opts: opts, ok: ok, err: err, off: off, keys: keys)
  end

  # A C string of these bytes as literals of at most `width` columns each.
  # Octal escapes have three digits, so that no following digit joins them;
  # the second of two question marks is escaped, so that no trigraph is made.
  def c_string(octets, width, indent)
    parts = octets.b.bytes.each_cons(2).map { |two| c_octet(*two) }
    parts.unshift(c_octet(nil, octets.getbyte(0))) unless octets.empty?
    lines = parts.each_with_object([+'']) do |part, all|
      all << +'' if all.last.size + part.size > width
      all.last << part
    end
    lines.map { |text| "#{' ' * indent}\"#{text}\"" }.join("\n")
  end

  def c_octet(before, octet)
    char = octet.chr
    return '\\t' if char == "\t"
    return "\\#{char}" if '\\"'.include?(char)
    return '\\?' if char == '?' && before == octet
    return char if octet.between?(0x20, 0x7E)

    format('\\%03o', octet)
  end
end
