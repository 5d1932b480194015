#!/usr/bin/env ruby
# Judges what llvm-cov exported: every line, branch and condition must be reached,
# but for those that ROWS names (- for none). A function of a header is compiled into
# many sources; one of them must reach it.
# Usage: test/evidence/coverage.rb ROWS FOLDERS EXPORT.json EXPORT.info [FILE...]
require 'json'
require_relative '../runner/shared'

# Of a file: what kind of place, its line and column, which side or condition.
Gap = Struct.new(:file, :kind, :line, :column, :side) do
  def text
    @text ||= File.readlines(file, chomp: true)[line - 1]
  end

  # As a row names it: the function and the line.
  def place
    @place ||= [file, "#{function}: #{text.strip}"]
  end

  def to_s
    "#{file}:#{line}: #{kind} not reached: #{text[(column || 1) - 1..].strip} #{side}".strip
  end

  private

  def function
    File.readlines(file).first(line).reverse.find { |l| l =~ /^\w.*\(/ }.to_s[/(\w+)\(/, 1]
  end
end

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

def gaps(file, kinds)
  kinds.flat_map do |kind, places|
    places.reject { |_, good| good }.keys.map do |line, column, _, _, side|
      Gap.new(file, kind, line, column, side)
    end
  end
end

# {file => {line => count}}, of lcov's format.
def line_counts(info)
  info.split("end_of_record\n").to_h do |record|
    [record[/^SF:(.*)/, 1], record.scan(/^DA:(\d+),(\d+)/).map { |row| row.map(&:to_i) }.to_h]
  end
end

# Sources, and public headers that have a function.
def code(folders)
  folders.flat_map { |folder| Dir["#{folder}/**/*.c"] } +
    (folders & %w[include]).flat_map { |folder| Dir["#{folder}/*.h"] }.select { |file| File.read(file).match?(/^\{/) }
end

# Those that no row names. A row names all of a line, and the lines after it that
# its branch alone leads to.
def unexplained(gaps, rows)
  named, left = gaps.partition { |gap| rows.any? { |row| row.first(2) == gap.place } }
  places = named.map { |gap| [gap.file, gap.line] }
  left.sort_by { |gap| [gap.file, gap.line] }.reject do |gap|
    only_line = left.none? { |g| [g.file, g.line] == [gap.file, gap.line] && g.kind != 'line' }
    only_line && places.include?([gap.file, gap.line - 1]) && places << [gap.file, gap.line]
  end
end

# Rows that name nothing. What is reached at times, by chance, may be.
def idle(rows, gaps, absent)
  named = gaps.map(&:place)
  rows.reject { |file, text, why|
    why.start_with?('at times') || (text == '*' ? absent.include?(file) : named.include?([file, text]))
  }.map { |file, text,| "#{file}: is reached, or not there: #{text}" }
end

table, folders, json, info, *asked = ARGV
rows = table == '-' ? [] : Reasons.rows(table)
rows.select! { |file,| asked.include?(file) } if asked.any?
lines = line_counts(File.read(info))
files = JSON.parse(File.read(json))['data'].first['files'].to_h do |data|
  name = data['filename']
  [name.delete_prefix("#{Dir.pwd}/"), reached(data, lines.fetch(name))]
end
files = files.slice(*asked) if asked.any?
found = files.flat_map { |file, kinds| gaps(file, kinds) }
absent = (asked.any? ? asked : code(folders.split)) - files.keys
wrong = unexplained(found, rows) + idle(rows, found, absent) +
        (absent - rows.select { |row| row[1] == '*' }.map(&:first)).map { |file| "#{file}: never linked" }
puts wrong
sums = ->(of) { %w[line branch mcdc].map { |kind| of.flat_map { |kinds| kinds[kind].values } } }
told = ->(all) { "#{all.count(true)} of #{all.size}" }
files.keys.group_by { |file| File.dirname(file) }.each do |name, of|
  puts "#{name}: line, branch, mcdc #{sums.call(files.values_at(*of)).map(&told).join(', ')}"
end
puts %w[line branch mcdc].zip(sums.call(files.values)).map { |kind, all| "#{kind} #{told.call(all)}" }.join(', ')
# A line, a branch and a condition that nothing has reached must be seen.
bad = reached({ 'branches' => [[1, 1, 1, 2, 0, 1]], 'mcdc_records' => [[1, 1, 1, 2, [false]]] }, { 1 => 0 })
abort 'self-test: an unreached line was accepted' unless unexplained(gaps('src/base/nurl_emit.c', bad), rows).size == 3
puts "#{[files.size - wrong.size, 0].max} passed, #{wrong.size} failed"
exit wrong.empty?
