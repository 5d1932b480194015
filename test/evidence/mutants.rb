# Small errors, put into the sources of the library one at a time.
# Usage: require_relative 'mutants'; Mutants.of('src/base/nurl_emit.c')
# A mutant is one place in a file and the text that replaces it: another
# comparison, the other logical operator, one more or one less, a negated
# condition, a part that is there without a look (its user can have cleared it), a
# statement left out, the next byte for 'x'; an offset, a length or a counter with 8
# or 16 bits. Comments, texts, directives and enumerators stay, and
# in include/ all except inline functions and such types.
Mutant = Struct.new(:file, :line, :at, :old, :new, :place, :nth, :in_head,
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

  # A type that users see is narrower.
  def seen_type?
    file.start_with?('include/') && narrows?
  end

  # A member of a struct has another size: everything is compiled with it.
  def layout?
    seen_type? && !in_head
  end

  # What kind of error it is, for sums.
  def operator
    return 'absent part' if new.match?(/\A[01]\z/) && old.match?(/\A(?:nurl_present|.*NURL_HOST_NONE\z)/)

    case new
    when /\Auint\d+_t\z/ then 'narrower type'
    when ';' then old.match?(/\A(?:break|continue)/) ? 'no jump' : 'no statement'
    when /\A'/ then 'next byte'
    when /\A(?:0x)?\h+\z/ then 'one more'
    when /[<>=!]=|\A[<>]\z/ then 'comparison'
    when '&&', '||', '' then 'logic'
    when / [&|] |<<|>>/ then 'bits'
    else 'arithmetic'
    end
  end

  def narrows?
    new.match?(/\Auint\d+_t\z/)
  end

  # With a number from the second of the same name on.
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
    /<</ => '>>', />>/ => '<<', /\bbreak;/ => ';', /\bcontinue;/ => ';',
    /\bnurl_present\([^()]*\)/ => '1',
    /[\w>-]+->host_kind != NURL_HOST_NONE/ => '1', /[\w>-]+->host_kind == NURL_HOST_NONE/ => '0'
  }.freeze
  NUMBER = /(?<![\w.])(?:0x\h+|\d+)(?=u?\b)/.freeze
  CALL = /^ +\w+(?:(?:->|\.)\w+)*(?:\([^;{}]*\)| = [^;{}]*);/m.freeze
  # A type before a name, but not the name of a function.
  WIDE = /\b(?:size_t|uint32_t|uint16_t|ptrdiff_t|unsigned|int)(?= \w+ ?[;=,)\[])/.freeze
  LONG = /\A(?:size_t|uint32_t)\z/.freeze
  BYTE = /'\\?.'/.freeze
  CHOICE = /^\s*#\s*(?:el)?if(?:[^\n]*\\\n)+[^\n]*/.freeze # of more than one line
  DEAD = %r{/\*.*?\*/|"(?:\\.|[^"\\])*"|#{BYTE}|#{CHOICE}|^\s*#.*?$}m.freeze

  module_function

  # The source with comments, texts and directives blanked out, and 'x' or not.
  def bare(source, bytes: false)
    source.gsub(DEAD) do |text|
      bytes && text.start_with?("'") ? text : text.gsub(/[^\n]/, ' ')
    end
  end

  def of(file, root = '.')
    source = File.read(File.join(root, file))
    code = bare(source)
    found = narrowed(file, code) + swapped(file, source, code)
    found.each do |m|
      m.old = source[m.at, m.old.size]
      m.place = place(source, m)
      m.in_head = code[m.at..][/[;{]/] == '{'
    end
    number(found)
  end

  def narrowed(file, code)
    all = places(file, code, WIDE) { 'uint8_t' } +
          places(file, code, WIDE) { 'uint16_t' }
          .select { |mutant| mutant.old.match?(LONG) }
    all.select { |mutant| counts?(mutant, code) }
  end

  # A counter that ends at a constant, as in `i < 4`, needs few bits, and so do
  # flags. An int or unsigned counts only if something is added to it.
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
    code = bare(source, bytes: true)
    found + places(file, code, BYTE) { |text| next_byte(text) }
  end

  # Of the same name, the second, the third ...
  def number(found)
    found.group_by(&:name).each_value do |same|
      same.each.with_index(1) { |mutant, nth| mutant.nth = nth }
    end
    found
  end

  # '/' -> '0', '\r' -> '\16'
  def next_byte(text)
    byte = text[1] == '\\' ? text[2].tr('0nrt', "\0\n\r\t") : text[1]
    following = (byte.ord + 1).chr
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

  # The function, the line, and which of the same texts on that line.
  def place(source, mutant)
    before = source[0...mutant.at].lines
    line = source.lines[mutant.line - 1]
    function = before.reverse.find { |l| l =~ /^\w.*\(/ }.to_s[/(\w+)\(/, 1]
    column = mutant.at - source.lines.first(mutant.line - 1).sum(&:size)
    nth = line[0...column].to_s.scan(mutant.old).size
    "#{function}: #{line.strip}#{" (#{nth + 1})" if nth.positive?}"
  end
end
