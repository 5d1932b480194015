# What the gates that measure share: a record in a .tsv file, a table in
# src/costs.md, between two marks, that shows it, and whose figures these are.
require_relative '../support/tsv'

# Records and budgets are figures of this gcc for arm-none-eabi. With another
# one a budget is MARGIN times as large, and no record is compared: gcc 14 takes
# at most 1.034 times the flash, and 1.037 times the instructions for URLs.
NAMED = '12'.freeze
MARGIN = 1.05

def compiler
  @compiler ||= run!(M3[0], '-dumpversion')[/\d+/]
end

def named?
  compiler == NAMED
end

def margin
  named? ? 1 : MARGIN
end

# For the gate's last line.
def told_compiler
  return "gcc #{NAMED}" if named?

  "gcc #{compiler}: no records, budgets of gcc #{NAMED} times #{MARGIN}"
end

def write_rows(path, title, rows)
  abort "#{path} has figures of gcc #{NAMED}, not #{compiler}" unless named?
  File.write(path, "# gcc #{NAMED} -Os\n#{title}" +
                   rows.map { |n, v| "#{n}\t#{v.join("\t")}\n" }.join)
end

# {first column => the others, as they stand}
def read_rows(path)
  return {} unless File.exist?(path)

  Tsv.rows(path).to_h { |name, *values| [name, values] }
end

def read_table(path)
  read_rows(path).transform_values { |values| values.map(&:to_i) }
end

def marks(name)
  %r{(<!-- #{name} -->\n).*?(^<!-- /#{name} -->)}m
end

# Where the tables stand, each between its marks.
COSTS = 'src/costs.md'.freeze

# The file must show this text: one that is made of the record alone.
def check_shown(gate, name, text, file = COSTS)
  path = "#{gate.root}/#{file}"
  shown = File.exist?(path) && File.read(path)[marks(name)]
  return gate.find(file, 1, "no table of #{name}") unless shown
  return if shown.include?("\n#{text}\n<!-- /#{name}")

  gate.find(file, line_of(path, /<!-- #{name} -->/),
            "the table is not that of the records: #{name}")
end

def write_shown(gate, name, text, file = COSTS)
  path = "#{gate.root}/#{file}"
  old = File.read(path)
  abort "#{path}: no table of #{name}" unless old.match?(marks(name))
  File.write(path, old.sub(marks(name)) { "#{$1}#{text}\n#{$2}" })
end
