#!/usr/bin/env ruby
# Writes the vectors as C data, for test_vectors.c and test/target/stack.c.
# Usage: test/vectors/embed.rb > vector_rows.h
require_relative 'rows'

abort "usage: #{$0}" unless ARGV.empty?

rows = Vectors.rows(*Vectors::DEFAULT).map do |row|
  "    {\n#{Vectors.c_string(row.question, 60, 6)},\n#{Vectors.c_string(row.answer, 60, 6)} }"
end
puts <<~C
  /*
   * The vectors: a question, and the answer that its row demands. Written by
   * test/vectors/embed.rb; change them in test/vectors.
   */
  static const struct {
      const char *question;
      const char *answer;
  } vector_rows[] = {
  #{rows.join(",\n")}
  };

  #define VECTOR_ROWS (sizeof vector_rows / sizeof vector_rows[0])
C
