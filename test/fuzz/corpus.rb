#!/usr/bin/env ruby
# The kept inputs of the fuzz harnesses: one text file for each harness, an
# input a line with the escapes of vectors/protocol.md.
# Usage: test/fuzz/corpus.rb pack FOLDER FILE    FOLDER's files become FILE
#        test/fuzz/corpus.rb unpack FOLDER       all files to FOLDER/kept/NAME,
#                                                and the vectors to FOLDER/seeds
require 'fileutils'
require_relative '../vectors/rows'

HERE = __dir__

def escaped(octets)
  octets.b.gsub(/[^ -\[\]-~]/n) { |c| c == '\\' ? '\\\\' : format('\x%02X', c.ord) }
end

def plain(line)
  line.b.gsub(/\\(?:x(\h\h)|(\\))/n) { $2 || $1.hex.chr.b }
end

def write_all(folder, inputs)
  FileUtils.rm_rf(folder)
  FileUtils.mkdir_p(folder)
  inputs.each_with_index { |octets, n| File.binwrite("#{folder}/#{n}", octets) }
end

case ARGV[0]
when 'pack'
  inputs = Dir["#{ARGV[1]}/*"].map { |file| escaped(File.binread(file)) }
  FileUtils.mkdir_p(File.dirname(ARGV[2]))
  File.write(ARGV[2], inputs.uniq.sort.map { |line| "#{line}\n" }.join)
when 'unpack'
  Dir["#{HERE}/corpus/*"].each do |file|
    write_all("#{ARGV[1]}/kept/#{File.basename(file)}",
              File.readlines(file, chomp: true).map { |line| plain(line) })
  end
  # Some harnesses read two octets of options first.
  rows = Vectors.rows(*Vectors::DEFAULT)
  write_all("#{ARGV[1]}/seeds",
            rows.flat_map { |row| [row.octets, "\x03\x20".b + row.octets] }.uniq)
else abort "usage: #{$PROGRAM_NAME} pack FOLDER FILE | unpack FOLDER"
end
