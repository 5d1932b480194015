# URLs that are generated, beside a library of somebody else. A program made of
# NAME.c prints each difference and, at the end, its counts; the rules of
# NAME.tsv explain differences.
require_relative 'oracle'
require_relative '../support/rules'

module Beside
  # Texts to make, and what the other library is linked as.
  PEERS = { 'libcoap' => ['20000', '-lcoap-3-openssl', 'coap.texts'],
            'http_parser' => ['300000', '-lhttp_parser',
                              'http_parser.texts'] }.freeze

  module_function

  def check(name)
    texts, library, counted = PEERS.fetch(name)
    sources = [name, 'random'].map { |file| "test/oracle/#{file}.c" }
    lines, fault = Oracle.run(Oracle.build(name, 'host', sources, library),
                              Oracle::SEED, texts)
    faults = [fault].compact
    faults << lines.last.to_s if lines.last != 'compared to the end'
    counts = Oracle.counts(lines)
    different = lines.grep(/\t/).map { |line| Difference.new(*line.split("\t")) }
    rules = Rules.new(File.join(__dir__, "#{name}.tsv"))
    [counts.fetch(counted, 0) - different.map(&:name).uniq.size,
     faults + Oracle.none(counts) + rules.faults(different)]
  end
end
