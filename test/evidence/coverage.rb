#!/usr/bin/env ruby
# Judges what llvm-cov exported: every line, branch and condition of src/ and
# include/ must be reached. A function of a header is compiled into many sources;
# one of them must reach it.
# Usage: test/evidence/coverage.rb EXPORT.json EXPORT.info [FILE...]
require 'json'

KINDS = %w[line branch mcdc].freeze

# What is reached of one source, and what is not.
class Source
  def initialize(file, data, lines)
    @file = file
    @text = File.readlines(file, chomp: true)
    @data = data
    @lines = lines # number => how often
  end

  def gaps
    lines + branches.flat_map { |at, counts| branch_gaps(at, *counts) } +
      decisions.flat_map { |at, pairs| decision_gaps(at, pairs) }
  end

  def sums
    pairs = decisions.values.flatten
    ways = branches.values.flatten
    { 'line' => [@lines.values.count(&:positive?), @lines.size],
      'branch' => [ways.count(&:positive?), ways.size],
      'mcdc' => [pairs.count(true), pairs.size] }
  end

  private

  def lines
    @lines.select { |_, count| count.zero? }
          .map { |n, _| gap('line', n, @text[n - 1].strip) }
  end

  # The same place, in every source that it was compiled into.
  def branches
    @data['branches'].group_by { |b| b[0, 4] }.transform_values do |all|
      [all.sum { |b| b[4] }, all.sum { |b| b[5] }]
    end
  end

  def decisions
    @data['mcdc_records'].group_by { |r| r[0, 4] }.transform_values do |all|
      all.map(&:last).transpose.map(&:any?)
    end
  end

  def branch_gaps(place, yes, no)
    [[yes, 'never true'], [no, 'never false']].select { |n, _| n.zero? }
      .map { |_, word| gap('branch', place[0], "#{text(place)}: #{word}") }
  end

  def decision_gaps(place, pairs)
    pairs.each_index.reject { |i| pairs[i] }.map do |i|
      gap('mcdc', place[0], "#{text(place)}: condition #{i + 1}")
    end
  end

  # The source between two places, on one line.
  def text(place)
    first, from, last, to = place
    words = @text[first - 1..last - 1].dup
    words[-1] = words[-1][0...to - 1]
    words[0] = words[0][from - 1..]
    words.map(&:strip).join(' ')
  end

  def gap(kind, line, text)
    "#{@file}:#{line}: #{kind} not reached: #{text}"
  end
end

# file => { line => count }, of lcov's format
def line_counts(info)
  info.split("end_of_record\n").to_h do |record|
    [record[/^SF:(.*)/, 1],
     record.scan(/^DA:(\d+),(\d+)/).to_h { |n, count| [n.to_i, count.to_i] }]
  end
end

# Sources, and headers that have a function.
def code
  Dir['src/*/*.c'] + Dir['include/*.h'].select { |file| File.read(file).match?(/^\{/) }
end

lines = line_counts(File.read(ARGV.fetch(1)))
sources = JSON.parse(File.read(ARGV.fetch(0)))['data'].first['files'].to_h do |data|
  name = data['filename'].delete_prefix("#{Dir.pwd}/")
  [name, Source.new(name, data, lines.fetch(data['filename']))]
end
asked = ARGV.drop(2)
sources = sources.slice(*asked) if asked.any?
wrong = sources.values.flat_map(&:gaps) +
        ((asked.any? ? asked : code) - sources.keys).map { |file| "#{file}: never linked" }
puts wrong
sums = sources.values.map(&:sums)
puts KINDS.map { |kind|
  covered, count = sums.map { |s| s[kind] }.transpose.map(&:sum)
  "#{kind} #{covered} of #{count}"
}.join(', ')
# A line, a branch and a condition that nothing has reached must be seen.
bad = { 'branches' => [[1, 1, 1, 2, 0, 1]], 'mcdc_records' => [[1, 1, 1, 2, [false]]] }
seen = Source.new('src/base/nurl_emit.c', bad, { 1 => 0 }).gaps
abort "does not see what is not reached: #{seen}" unless
  KINDS.all? { |kind| seen.grep(/#{kind} not reached/).size == 1 }
puts "#{[sources.size - wrong.size, 0].max} passed, #{wrong.size} failed"
exit wrong.empty?
