#!/usr/bin/env ruby
# Writes vector rows as C data for test/target/selftest.c.
# Usage: test/vectors/embed.rb > vector_rows.c
# An answer becomes the sum of its columns' FNV-1a hashes.
require_relative 'rows'

abort "usage: #{$0}" unless ARGV.empty?

def hash(column)
  column.b.bytes.reduce(2_166_136_261) do |sum, byte|
    ((sum ^ byte) * 16_777_619) & 0xFFFFFFFF
  end
end

entries = Vectors.rows(*Vectors::DEFAULT).map do |row|
  sum = row.answer.split("\t", -1).sum { |column| hash(column) } & 0xFFFFFFFF
  text = Vectors.c_string(row.question, 60, 6)
  format("    {\n%<text>s,\n      UINT32_C(%<sum>d)\n    },\n", text: text, sum: sum)
end

puts <<~C
  /*
   * The vectors: each question and its answer's hash. Written by
   * test/vectors/embed.rb; change them in test/vectors.
   */
  #include "vector.h"

  const struct vector_row vector_rows[] = {
  #{entries.join.chomp}
  };

  const unsigned vector_row_count =
      sizeof(vector_rows) / sizeof(vector_rows[0]);
C
