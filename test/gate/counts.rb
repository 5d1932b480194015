# What the gates speed and worst share: instructions counted on a board that
# counts them exactly, for the code of two cores, and slopes made of them.
require_relative 'lib'
require_relative 'record'

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

# {"operation text" => [urls, octets, instructions, stack]}
def bench(gate, core)
  rows = on_board(gate, core, 'bench').grep_v(/^#/).map { |l| l.split("\t") }
  rows.to_h do |operation, text, urls, octets, count, unit, stack|
    abort "bench: #{unit} are no instructions" unless unit == 'instructions'
    ["#{operation} #{text}",
     [urls, octets, count, stack].map { |v| Integer(v, 10) }]
  end
end

# {"job text" => [urls, octets, instructions]}; `coap` and so on.
def jobs(gate, core)
  on_board(gate, core, 'jobs').map { |line| line.split("\t") }
    .to_h do |job, text, urls, octets, count, _unit|
      ["#{job} #{text}", [urls, octets, count].map { |v| Integer(v, 10) }]
    end
end

# What no text of n octets is known to cost more than: fixed + slope * n.
Bound = Struct.new(:text, :fixed, :slope) do
  def at(octets)
    fixed + slope * octets
  end

  def to_s
    format('%d + %.2f n', fixed, slope)
  end
end

# From the counts of single texts, [octets, instructions], and their slopes.
def bound_of(counts, slopes)
  text, steep = slopes.reject { |name,| name == REAL }.max_by(&:last)
  Bound.new(text, counts.map { |n, count| count - steep * n }.max.ceil, steep)
end

# Instructions for each further octet, from those at two lengths.
def slope(middle, longest)
  (longest - middle).fdiv(LONGEST - MIDDLE)
end

# {text => slope}; the block gives the instructions of a measurement.
def slopes(names)
  texts = names.filter_map { |name| name[/\Aparse (.*)_#{LONGEST}\z/, 1] }
  texts.to_h do |text|
    [text, slope(*[MIDDLE, LONGEST].map { |n| yield("parse #{text}_#{n}") })]
  end
end
