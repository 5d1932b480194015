# Counts instructions, for the gates speed and worst: on a board that counts them
# exactly, with the code of two cores; and slopes made from counts.
require_relative '../support/tsv'
require_relative 'lib'

BOARD = 'netduinoplus2'.freeze
CODES = { 'M3' => 'cortex-m3', 'M0' => 'cortex-m0' }.freeze
MIDDLE = 2048
LONGEST = 65_535
SEARCH_LIMIT = 3600 # seconds; the search of gate worst may be a long one
REAL = 'paths'.freeze # the text that others are compared with

# Runs a program with the code of a core; its lines, or the gate's end.
def on_board(gate, core, *words)
  out, good = run('env', "CODE=#{CODES[core]}", "#{gate.root}/board/run",
                  BOARD, *words, dir: gate.root, limit: SEARCH_LIMIT)
  return out.lines(chomp: true) if good

  gate.find("test/target/#{words[0]}.c", 1, "#{core}: #{out.strip}")
  gate.finish('')
end

# {"operation text" => [URLs, bytes, instructions, stack]}; jobs have no stack.
def counted(gate, core)
  rows = %w[bench jobs].flat_map { |program| on_board(gate, core, program) }
  rows.grep_v(/^#/).to_h do |line|
    operation, text, urls, bytes, count, unit, stack = line.split("\t")
    abort "#{operation}: #{unit} are no instructions" unless unit.start_with?('instruction')
    ["#{operation} #{text}", [urls, bytes, count, stack].compact.map { |v| Integer(v, 10) }]
  end
end

# Instructions for each further byte, from those at two lengths: {text => slope}
def slopes(rows)
  texts = rows.keys.filter_map { |name| name[/\Aparse (.*)_#{LONGEST}\z/, 1] }
  texts.to_h do |text|
    middle, longest = [MIDDLE, LONGEST].map { |n| rows.fetch("parse #{text}_#{n}")[2] }
    [text, (longest - middle).fdiv(LONGEST - MIDDLE)]
  end
end

# The text that costs most for each further byte, and what that is.
def steepest(rows)
  slopes(rows).reject { |name,| name == REAL }.max_by(&:last)
end
