# Weaves contracts, which stand beside the sources, into a copy of them. What
# a contract names must be there: else Unfit.
#
# test/proof/LAYER/nurl_x.acsl speaks of src/LAYER/nurl_x.c and nurl_x.h, or of
# include/nurl_x.h. A line at the margin says where the indented lines below
# it go, which are ACSL; what begins with # is a comment:
#
#     logic NAME       behind the declaration of struct NAME
#     function NAME    its contract, before its prototype or its definition
#     assumed NAME     the same, and is not proved: unproved.tsv says why
#     loop N           of the function named last: its N-th, as it is written
#     wraps NAME       that function is meant to wrap or narrow, and says how:
#                      all others must not
#     fact NAME MAX    of every x from 0 to MAX, also read as C: tried for
#                      each, then assumed; the provers know little of bits
#     before TEXT      in that function: before the line that begins so
#
# Every function terminates: the clause that says so is added to each.
require 'open3'
require 'tmpdir'

class Weave
  class Unfit < StandardError; end

  HEADING = /\A(logic|fact|function|assumed|wraps|loop|before) (\S.*)\n\z/.freeze
  LOOP = /^ +(?:while \(|for \(|do \{)/.freeze

  Piece = Struct.new(:place, :kind, :name, :acsl)

  attr_reader :texts

  # texts: path => text, of all sources and headers
  def initialize(texts)
    @texts = texts
  end

  # Returns the names of the functions that have a contract now.
  def add(contracts)
    pieces = Weave.pieces(contracts)
    function = nil
    pieces.each do |piece|
      function = piece.name if piece.kind == 'function'
      place(piece, Weave.sources(contracts), function)
    end
    pieces.select { |piece| piece.kind == 'function' }.map(&:name)
  rescue Unfit => e
    raise Unfit, "#{contracts}: #{e.message}"
  end

  def self.pieces(file)
    File.foreach(file).with_index(1).with_object([]) do |(line, n), found|
      next if line.match?(/\A#|\A\s*\z/)

      heading = line.match(HEADING)
      found << Piece.new("line #{n}", *heading.captures, '') if heading
      raise Unfit, "line #{n}: #{line}" unless heading || line.match?(/\A /)

      found.last.acsl << line unless heading
    end
  end

  def self.wraps(file)
    pieces(file).select { |piece| piece.kind == 'wraps' }.map(&:name)
  end

  def self.sources(contracts)
    base = File.basename(contracts, '.acsl')
    layer = File.basename(File.dirname(contracts))
    ["src/#{layer}/#{base}.c", "src/#{layer}/#{base}.h", "include/#{base}.h"]
  end

  # The functions that a text defines.
  def self.functions(text)
    text.scan(/^[A-Za-z][\w *]*?(\w+)\([^;{}]*\)\n\{$/).flatten
  end

  private

  def place(piece, sources, function)
    acsl = "/*@\n#{piece.acsl}*/\n"
    case piece.kind
    when 'logic' then behind_struct(piece, acsl)
    when 'fact' then fact(*piece.name.split, piece.acsl)
    when 'function', 'assumed' then contract(piece.name, sources, acsl)
    when 'wraps' then raise Unfit, 'is not above' if piece.name != function
    else
      raise Unfit, "#{piece.place}: of no function" unless function

      inside(function, sources) { |body| annotate(body, piece, acsl) }
    end
  rescue Unfit => e
    raise Unfit, "#{piece.place}: #{piece.kind} #{piece.name}: #{e.message}"
  end

  def behind_struct(piece, acsl)
    shape = %r{^struct #{piece.name} \{\n.*?^\};\n(?:\n/\*@.*?\*/\n)*}m
    change(@texts.keys, shape) { |text| "#{text}\n#{acsl}" }
  end

  def fact(name, max, acsl)
    wrong = first_wrong(max, acsl)
    raise Unfit, "is wrong for #{wrong}" if wrong

    acsl = "/*@ admit lemma #{name}: \\forall integer x;\n" \
           "0 <= x <= #{max} ==>\n#{acsl}; */\n"
    behind_struct(Piece.new('', '', 'nurl'), acsl)
  end

  def first_wrong(max, expression)
    Dir.mktmpdir do |dir|
      Open3.capture2('gcc', '-O2', '-xc', '-', '-o', "#{dir}/fact", stdin_data: <<~C)
        #include <stdio.h>
        int main(void)
        {
            unsigned long x = 0;

            while (x <= #{max} && (#{expression})) {
                x++;
            }
            return x > #{max} || printf("%lu", x) < 0;
        }
      C
      output, = Open3.capture2("#{dir}/fact")
      output unless output.empty?
    end
  end

  # On the prototype if there is one, which callers elsewhere see.
  def contract(name, sources, acsl)
    acsl = acsl.dup.sub!(/^ *assigns /) { |clause| "    terminates \\true;\n#{clause}" } ||
           raise(Unfit, 'says not what it assigns')
    headers = @texts.keys.grep(/\.h\z/)
    prototype = /^[A-Za-z][\w *]*?\b#{name}\([^;{}]*\);/
    definition = /^[A-Za-z][\w *]*?\b#{name}\([^;{}]*\)\n\{$/
    raise Unfit, 'is not defined there' unless
      sources.any? { |file| @texts[file]&.match?(definition) }
    return if headers.any? { |file| change_one(file, prototype, acsl) }

    change(sources, definition) { |text| acsl + text }
  end

  def change_one(file, shape, acsl)
    @texts[file].sub!(shape) { |text| acsl + text }
  end

  def inside(name, sources, &block)
    shape = /^[A-Za-z][\w *]*?\b#{name}\([^;{}]*\)\n\{\n.*?^\}$/m
    change(sources, shape, &block)
  end

  def change(files, shape, &block)
    files.each do |file|
      return nil if @texts[file]&.sub!(shape, &block)
    end
    raise Unfit, 'is not there'
  end

  def annotate(body, piece, acsl)
    lines = body.lines
    at = piece.kind == 'loop' ? loop_at(lines, piece.name.to_i) : line_at(lines, piece.name)
    raise Unfit, 'is not there' unless at

    lines.insert(at, acsl).join
  end

  # The N-th loop of a body that may be annotated already.
  def loop_at(lines, number)
    lines.each_index.select { |i| lines[i].match?(LOOP) }[number - 1] if
      number.positive?
  end

  def line_at(lines, text)
    lines.index { |line| line.lstrip.start_with?(text) }
  end
end
