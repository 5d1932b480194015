#!/usr/bin/env ruby
# Writes vector rows as C data for test/target/selftest.c.
# Usage: test/vectors/embed.rb BATCH OF > vector_rows.c
# The rows are cut into OF batches for boards with little memory; batch BATCH
# (from 1) is written. An answer becomes the sum of its columns' FNV-1a hashes.
require_relative 'rows'

USAGE = "usage: #{$0} BATCH OF (1 <= BATCH <= OF)"
abort USAGE unless ARGV.size == 2

batch, of = ARGV.map { |text| Integer(text, 10, exception: false) }
abort USAGE unless batch && of && batch.between?(1, of)

rows = Vectors.rows(*Vectors::DEFAULT)
part = rows[rows.size * (batch - 1) / of...rows.size * batch / of]
abort "batch #{batch} of #{of} has no row" if part.empty?

def hash(column)
  column.b.bytes.reduce(2_166_136_261) do |sum, byte|
    ((sum ^ byte) * 16_777_619) & 0xFFFFFFFF
  end
end

entries = part.map do |row|
  sum = row.answer.split("\t", -1).sum { |column| hash(column) } & 0xFFFFFFFF
  text = Vectors.c_string(row.question, 60, 6)
  format("    {\n%<text>s,\n      UINT32_C(%<sum>d)\n    },\n", text: text, sum: sum)
end

puts <<~C
  /*
   * Vectors #{part.first.id} to #{part.last.id},
   * batch #{batch} of #{of}: each question and its answer's hash. Written by
   * test/vectors/embed.rb; change them in test/vectors.
   */
  #include "vector.h"

  const struct vector_row vector_rows[] = {
  #{entries.join.chomp}
  };

  const unsigned vector_row_count =
      sizeof(vector_rows) / sizeof(vector_rows[0]);
C
