#!/usr/bin/env ruby
# Judges what llvm-cov exported: every line, branch and condition of src/ and
# include/ must be reached. A function of a header is compiled into many sources;
# one of them must reach it.
# Usage: test/evidence/coverage.rb EXPORT.json EXPORT.info [FILE...]
require 'json'

# The counts of one file: {place => whether it was reached}, by kind. A place is
# line, column, end line, end column, and which side or condition.
def reached(data, lines)
  branches = data['branches'].flat_map do |b|
    [[[*b[0, 4], 'true'], b[4]], [[*b[0, 4], 'false'], b[5]]]
  end
  conditions = data['mcdc_records'].flat_map do |r|
    r.last.each_with_index.map { |good, n| [[*r[0, 4], "condition #{n + 1}"], good ? 1 : 0] }
  end
  { 'line' => lines.map { |n, count| [[n], count] }, 'branch' => branches, 'mcdc' => conditions }
    .transform_values { |all| all.group_by(&:first).transform_values { |c| c.sum(&:last).positive? } }
end

# A sentence for each place that was not reached.
def gaps(file, kinds)
  text = File.readlines(file, chomp: true)
  kinds.flat_map do |kind, places|
    places.reject { |_, good| good }.keys.map do |line, column, _, _, which|
      "#{file}:#{line}: #{kind} not reached: #{text[line - 1][(column || 1) - 1..].strip} #{which}".strip
    end
  end
end

# {file => {line => count}}, of lcov's format.
def line_counts(info)
  info.split("end_of_record\n").to_h do |record|
    [record[/^SF:(.*)/, 1], record.scan(/^DA:(\d+),(\d+)/).map { |row| row.map(&:to_i) }.to_h]
  end
end

# Sources, and headers that have a function.
def code
  Dir['src/*/*.c'] + Dir['include/*.h'].select { |file| File.read(file).match?(/^\{/) }
end

json, info, *asked = ARGV
lines = line_counts(File.read(info))
files = JSON.parse(File.read(json))['data'].first['files'].to_h do |data|
  name = data['filename']
  [name.delete_prefix("#{Dir.pwd}/"), reached(data, lines.fetch(name))]
end
files = files.slice(*asked) if asked.any?
wrong = files.flat_map { |file, kinds| gaps(file, kinds) } +
        ((asked.any? ? asked : code) - files.keys).map { |file| "#{file}: never linked" }
puts wrong
puts %w[line branch mcdc].map { |kind|
  all = files.values.flat_map { |kinds| kinds[kind].values }
  "#{kind} #{all.count(true)} of #{all.size}"
}.join(', ')
# A line, a branch and a condition that nothing has reached must be seen.
bad = reached({ 'branches' => [[1, 1, 1, 2, 0, 1]], 'mcdc_records' => [[1, 1, 1, 2, [false]]] }, { 1 => 0 })
abort 'does not see what is not reached' unless gaps('src/base/nurl_emit.c', bad).size == 3
puts "#{[files.size - wrong.size, 0].max} passed, #{wrong.size} failed"
exit wrong.empty?
