# The rules for words, for the gates of both houses.
# Usage: require_relative 'words'; check_all(gate, files) returns the number of names
require_relative 'lib'

INSTEAD = {
  'offset, after' => %w[behind], 'with, next to' => %w[beside], 'iter, rest' => %w[walk walks],
  'part, chunk' => %w[piece pieces], 'space, size, buffer' => %w[room rooms],
  'arrived, received' => %w[came], 'requires' => %w[owe owes owed]
}.flat_map { |better, words| words.map { |word| [word, better] } }.to_h.freeze

# The number of names.
def check_names(gate, file)
  code(File.read(file)).each_line.with_index(1).sum do |text, line|
    text.scan(/\b[A-Za-z_]\w*/).each do |name|
      word = name.downcase.split('_').find { |one| INSTEAD.key?(one) }
      gate.find(file, line, "#{name}: #{INSTEAD[word]}") if word
    end.size
  end
end

# Only in its enum a status has its number.
COMPARED = '(?:[=!<>]=|[<>])'.freeze
STATUS = '(?:status|\\bN[A-Z]+_(?:\w+_)?ERR_\w+)'.freeze
BY_NUMBER = /#{STATUS}\)? *#{COMPARED} *-\d|-\d+ *#{COMPARED} *[\w.>-]*#{STATUS}|_EQUAL\w*\(-\d/.freeze
NARROW = /\bint8_t\b/.freeze
MEANT = 'test/traps/traps.c'.freeze # what others have
NEGATIVE = /#{COMPARED} *-\d|-\d+ *#{COMPARED}/.freeze

def check_numbers(gate, file)
  by_number = file.end_with?('.acsl') ? NEGATIVE : BY_NUMBER
  code(File.read(file)).each_line.with_index(1) do |text, line|
    found = text[by_number]
    gate.find(file, line, "#{found}: a status by its number") if found
    gate.find(file, line, 'int8_t: no status fits') if text.match?(NARROW) && !file.end_with?(MEANT)
  end
end

def check_all(gate, files)
  files.each { |file| check_numbers(gate, file) }
  files.sum { |file| check_names(gate, file) }
end
