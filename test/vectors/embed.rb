#!/usr/bin/env ruby
# Writes vector rows as C data for test/target/selftest.c.
# Usage: test/vectors/embed.rb BATCH OF TSV... > vector_rows.c
# The rows of the operations that the file `operations` lists are cut into OF
# batches for boards with little memory; batch BATCH (from 1) is written.
require_relative 'rows'

USAGE = "usage: #{$0} BATCH OF TSV... (1 <= BATCH <= OF)"
abort USAGE unless ARGV.size >= 3

batch, of = ARGV.first(2).map { |text| Integer(text, 10, exception: false) }
abort USAGE unless batch && of && batch.between?(1, of)

rows = Vectors.rows(*ARGV.drop(2))
part = rows[rows.size * (batch - 1) / of...rows.size * batch / of]
abort "batch #{batch} of #{of} has no row" if part.empty?

entries = part.map do |row|
  texts = [row.question, row.answer].map { |s| Vectors.c_string(s, 60, 6) }
  "    {\n#{texts.join(",\n")}\n    },\n"
end

puts <<~C
  /*
   * Vectors #{part.first.id} to #{part.last.id},
   * batch #{batch} of #{of}: each question and its expected answer. Written
   * by test/vectors/embed.rb; change them in test/vectors.
   */
  #include "vector.h"

  const struct vector_row vector_rows[] = {
  #{entries.join.chomp}
  };

  const unsigned vector_row_count =
      sizeof(vector_rows) / sizeof(vector_rows[0]);
C
