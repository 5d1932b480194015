# The parsers beside automata of the grammars: do they accept what the text of
# RFC 1738 and RFC 3986 accepts, and nothing else?
require_relative 'oracle'
require_relative 'decisions'
require_relative 'masks'
require_relative 'tables'

module Comparison
  # Generated texts, no enumeration deeper than, and whether pairs are tried.
  FULL = ['2000000', 12, '1'].freeze
  SHORT = ['20000', 3, '0'].freeze
  SOURCES = %w[oracle/compare oracle/narrowed oracle/texts oracle/generate
               support/mutate support/exact].map { |name| "test/#{name}.c" }
  # The limits that the prose sets: rfc1738.md, Strict.
  NARROWED = %w[IPV4_RANGE HOST_LEN PORT_RANGE GTYPE SELECTOR].freeze

  module_function

  def check((count, depth, pairs))
    dfas = Decisions.dfas
    dfas.each do |name, dfa|
      puts "#{name}: #{dfa.moves.size} states, #{dfa.moves[0].size} classes"
    end
    faults = Masks.faults + vector_faults(dfas)
    good, different = compare(build(dfas, depth), count, pairs)
    [good + (faults.empty? ? 2 : 0), faults + different]
  end

  # The vectors' verdicts, without the library: so a wrong text is told from a
  # wrong library.
  def vector_faults(dfas)
    by_operation = Tables::OPERATIONS.zip(dfas.values).to_h
    faults = Tables.rows.reject do |row|
      dfa = by_operation.fetch("#{row.op} #{row.profile}")
      (row.ok == '1' || NARROWED.include?(row.err)) == dfa.accept?(row.octets)
    end
    puts "vectors: #{Tables.rows.size} verdicts, #{faults.size} different"
    faults.map { |row| "vector #{row.id}: the grammar differs: #{row.input}" }
  end

  def build(dfas, depth)
    FileUtils.mkdir_p(Oracle::OUT)
    File.write("#{Oracle::OUT}/tables.c", Tables.c(dfas, depth))
    Oracle.build('compare', 'host', [*SOURCES, "#{Oracle::OUT}/tables.c"])
  end

  # How many parts were the same, and of the others what the program says.
  def compare(program, count, pairs)
    lines, fault = Oracle.run(program, Oracle::SEED, count, pairs)
    puts lines
    result = lines.last.to_s.match(/: (\d+) parts the same, (\d+) /)
    return [0, [fault || 'compare did not end']] unless result

    [result[1].to_i, ['parts that differ'] * result[2].to_i]
  end
end
