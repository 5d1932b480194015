# Weaves contracts into a copy of the sources. If a name of a contract does not
# exist: Unfit.
#
# LAYER.acsl is for the sources of src/LAYER and their headers. A line without
# indent says where the indented lines after it go, which are ACSL. A line with #
# is a comment:
#
#     source NAME      what follows is about nurl_x.c, its private header, and
#                      include/nurl_x.h; clauses right after it are of function NAME
#     logic NAME       after the declaration of struct NAME; `logic enum NAME`
#     function NAMES   the contract of each, before its prototype or its definition
#     scans NAMES      the same: `at` moves towards `end` in one loop, and is returned
#     of NAME          what follows is inside that function
#     loop N           of the function named last: its N-th loop, as it is
#                      written; lines of its first loop need no heading
#     scan N           the same, for a loop that moves `at` towards `end`
#     before TEXT      in that function: before the line that begins so; TEXT | TEXT
#                      is for both
#                      `rows NAMES LENGTHS N N ...;` says where each name begins;
#                      `rows NAMES LENGTHS LIST;` the same, and that these are all,
#                      by the names of that list, a macro with rows
#     kept TEXT        the same: there the URL is what it was at the start
#                      `keeps NAME;` says that field by field, for the provers: with
#                      ints of 16 bits, offsets in a URL and sizes have one type
#     wraps NAME       that function wraps or narrows on purpose: no other must
#     says TEXT        the header says so before that function: only then a public
#                      function can have an `admit requires`
#     include FILE     the private header of that source includes it, because its
#                      contracts need the structs
#     fact NAME [MIN] MAX  of every x from MIN, or 0, to MAX, and of every y and z if
#                      it has them, also valid as C: tried for each, then assumed;
#                      the provers know little of bits
#
# results/*.acsl say what functions return and write, in the same form, beside those
# contracts (`merge`): only `ensures`, `loop invariant`, `assert`, logic and facts, so
# that nothing is assumed or required that LAYER.acsl does not. Each clause gets the
# name `r`, by which only those are proved. `bits CLAUSE;` is the clause for each class
# of nurl_octet.h in the place of BIT.
#
# Defaults are not written: each function terminates; one without `assigns`
# assigns \nothing; a loop without `loop variant` has end - at.
# `writes out;` is a function that appends to a writer, perhaps `of url`; `parses url;`
# and `parses host;` are for one that fills that struct from a text, `moves at;` for
# one that moves *at towards `end`; `as NAME;` are the clauses of that function.
# WRITTEN is what the first assigns, PARTS are all of a URL but its text and its stop.
require 'open3'
require 'tmpdir'

