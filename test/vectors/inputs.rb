#!/usr/bin/env ruby
# Writes the decoded inputs of the vectors as C data for unit tests.
# Usage: test/vectors/inputs.rb > vector_inputs.h
# An array for each list, without repetition and in the order of the rows:
# the inputs of the operations that the list names; both inputs of all for nil.
require_relative 'rows'

LISTS = {
  'vector_inputs' => ['parse 3986'],
  'vector_1738_inputs' => ['parse 1738', 'parse_ref 1738'],
  'vector_view_inputs' => ['view 3986'],
  'vector_coap_inputs' => ['coap 3986'],
  'vector_decode_inputs' => ['decode -'],
  'vector_host_inputs' => ['host -'],
  'vector_all_inputs' => nil
}.freeze

def array(name, inputs)
  entries = inputs.map do |octets|
    text = octets.empty? ? '        ""' : Vectors.c_string(octets, 60, 8)
    "    {\n#{text},\n        #{octets.bytesize}\n    },\n"
  end
  <<~C
    static const struct vector_input #{name}[] = {
    #{entries.join.chomp}
    };

    enum { #{name.chomp('s')}_count = #{inputs.size} };

  C
end

puts <<~C
  /*
   * The inputs of the vectors, written by test/vectors/inputs.rb from
   * the rows of test/vectors.
   * `length` counts: an input can have NULs, and the NUL after the literal is
   * no part of it.
   */
  #ifndef VECTOR_INPUTS_H
  #define VECTOR_INPUTS_H

  #include <stdint.h>

  struct vector_input {
      const char *at;
      uint16_t length;
  };

C
LISTS.each do |name, operations|
  rows = Vectors.rows(*Vectors::DEFAULT, only: operations)
  inputs = rows.flat_map { |row| operations ? [row.octets] : [row.octets, row.other_octets] }.uniq
  abort "no row of #{operations.join(', ')}" if inputs.empty?
  long = inputs.map(&:bytesize).max
  abort "an input of #{long} bytes" if long > 4095
  puts array(name, inputs)
end
puts '#endif'
