# nurl_parse beside uriparser: 200,000 generated references, all prefixes of
# the vectors' inputs and each of their octets replaced by all 256. Verdict,
# parts, kind of host and address octets must be the same; rules.tsv explains
# differences, at best none.
require_relative 'oracle'
require_relative '../support/rules'

module Second
  GENERATED = '200000'
  SOURCES = %w[test/oracle/uriparser.c test/oracle/reference.c
               test/support/mutate.c test/support/exact.c].freeze

  module_function

  def check
    lines, fault = Oracle.run(build, Oracle::SEED, GENERATED)
    faults = [fault].compact
    faults << lines.last.to_s if lines.last != 'compared to the end'
    counts = Oracle.counts(lines)
    different = lines.grep(/\t/).map { |line| Difference.new(*line.split("\t")) }
    puts "#{different.size} differences"
    texts = counts.values_at('generated.texts', 'vectors.texts').sum(&:to_i)
    [texts - different.map(&:name).uniq.size,
     faults + Oracle.none(counts) +
       Rules.new(File.join(__dir__, 'rules.tsv')).faults(different)]
  end

  def build
    FileUtils.mkdir_p(Oracle::OUT)
    File.write("#{Oracle::OUT}/vector_inputs.h",
               Oracle.sh('ruby', 'test/vectors/inputs.rb'))
    Oracle.build('uriparser', 'host', SOURCES, '-luriparser')
  end
end
