#!/usr/bin/env ruby
# Judges what llvm-cov exported: every file of src/ must be reached whole, but
# for what unreached.tsv names with its reason.
# Usage: test/evidence/coverage.rb EXPORT.json
require 'json'

KINDS = %w[lines branches mcdc].freeze
HERE = __dir__

# file, kind, how many, why: tab-separated
def excused
  File.readlines(File.join(HERE, 'unreached.tsv'), chomp: true)
      .reject { |line| line.empty? || line.start_with?('#') }
      .to_h { |line| line.split("\t").then { |f, k, n, _| [[f, k], n.to_i] } }
end

data = JSON.parse(File.read(ARGV.fetch(0)))['data'].first
allowed = excused
faults = []
good = 0
data['files'].each do |file|
  name = file['filename'][%r{src/.*}] or next
  missed = KINDS.to_h do |kind|
    part = file['summary'][kind]
    [kind, part['count'] - part['covered']]
  end
  wrong = missed.reject { |kind, n| n <= allowed.fetch([name, kind], 0) }
  good += 1 if wrong.empty?
  wrong.each { |kind, n| faults << "#{name}: #{n} #{kind} not reached" }
end
puts faults
totals = data['totals']
puts KINDS.map { |kind|
  part = totals[kind]
  format('%<kind>s %<covered>d of %<count>d', kind: kind,
         covered: part['covered'], count: part['count'])
}.join(', ')
puts "#{good} passed, #{faults.size} failed"
exit faults.empty?
