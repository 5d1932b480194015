# What the gates that measure share: a record in a .tsv file, and a table in
# the README, between two marks, that shows it.

# {first column => the others, as they stand}
def read_rows(path)
  return {} unless File.exist?(path)

  rows = File.readlines(path, chomp: true).reject { |l| l.start_with?('#') }
  rows.map { |l| l.split("\t") }.to_h { |name, *values| [name, values] }
end

def read_table(path)
  read_rows(path).transform_values { |values| values.map(&:to_i) }
end

def marks(name)
  %r{(<!-- #{name} -->\n).*?(^<!-- /#{name} -->)}m
end

# The README must show this text: one that is made of the record alone.
def check_readme(gate, name, text)
  readme = "#{gate.root}/README.md"
  shown = File.exist?(readme) && File.read(readme)[marks(name)]
  return gate.find('README.md', 1, "no table of #{name}") unless shown
  return if shown.include?("\n#{text}\n<!-- /#{name}")

  gate.find('README.md', line_of(readme, /<!-- #{name} -->/),
            "the table is not that of #{name}.tsv")
end

def write_readme(gate, name, text)
  readme = "#{gate.root}/README.md"
  old = File.read(readme)
  abort "#{readme}: no table of #{name}" unless old.match?(marks(name))
  File.write(readme, old.sub(marks(name)) { "#{$1}#{text}\n#{$2}" })
end
