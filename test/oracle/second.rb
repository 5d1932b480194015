# The library beside uriparser.
#   parse       200,000 generated references, all prefixes of the vectors'
#               inputs and each of their octets replaced by all 256: verdict,
#               parts, kind of host and address octets must be the same
#   references  200,000 references resolved and as many in normal form: the
#               same text
# rules.tsv and rules_references.tsv explain differences, at best none.
require_relative 'oracle'
require_relative '../support/rules'

module Second
  GENERATED = '200000'
  SOURCES = %w[test/oracle/uriparser.c test/oracle/reference.c
               test/support/mutate.c test/support/exact.c].freeze
  REFERENCES = %w[uriparser_references reference dotted random].map do |name|
    "test/oracle/#{name}.c"
  end

  module_function

  def parse
    FileUtils.mkdir_p(Oracle::OUT)
    File.write("#{Oracle::OUT}/vector_inputs.h",
               Oracle.sh('ruby', 'test/vectors/inputs.rb'))
    judge(Oracle.build('uriparser', 'host', SOURCES, '-luriparser'),
          'rules.tsv', %w[generated.texts vectors.texts])
  end

  def references
    judge(Oracle.build('uriparser_references', 'host_gcc_sanitize', REFERENCES,
                       '-luriparser'),
          'rules_references.tsv', %w[uriparser.resolved uriparser.normalized])
  end

  # How many of what was counted did not differ, and faults.
  def judge(program, rules, counted)
    lines, fault = Oracle.run(program, Oracle::SEED, GENERATED)
    faults = [fault].compact
    faults << lines.last.to_s if lines.last != 'compared to the end'
    counts = Oracle.counts(lines)
    different = lines.grep(/\t/).map { |line| Difference.new(*line.split("\t")) }
    puts "#{different.size} differences"
    [counts.values_at(*counted).sum(&:to_i) - different.map(&:name).uniq.size,
     faults + Oracle.none(counts) +
       Rules.new(File.join(__dir__, rules)).faults(different)]
  end
end
