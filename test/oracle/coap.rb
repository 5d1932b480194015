# coap URLs beside libcoap: 20,000 that are generated. The verdict, host, port
# and every octet of the options must be the same, and so must the path and
# query that both make of our options; libcoap.tsv explains differences.
require_relative 'oracle'
require_relative '../support/rules'

module Coap
  GENERATED = '20000'
  SOURCES = %w[test/oracle/libcoap.c test/oracle/random.c].freeze

  module_function

  def check
    program = Oracle.build('libcoap', 'host', SOURCES, '-lcoap-3-notls')
    lines, fault = Oracle.run(program, Oracle::SEED, GENERATED)
    faults = [fault].compact
    faults << lines.last.to_s if lines.last != 'compared to the end'
    counts = Oracle.counts(lines)
    different = lines.grep(/\t/).map { |line| Difference.new(*line.split("\t")) }
    rules = Rules.new(File.join(__dir__, 'libcoap.tsv'))
    [counts.fetch('coap.texts', 0) - different.map(&:name).uniq.size,
     faults + Oracle.none(counts) + rules.faults(different)]
  end
end
