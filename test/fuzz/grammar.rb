#!/usr/bin/env ruby
# Writes the automata of the grammars as C data for grammar.h.
# Usage: test/fuzz/grammar.rb FILE
require_relative '../oracle/decisions'
require_relative '../oracle/tables'

File.write(ARGV.fetch(0), Tables.c(Decisions.dfas, 0))
