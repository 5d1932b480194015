# Small faults, put into the sources of the library one at a time.
# Usage: require_relative 'mutants'; Mutants.of('src/base/nurl_emit.c')
# A mutant is one place in a file and what stands there instead: another
# comparison, the other logical operator, one more or one less, a condition
# turned round, a statement left out, the next octet for 'x'; and an offset, a
# length or a counter that has 8 bits, or 16. Comments, texts, directives and
# enumerators are left alone, and in include/ all but bodies and such types.
Mutant = Struct.new(:file, :line, :at, :old, :new, :place, :nth,
                    keyword_init: true) do
  def text(source)
    source[0...at] + new + source[(at + old.size)..]
  end

  # Without the line's number, so that it stays the same when lines move.
  def name
    "#{file} #{change}"
  end

  def to_s
    "#{file}:#{line}: #{change}"
  end

  # A member of a struct that users see has another size.
  def layout?
    file.start_with?('include/') && narrows?
  end

  def narrows?
    new.match?(/\Auint\d+_t\z/)
  end

  # From the second of that name on with its number.
  def change
    what = "#{place}: #{old.split.join(' ').inspect} -> #{new.inspect}"
    nth.to_i > 1 ? "#{what} ##{nth}" : what
  end
end

module Mutants
  SWAPS = {
    /(?<![<>=!])==(?!=)/ => '!=', /!=/ => '==', /&&/ => '||', /\|\|/ => '&&',
    /(?<![<\-])<(?![<=])/ => '<=', /<=/ => '<', /(?<![>\-])>(?![>=])/ => '>=',
    />=/ => '>', / \+ / => ' - ', /(?<=[\w)\]]) - / => ' + ',
    /\+\+/ => '--', /--/ => '++', / \+= / => ' -= ', / -= / => ' += ',
    / & / => ' | ', / \| / => ' & ', /(?<=[( ])!(?=[\w(])/ => '',
    /<</ => '>>', />>/ => '<<', /\bbreak;/ => ';', /\bcontinue;/ => ';'
  }.freeze
  NUMBER = /(?<![\w.])(?:0x\h+|\d+)(?=u?\b)/.freeze
  CALL = /^ +\w+(?:(?:->|\.)\w+)*(?:\([^;{}]*\)| = [^;{}]*);/m.freeze
  # A type before a name, but not the name of a function.
  WIDE = /\b(?:size_t|uint32_t|uint16_t|ptrdiff_t|unsigned|int)(?= \w+ ?[;=,)\[])/.freeze
  LONG = /\A(?:size_t|uint32_t)\z/.freeze
  OCTET = /'\\?.'/.freeze
  DEAD = %r{/\*.*?\*/|"(?:\\.|[^"\\])*"|#{OCTET}|^\s*#.*?$}m.freeze

  module_function

  # The source with comments, texts and directives blanked out, octets or not.
  def bare(source, octets: false)
    source.gsub(DEAD) do |text|
      octets && text.start_with?("'") ? text : text.gsub(/[^\n]/, ' ')
    end
  end

  def of(file, root = '.')
    source = File.read(File.join(root, file))
    code = bare(source)
    found = narrowed(file, code) + swapped(file, source, code)
    found.each do |m|
      m.old = source[m.at, m.old.size]
      m.place = place(source, m)
    end
    number(found)
  end

  def narrowed(file, code)
    all = places(file, code, WIDE) { 'uint8_t' } +
          places(file, code, WIDE) { 'uint16_t' }
          .select { |mutant| mutant.old.match?(LONG) }
    all.select { |mutant| counts?(mutant, code) }
  end

  # What ends at a constant, as in `i < 4`, needs no more bits than that, and a
  # set of flags has its own. An int or unsigned may be a flag or an octet,
  # unless it is added to.
  def counts?(mutant, code)
    name = code[mutant.at + mutant.old.size..][/\w+/]
    return false if code.match?(/\b#{name} (?:<=? (?:\d+|sizeof|[A-Z_]{2,})\b|\|= )/) &&
                    !code.match?(/\b#{name} <=? .*(?:len|size|left)\b/)

    !mutant.old.match?(/\A(?:int|unsigned)\z/) ||
      code.match?(/(?:\+\+|--)#{name}\b|\b#{name}(?:\+\+|--| [-+*]= )/) ||
      code.match?(/(?<![>.])\b#{name} =\s[^;=\n]*(?<![>.])\b#{name}\b/)
  end

  def swapped(file, source, code)
    found = SWAPS.flat_map { |from, to| places(file, code, from) { to } }
    found += places(file, code, NUMBER) do |text|
      text.start_with?('0x') ? format('0x%X', text.hex + 1) : (text.to_i + 1).to_s
    end
    found += places(file, code, CALL) { ';' } # declarations do not compile
    code = bare(source, octets: true)
    found + places(file, code, OCTET) { |text| next_octet(text) }
  end

  # Of the same name, the second, the third ...
  def number(found)
    found.group_by(&:name).each_value do |same|
      same.each.with_index(1) { |mutant, nth| mutant.nth = nth }
    end
    found
  end

  # '/' -> '0', '\r' -> '\16'
  def next_octet(text)
    octet = text[1] == '\\' ? text[2].tr('0nrt', "\0\n\r\t") : text[1]
    following = (octet.ord + 1).chr
    plain = following =~ /[[:print:]&&[^'\\]]/
    plain ? "'#{following}'" : format("'\\%o'", following.ord)
  end

  def places(file, code, pattern)
    found = []
    code.scan(pattern) do
      match = Regexp.last_match
      found << Mutant.new(file: file, line: code[0...match.begin(0)].count("\n") + 1,
                          at: match.begin(0), old: match[0],
                          new: yield(match[0]))
    end
    found
  end

  # The function, the line, and which of the same on that line.
  def place(source, mutant)
    before = source[0...mutant.at].lines
    line = source.lines[mutant.line - 1]
    function = before.reverse.find { |l| l =~ /^\w.*\(/ }.to_s[/(\w+)\(/, 1]
    column = mutant.at - source.lines.first(mutant.line - 1).sum(&:size)
    nth = line[0...column].to_s.scan(mutant.old).size
    "#{function}: #{line.strip}#{" (#{nth + 1})" if nth.positive?}"
  end
end
