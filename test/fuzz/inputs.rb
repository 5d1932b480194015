#!/usr/bin/env ruby
# Writes the inputs that the harnesses begin with, a file for each.
# Usage: test/fuzz/inputs.rb HARNESSES FOLDER
# FOLDER/seeds: the inputs of the vectors; FOLDER/kept/HARNESS: those of
# HARNESSES/kept.tsv.
require 'fileutils'
require_relative '../runner/shared'
require_relative '../vectors/rows'

def write_all(folder, inputs)
  FileUtils.rm_rf(folder)
  FileUtils.mkdir_p(folder)
  inputs.each_with_index { |bytes, n| File.binwrite("#{folder}/#{n}", bytes) }
end

harnesses, folder = ARGV
kept = Inputs.rows("#{harnesses}/kept.tsv").group_by(&:first)
names = Dir["#{harnesses}/*.c"].map { |file| File.basename(file, '.c') }
abort "kept.tsv: no harness #{(kept.keys - names).join(' ')}" if (kept.keys - names).any?
names.each { |name| write_all("#{folder}/kept/#{name}", kept.fetch(name, []).map { |_, input| input }) }
# Some harnesses read options first, one to four bytes: each vector has others.
# Two texts are parted by FF.
rows = Vectors.rows(*Vectors::DEFAULT).map { |row| [row.octets, row.other_octets] }.uniq
write_all("#{folder}/seeds", rows.each_with_index.flat_map do |(text, second), n|
  [text, [n % 256, n * 37 % 256].pack('C*') + text,
   [n * 7 % 256, n * 13 % 256, n % 32, 37].pack('C*') + text,
   *([n % 256].pack('C') + text + "\xFF".b + second unless second.empty?)]
end)
