#!/usr/bin/env ruby
# Writes the questions of the vectors as C data for test/target/stack.c.
# Usage: test/vectors/embed.rb > vector_rows.c
require_relative 'rows'

abort "usage: #{$0}" unless ARGV.empty?

puts <<~C
  /*
   * The vectors' questions. Written by test/vectors/embed.rb; change them in
   * test/vectors.
   */
  #include "vector.h"

  const char *const vector_rows[] = {
  #{Vectors.rows(*Vectors::DEFAULT).map { |row| Vectors.c_string(row.question, 60, 4) }.join(",\n")}
  };

  const unsigned vector_row_count =
      sizeof(vector_rows) / sizeof(vector_rows[0]);
C
