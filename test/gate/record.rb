# What the gates that measure share: a record in a .tsv file, and a table in
# src/costs.md, between two marks, that shows it.
require_relative '../support/tsv'

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