class Weave
  class Unfit < StandardError; end

  HEADING = /\A(source|include|logic|fact|function|scans|of|wraps|says|loop|scan|before|kept) (\S.*)\n\z/.freeze
  LOOP = /^ +(?:while \(|for \(|do \{)/.freeze
  SCAN = "    loop invariant within(\\at(at, Pre), at, end);\n    loop assigns at;\n".freeze
  VARIANT = "    loop variant end - at;\n".freeze
  CLASSES = Array.new(8) { |n| 1 << n }.freeze
  PARTS = %w[host_kind profile scheme user password host port path query fragment].freeze
  WORDS = {
    'WRITTEN' => 'out->len, out->missing, out->stop, out->status, out->ptr[0 .. out->size - 1]',
    'PARTS' => PARTS.map { |part| "url->#{part}" }.join(', ')
  }.freeze
  WRITES = ["    requires writer(out);\n",
            "    assigns #{WORDS['WRITTEN']};\n    ensures writer(out);\n"].freeze

  KEPT = "    assert kept{Pre, Here}(url);\n".freeze
  KEEPS = (['text', 'stop', *PARTS].map { |field| "    assert url->#{field} == \\at(url->#{field}, Pre);\n" }.join +
           KEPT).freeze
  SCANS = "    requires text(at, end);\n    ensures within(at, \\result, end);\n".freeze
  MACROS = {
    'parses url;' => <<'ACSL', 'parses host;' => <<'ACSL', 'moves at;' => <<'ACSL',
    requires \valid(url); requires input(text, length);
    requires \separated(url, text + (0 .. length - 1));
    assigns *url;
    ensures \result != 0 ==> no_spans(url) && url->profile == 0;
ACSL
    requires \valid(host);
    requires text.ptr != \null ==> text(text.ptr, text.ptr + text.len);
    requires \separated(host, text.ptr + (0 .. text.len - 1));
    assigns *host;
ACSL
    requires \valid(at); requires text(*at, end);
    requires \separated(at, *at + (0 .. end - *at - 1));
    assigns *at;
    ensures within(\old(*at), *at, end);
ACSL
    'writes out of url;' => "    writes out;\n    requires apart(out, url);\n",
    'writes out of parsed url;' => "    writes out;\n    requires apart(out, url) && url->profile != 0;\n"
  }.freeze

  # place is for messages; layer and source are where the part belongs.
  Part = Struct.new(:place, :layer, :source, :kind, :name, :acsl) do
    def files
      ["src/#{layer}/#{source}.c", "src/#{layer}/#{source}.h", "include/#{source}.h"]
    end
  end

  attr_reader :texts

  # texts: path => text, of all sources and headers
  def initialize(texts)
    @texts = texts
  end

  # The parts of a layer's file, in order.
  def self.parts(file)
    source = nil
    File.foreach(file).with_index(1).with_object([]) do |(line, n), found|
      next if line.match?(/\A#|\A\s*\z/)

      kind, name = line.match(HEADING)&.captures
      kind, name = %w[loop 1] if line.start_with?('    loop ') && %w[function of wraps].include?(found.last.kind)
      kind, name = 'function', source if line.start_with?(' ') && found.last&.kind == 'source'
      raise Unfit, "#{file}:#{n}: #{line}" unless kind || (line.match?(/\A /) && found.last.kind != 'scan')

      source = name if kind == 'source'
      line = MACROS.fetch(line.strip, line).sub(/^    keeps (\w+);\n/) { KEEPS.gsub('url', $1) }
                   .gsub(/\b(?:WRITTEN|PARTS)\b/, WORDS)
      line = CLASSES.map { |bit| line.sub('bits ', '').gsub('BIT', bit.to_s) }.join if line.start_with?('    bits ')
      next found.last.acsl << line unless kind

      part = Part.new("#{file}:#{n}", File.basename(file, '.acsl'), source, kind, name, +'')
      part.acsl << line if line.start_with?(' ')
      found.concat(parts_of(part))
    end
  end

  # What a heading stands for; of several names the clauses are those of each.
  def self.parts_of(part)
    made = ->(kind, name, acsl) { Part.new(part.place, part.layer, part.source, kind, name, acsl) }
    case part.kind
    when 'function' then part.name.split.map { |name| made.call('function', name, part.acsl) }
    when 'scans'
      part.name.split.flat_map do |name|
        [made.call('of', name, +''), made.call('scan', '1', +''), made.call('function', name, +SCANS)]
      end
    when 'kept' then [made.call('before', part.name, +KEPT)]
    else [part]
    end
  end

  # Tokens of C and ACSL: a text, a byte, a comment, a word, an operator.
  TOKEN = %r{"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|/\*(?!@).*?\*/|/\*@|\*/|[\\\w]+|\n\#|
             <==>|==>|<<=|>>=|\.\.\.?|->|\+\+|--|&&|\|\||<<|>>|[-+*/%&|^<>=!]=|\S}mx.freeze

  # What white space decides, which `code` leaves out: `#define F (x)`, whose F has no
  # arguments, and a directive with the declaration that stood in the line after it.
  SPACE = %r{(?:[ \t]|\\\n|/\*(?!@).*?\*/)+}m.freeze
  NO_ARGUMENTS = /^(\#[ \t]*define[ \t]+\w+)#{SPACE}(?=\([\w\s,.\\]*\))/.freeze
  STATEMENT = /^(\#(?:\\\n|"(?:\\.|[^"\\])*"|[^\n"])*?)(?=[;{}])/.freeze

  # The code and the contracts of a text, without comments and white space.
  def self.code(text)
    text = text.gsub(NO_ARGUMENTS, '\\1 @ ').gsub(STATEMENT, '\\1 @ ')
    text.scan(TOKEN).reject { |token| token.match?(%r{\A/\*[^@]}) }.join(' ')
  end

  # The functions that a text defines.
  def self.functions(text)
    text.scan(/^(?:[A-Za-z][\w *]*[ *])?(\w+)\([^;{}]*\)\n\{$/).flatten
  end

  # What a public function may require: arguments that are valid, if they are
  # there, and apart; of a struct only what a public function ensures (`sound` is
  # the first part of `shaped`).
  GUARD = /\A(?:[\w.>-]+ != \\null|[\w.>-]+\.len > 0|!absent\(span\)) ==> /.freeze
  APART = /\A(?:\\separated\(|apart\(|sound\(|\\base_addr\([\w.]+\) != \\null\z)/.freeze
  VALID = /\A(?:\\valid|\\valid_read|valid_read_string|text|input)\(/.freeze

  # What the comment before a prototype says; nurl.h says what holds for all.
  COMMENTED = %r{^/\*\n(?: \*.*\n)* \*/\n(?=(?:[A-Za-z][^;{}()/]*?\n?)??\b%s\()}.freeze

  # The assumptions of public functions that their headers do not say.
  def self.unsaid(parts, headers)
    prototypes = prototypes_of(headers)
    said = parts.each_with_index.select { |part, _| part.kind == 'function' && prototypes.key?(part.name) }
    said.filter_map do |part, n|
      next unless part.acsl.match?(/\badmit requires\b/)

      words = n.positive? && parts[n - 1].kind == 'says' ? parts[n - 1].name : nil
      comments = headers.grep(/ nurl\.h - /) + headers.join.scan(Regexp.new(format(COMMENTED.source, part.name)))
      plain = comments.join.gsub(/[\s*]+/, ' ')
      "#{part.name} assumes what its header does not say" unless words && plain.include?(words)
    end
  end

  # name => arguments, of public functions
  def self.prototypes_of(headers)
    public_part = headers.join.gsub(%r{^/\*[\s*]*Private:.*?^\}$}m, '')
    public_part.scan(/^(?:\w[\w *]*[ *])?(nurl_\w+)(\([^;{}()]*\))(?=;|\n\{)/).to_h
  end

  # The requirements of public functions that nobody promises.
  def self.unpromised(parts, headers)
    prototypes = prototypes_of(headers)
    ours = parts.select { |part| part.kind == 'function' && prototypes.key?(part.name) }
    ensured = ours.flat_map { |part| part.acsl.scan(/\bensures .*?;/m) }.join
    made = /\A(?:#{ensured.scan(/\b\w+(?=\(\w+\))/).uniq.join('|')})\(\w+\)\z/
    stored = /\b(?:#{prototypes.values.join.scan(/struct nurl \*(\w+)/).uniq.join('|')})->(?!text \+ \(span)/
    ours.flat_map do |part|
      broken = part.acsl.scan(/(?<!admit )\brequires (.*?);/m).flatten.reject do |clause|
        clause.split.join(' ').sub(GUARD, '').split(' && ').all? do |term|
          term.match?(APART) || term.match?(made) || (term.match?(VALID) && !term.match?(stored))
        end
      end
      broken.map { |clause| "#{part.name} requires what nobody promises: #{clause.split.join(' ')}" }
    end
  end

  # Each `as NAME;` becomes the clauses of that function.
  def self.resolve(parts)
    contracts = parts.select { |part| part.kind == 'function' }.to_h { |part| [part.name, part.acsl] }
    parts.each do |part|
      part.acsl.gsub!(/^    as \w+;\n/) { |as| contracts.fetch(as[/\w+(?=;)/]) { raise Unfit, part.place + as } }
    end
  end

  # Each part with the function that it is inside, or of.
  def self.in_functions(parts)
    function = nil
    parts.map do |part|
      function = part.name if %w[function of].include?(part.kind)
      [part, function]
    end
  end

  # The parts with their results: clauses of functions and loops join those that are
  # there, all else stands after them; what all of them name comes first.
  def self.merge(parts, results)
    layers = parts.to_h { |part| [part.source, part.layer] }
    known = in_functions(resolve(parts)).to_h do |part, function|
      [[part.source, function, loop_of(part)], part]
    end
    more = in_functions(results).filter_map do |part, function|
      part.layer = layers[part.source] || raise(Unfit, "#{part.place}: no source has this name")
      part.acsl = named(part)
      next part unless part.kind == 'function' || loop_of(part)

      same = known[[part.source, function, loop_of(part)]] || raise(Unfit, "#{part.place}: has no contract")
      same.acsl = part.kind == 'function' ? same.acsl + part.acsl : part.acsl + same.acsl
      Part.new(part.place, part.layer, part.source, 'of', function, +'')
    end
    (parts + more).partition { |part| %w[logic fact].include?(part.kind) }.flatten
  end

  # The number of a loop, nil for all else but functions.
  def self.loop_of(part)
    { 'loop' => part.name, 'scan' => part.name, 'function' => 'contract' }[part.kind]
  end

  # The clauses of a result, each with the name r.
  def self.named(part)
    return part.acsl if %w[source fact logic of].include?(part.kind)

    clauses = part.acsl.scan(/^    \w.*?;\n/m)
    odd = clauses.reject { |clause| clause.match?(/\A    (?:ensures|loop invariant|assert) /) }
    raise Unfit, "#{part.place}: a result only ensures: #{odd[0]}" if odd.any? || clauses.join != part.acsl

    part.acsl.gsub(/^    (ensures|loop invariant|assert) /) { "    #{$1} r: " }
  end

  def self.variables(acsl)
    %w[x y z].select { |one| acsl.match?(/\b#{one}\b/) }
  end

  # What is wrong with a fact, or nil.
  def self.fault_of(min, max, expression)
    Dir.mktmpdir do |dir|
      said, status = Open3.capture2e('gcc', '-O2', '-xc', '-', '-o', "#{dir}/fact", stdin_data: trial(min, max, expression))
      next "is no C: #{said}" unless status.success?

      output, status = Open3.capture2("#{dir}/fact")
      next if status.success? && output == TRIED

      output.empty? ? "was not tried to its end: #{status}" : "is wrong for #{output}"
    end
  end

  # What the program of a fact says if it is true for all values.
  TRIED = "tried\n".freeze

  # A loop for each variable, the first one inside.
  def self.trial(min, max, expression)
    names = variables(expression)
    loops = names.reverse.map { |one| "for (#{one} = #{min}; #{one} <= #{max}; #{one}++)" }.join("\n")
    <<~C
      #include <stdio.h>
      int main(void)
      {
          long x = 0, y = 0, z = 0;

          #{loops}
              if (!(#{expression})) {
                  return printf("%ld %ld %ld", x, y, z) < 0;
              }
          return puts("tried") < 0;
      }
    C
  end

  def add(parts)
    Weave.resolve(parts)
    function = nil
    parts.each do |part|
      function = part.name if %w[function of].include?(part.kind)
      place(part, function)
    rescue Unfit => e
      raise Unfit, "#{part.place}: #{part.kind} #{part.name}: #{e.message}"
    end
  end

  private

  def place(part, function)
    case part.kind
    when 'source' then part.files.any? { |file| @texts[file] } || raise(Unfit, 'is not there')
    when 'include' then change(part.files[1, 1], /^#include/) { |text| "#include \"#{part.name}\"\n#{text}" }
    when 'logic' then after_struct(part.name, "/*@\n#{part.acsl}*/\n")
    when 'fact' then fact(*part.name.split.insert(1, '0').values_at(0, -2, -1), part.acsl)
    when 'function' then contract(part)
    when 'of', 'says' then nil
    when 'wraps' then raise Unfit, 'is not above' if part.name != function
    else inside(function || raise(Unfit, 'of no function'), part)
    end
  end

  def after_struct(name, acsl)
    shape = %r{^#{'struct ' unless name.include?(' ')}#{name} \{\n.*?^\};\n(?:\n/\*@.*?\*/\n)*}m
    change(@texts.keys, shape) { |text| "#{text}\n#{acsl}" }
  end

  def fact(name, min, max, acsl)
    fault = Weave.fault_of(min, max, acsl)
    raise Unfit, fault if fault

    names = Weave.variables(acsl)
    after_struct('nurl', "/*@ admit lemma #{name}: \\forall integer #{names.join(', ')};\n" \
                         "#{names.map { |one| "#{min} <= #{one} <= #{max}" }.join(' && ')} ==>\n#{acsl}; */\n")
  end

  # The clauses in the order of ACSL: requires first.
  def clauses(acsl)
    requires, others = acsl.scan(/^    \w.*?;\n/m).partition { |one| one.match?(/\A *(admit requires|requires|writes)/) }
    if requires.delete("    writes out;\n")
      requires.unshift(WRITES[0])
      others.unshift(WRITES[1])
    end
    others.unshift("    assigns \\nothing;\n") if others.none? { |one| one.match?(/\A *assigns/) }
    "/*@\n#{requires.join}    terminates \\true;\n#{others.join}*/\n"
  end

  # On the prototype if there is one, which callers elsewhere see.
  def contract(part)
    acsl = clauses(part.acsl)
    prototype = /^[A-Za-z][\w *]*?\n?\b#{part.name}\([^;{}]*\);/
    definition = /^[A-Za-z][\w *]*?\n?\b#{part.name}\([^;{}]*\)\n\{$/
    raise Unfit, 'is not defined there' unless
      part.files.any? { |file| @texts[file]&.match?(definition) }
    headers = @texts.keys.grep(/\.h\z/)
    return if headers.any? { |file| @texts[file].sub!(prototype) { |text| acsl + text } }

    change(part.files, definition) { |text| acsl + text }
  end

  def inside(function, part)
    shape = /^[A-Za-z][\w *]*?\n?\b#{function}\([^;{}]*\)\n\{\n.*?^\}$/m
    change(part.files, shape) { |body| annotate(body.lines, part).join }
  end

  # A list of names as nurl_name_find reads it: where each row begins.
  def rows_of(names, lengths, numbers)
    numbers = lengths_of(list = numbers[0]) if numbers[0].match?(/\A[A-Z]/)
    numbers = numbers.map(&:to_i)
    rows = numbers.each_index.map { |n| "next_row(&#{names}[0], &#{lengths}[0], #{n}, #{numbers.first(n).sum})" }
    facts = [*rows, "#{lengths}[#{numbers.size}] == 0", *(all_rows(names, lengths, numbers.size) if list)]
    facts.map { |fact| "    assert #{fact};\n" }.join
  end

  # By halves, which the provers need.
  def all_rows(names, lengths, size)
    half = (size + 1) / 2
    [[0, half], [half, size]].map { |from, to|
      "\\forall integer n; #{from} <= n < #{to} ==> row(&#{names}[0], &#{lengths}[0], n)"
    } << "list(&#{names}[0], &#{lengths}[0])"
  end

  # The lengths of the names in `#define LIST(ROW)`, whose rows are ROW(ID, "name", ...)
  def lengths_of(list)
    define = @texts.values.filter_map { |text| text[/^#define #{list}\(ROW\)(?:.*\\\n)+.*\n/] }.first
    raise Unfit, "there is no list #{list}" unless define

    define.scan(/\bROW\(\w+, "(.*?)"/).map { |(name)| name.size }
  end

  def annotate(lines, part)
    if part.kind == 'before'
      acsl = part.acsl.gsub(/^    rows .*;\n/) do |line|
        names, lengths, *numbers = line.scan(/\w+/).drop(1)
        rows_of(names, lengths, numbers)
      end
      part.name.split(' | ').product(acsl.scan(/^    assert .*?;\n/m)) do |text, one|
        insert(lines, lines.index { |line| line.lstrip.start_with?(text) }, one)
      end
      return lines
    end
    acsl = part.kind == 'scan' ? part.acsl + SCAN : part.acsl
    acsl += VARIANT unless acsl.include?('loop variant')
    loops = lines.each_index.select { |i| lines[i].match?(LOOP) }
    insert(lines, part.name.to_i.positive? ? loops[part.name.to_i - 1] : nil, acsl)
  end

  def insert(lines, at, acsl)
    lines.insert(at || raise(Unfit, 'is not there'), "/*@\n#{acsl}*/\n")
  end

  def change(files, shape, &block)
    files.each do |file|
      return nil if @texts[file]&.sub!(shape, &block)
    end
    raise Unfit, 'is not there'
  end
end
