# Readers of the tables that test/README.md lists. A row that has not the columns of
# its table ends the script.

# The rows of a tab-separated file, without its empty lines and comments.
module Tsv
  # With a number of columns the last one has the rest of the line.
  def self.rows(path, columns = 0)
    File.readlines(path, chomp: true)
        .reject { |line| line.empty? || line.start_with?('#') }
        .map { |line| line.split("\t", columns) }
  end
end

# The bytes of a text with the escapes of test/vectors/protocol.md.
module Escapes
  def self.octets(text)
    text.b.gsub(/\\(?:x(\h\h)|(\\))/n) { $2 || $1.hex.chr.b }
  end
end

# Tables of inputs: who gets it or what must come of it, the input with escapes, and
# perhaps what it is.
module Inputs
  GOOD = /\A(?:[^\\]|\\x\h\h|\\\\)*\z/.freeze

  # [who or what, bytes, what it is]
  def self.rows(path)
    Tsv.rows(path, -1).map do |to, input, *what|
      good = what.size < 2 && input&.match?(GOOD)
      abort "#{path}: for whom, an input with escapes, what it is: #{to} #{input}" unless good
      [to, Escapes.octets(input), *what]
    end
  end
end

# Tables of reasons: where (a file, a requirement, * for anywhere), what is found there,
# and why that may be.
module Reasons
  def self.rows(path)
    rows = Tsv.rows(path, -1)
    bad = rows.find { |row| row.size != 3 || row.any?(&:empty?) }
    bad ||= rows.find { |row| rows.count { |other| other.first(2) == row.first(2) } > 1 }
    abort "#{path}: where, what and why, each place once: #{bad.join(' ')}" if bad
    rows
  end
end

# Tables of changes that a check must see: where, what is wrong then, the text there,
# what stands in its place, and perhaps options.
module Changes
  def self.rows(path)
    Tsv.rows(path, -1).each do |row|
      good = row.size.between?(4, 5) && row.none?(&:empty?)
      abort "#{path}: where, what, a text, another, options: #{row.join(' ')}" unless good
    end
  end
end

# Tables of budgets: the script that measures, from the table's folder; what it
# measures; and in each further column UNIT.WHERE=LIMIT.
module Budgets
  # {what => {UNIT.WHERE => limit}} for one script, each of whose limits has a form.
  def self.read(path, script, form)
    rows = Tsv.rows(path).each do |reader, what, *limits|
      good = File.exist?(File.expand_path(reader, File.dirname(path))) && limits.any?
      good &&= limits.all?(/\A(?:#{form})\z/) if reader == script
      abort "#{path}: a script, what, limits: #{[reader, what, *limits].join(' ')}" unless good
    end
    own = rows.filter_map { |reader, what, *limits| [what, limits.to_h { |one| one.split('=', 2) }] if reader == script }
    abort "#{path}: twice: #{own.map(&:first).tally.key(2)}" if own.uniq(&:first) != own
    own.to_h
  end
end
