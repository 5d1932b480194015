#!/usr/bin/env ruby
# Draws size-speed.svg: octets of flash against instructions per octet on a
# Cortex-M3, ours beside the parsers of peers.tsv. Ours is read from the records
# of the gates, sizes.tsv and speed.tsv; without them there is no picture.
#   test/side/picture.rb [ROOT]            compares the picture with the records
#   test/side/picture.rb --record [ROOT]   draws it anew
require_relative '../gate/lib'
require_relative '../gate/record'
require_relative 'plot'

# Fields of a row of one of the gates' records, by the names in its first line:
# never a number that is written here.
def recorded(gate, file, row, *columns)
  path = "#{gate.root}/test/gate/#{file}"
  fields = read_rows(path)[row]
  unless fields
    gate.find(path, 1, "no #{row}: nothing to draw")
    gate.finish('')
  end
  names = File.open(path, &:readline).delete_prefix('# ').chomp.split("\t")
  columns.map { |name| Float(fields[names.drop(1).index(name)]) }
end

def ours(gate)
  size, = recorded(gate, 'sizes.tsv', 'nurl_parse', 'M3 octets')
  count, octets = recorded(gate, 'speed.tsv', 'parse real_urls_2000',
                           'M3 instructions', 'octets')
  Point.new('nanourl', size, count / octets, 'ours')
end

def peers(gate)
  rows = read_rows("#{gate.root}/test/side/peers.tsv")
  rows.map do |name, (_, own, libc, instructions, _, _, strict)|
    Point.new(name, own.to_i + libc.to_i, instructions.to_f,
              strict == 'yes' ? 'strict' : 'lax')
  end
end

recording = ARGV.delete('--record')
gate = Gate.new('picture', ARGV[0])
points = [ours(gate), *peers(gate)]
svg = draw(gate, points)
path = "#{gate.root}/test/side/size-speed.svg"
File.write(path, svg) if recording
gate.find(path, 1, 'not what the records make: test/side/picture.rb --record') if
  !File.exist?(path) || File.read(path) != svg
gate.finish("#{points.size} parsers")
