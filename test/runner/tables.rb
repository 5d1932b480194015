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
