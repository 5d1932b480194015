# The rows of a tab-separated file, without its empty lines and comments.
# Usage: require_relative '../support/tsv'; Tsv.rows(path)
module Tsv
  # With a number of columns the last one has the rest of the line.
  def self.rows(path, columns = 0)
    File.readlines(path, chomp: true)
        .reject { |line| line.empty? || line.start_with?('#') }
        .map { |line| line.split("\t", columns) }
  end
end
