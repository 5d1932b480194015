# Writes the automata, the texts to begin with and the inputs of the vectors
# as C data for compare.c.
# Usage: require_relative 'tables'; Tables.c(Decisions.dfas, depth)
# No enumeration goes deeper than `depth`.
require_relative 'suite'
require_relative '../vectors/rows'

module Tables
  FRAGMENTS = ['%09', '%', ';type=', 'h/', '://', 'URL:'].freeze
  OPERATIONS = ['parse 1738', 'parse_ref 1738', 'parse 3986'].freeze
  GRAMMARS = { '1738' => 'URL_REF', '3986' => 'REFERENCE' }.freeze

  Job = Struct.new(:grammar, :prefix, :suffix, :depth, :units)

  module_function

  def c(dfas, depth)
    work = jobs(depth)
    all = dfas.values
    <<~C
      /* Written by test/oracle/tables.rb. */
      #include "compare.h"

      #{all.each_with_index.map { |dfa, n| dfa_data(dfa, n) }.join("\n")}
      const struct dfa dfas[GRAMMARS] = {
      #{all.each_with_index.map { |dfa, n| dfa_row(dfa, n) }.join("\n")}
      };
      #{work.each_with_index.map { |job, n| units(job, n, dfas) }.join}
      const struct job jobs[] = {
      #{work.each_with_index.map { |job, n| job_row(job, n) }.join("\n")}
      };
      const unsigned job_count = #{work.size};
      #{texts('vector_inputs', inputs).sub('static ', '')}
      const unsigned vector_input_count = #{inputs.size};
    C
  end

  def rows
    Vectors.rows(*Vectors::DEFAULT, only: OPERATIONS)
  end

  def inputs
    rows.map(&:octets).uniq
  end

  def jobs(depth)
    lines = File.readlines("#{__dir__}/jobs.tsv", chomp: true)
    lines.grep_v(/\A#/).map do |line|
      columns = line.split("\t")
      abort "jobs.tsv: five columns are needed: #{line}" if columns.size != 5
      Job.new(*columns).tap { |job| job.depth = [job.depth.to_i, depth].min }
    end
  end

  def text(octets)
    literal = octets.b.bytes.map { |o| Vectors.c_octet('?'.ord, o) }.join
    "{ \"#{literal}\", #{octets.bytesize} }"
  end

  def texts(name, all)
    lines = all.map { |one| "    #{text(one)},\n" }.join
    "static const struct nurl_str #{name}[] = {\n#{lines}};"
  end

  def numbers(type, name, all)
    lines = all.each_slice(16).map { |some| "    #{some.join(', ')},\n" }.join
    "static const #{type} #{name}[] = {\n#{lines}};"
  end

  def dfa_data(dfa, n)
    suite = Suite.new(dfa)
    members = dfa.classes.map { |octets| octets.pack('C*') }
    [numbers('uint8_t', "class_of#{n}", dfa.class_of),
     numbers('uint16_t', "moves#{n}", dfa.moves.flatten),
     numbers('uint8_t', "accepts#{n}", dfa.accepts.map { |yes| yes ? 1 : 0 }),
     numbers('int16_t', "ways_out#{n}", suite.ways_out.map { |way| way || -1 }),
     texts("members#{n}", members), texts("access#{n}", suite.access),
     texts("tails#{n}", suite.tails)].join("\n")
  end

  def dfa_row(dfa, n)
    parts = %w[class_of moves accepts ways_out members access tails]
    "    { #{dfa.moves.size}, #{dfa.moves[0].size}, " \
      "#{parts.map { |part| "#{part}#{n}" }.join(', ')},\n" \
      "      sizeof tails#{n} / sizeof tails#{n}[0] },"
  end

  def job_row(job, n)
    "    { #{GRAMMARS.fetch(job.grammar)}, #{job.depth}, " \
      "#{text(job.prefix)}, #{text(job.suffix)},\n      units#{n}, " \
      "sizeof units#{n} / sizeof units#{n}[0] },"
  end

  def units(job, n, dfas)
    all = job.units == '*' ? classes(job, dfas) : job.units.split.uniq
    lines = all.map do |unit|
      whole = unit.is_a?(String)
      "    { #{text(whole ? unit : unit.pack('C*'))}, #{whole ? 1 : 0} },\n"
    end
    "static const struct unit units#{n}[] = {\n#{lines.join}};\n"
  end

  # A fragment of one octet that is a class of its own is there already.
  def classes(job, dfas)
    dfa = dfas.fetch(job.grammar == '1738' ? 'url-ref' : 'URI-reference')
    groups = dfa.told_apart(dfa.reachable(dfa.run(job.prefix)))
    groups + FRAGMENTS.reject { |one| groups.include?(one.bytes) }
  end
end
