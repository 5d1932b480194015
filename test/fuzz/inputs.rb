#!/usr/bin/env ruby
# Writes the inputs that the harnesses begin with, a file for each.
# Usage: test/fuzz/inputs.rb FOLDER
# FOLDER/seeds: the inputs of the vectors; FOLDER/kept/HARNESS: those of
# kept.tsv, which have the escapes of vectors/protocol.md.
require 'fileutils'
require_relative '../support/tsv'
require_relative '../vectors/rows'

def write_all(folder, inputs)
  FileUtils.rm_rf(folder)
  FileUtils.mkdir_p(folder)
  inputs.each_with_index { |bytes, n| File.binwrite("#{folder}/#{n}", bytes) }
end

def plain(text)
  text.b.gsub(/\\(?:x(\h\h)|(\\))/n) { $2 || $1.hex.chr.b }
end

folder = ARGV.fetch(0)
kept = Tsv.rows("#{__dir__}/kept.tsv").group_by(&:first)
Dir["#{__dir__}/*.c"].map { |file| File.basename(file, '.c') }.each do |name|
  write_all("#{folder}/kept/#{name}",
            kept.fetch(name, []).map { |_, input| plain(input) })
end
# Some harnesses read options first: one, two or four bytes.
rows = Vectors.rows(*Vectors::DEFAULT).map(&:octets).uniq
write_all("#{folder}/seeds",
          rows.flat_map { |text| [text, "\x03\x20".b + text, "\x11\x52\x05%".b + text] })
