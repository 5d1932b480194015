#!/usr/bin/env ruby
# Makes the automata of both RFCs' grammars, and writes them as C data for
# compare.c and the fuzz harnesses, with the inputs of the vectors.
# Usage: test/oracle/tables.rb FILE, or require_relative 'tables'
# How the grammars are read is decided in test/vectors/rfc1738.md; AMB and
# R are its numbers. AMB-01 (after "*" brackets only group) is in grammar.rb,
# AMB-06 (the slash in gopherurl) in rfc1738.bnf.
require_relative 'grammar'
require_relative 'automata'
require_relative '../vectors/rows'

module Tables
  OPERATIONS = ['parse 1738', 'parse_ref 1738', 'parse 3986'].freeze
  # A text that begins like a URL: "ftp://", "mailto:".
  SCHEME = /\A([a-z0-9+.-]+):/

  VERDICTS = [false, true, :login, :query].freeze

  ESCAPED = { '\0' => 0, '\n' => 10, '\r' => 13, '\t' => 9 }.freeze

  module_function

  # The automata of the grammars, in the order of compare.h.
  def dfas(folder = __dir__)
    text = Grammar.read("#{folder}/rfc1738.bnf")
    reference = Grammar.read("#{folder}/rfc3986.abnf")
    http = reference.with(reference.rules, File.read("#{folder}/http.abnf"))
    zone = http.with(http.rules, File.read("#{folder}/zone.abnf"))
    [strict(text, ''), strict(text, '[ "#" *xchar ]'),
     with_query(reference, 'URI-reference'), with_query(zone, 'URI-reference'),
     rule_of(zone, 'authority'), with_query(zone, 'setting'), rule_of(http, 'Host'),
     *%w[target target-options].map { |name| with_query(http, name) },
     rule_of(http, 'authority-form'),
     rule_of(plain_login(text, ''), 'ip-schemepart'), rule_of(zone, 'bare-address')]
  end

  def rule_of(grammar, name)
    Dfa.of(Nfa.new(grammar.rules, [:rule, name]))
  end

  # Path and query have the same bytes, so only another verdict tells them apart.
  def with_query(grammar, name)
    before = [:times, [:octets, Nfa::EVERY ^ (1 << '?'.ord) ^ (1 << '#'.ord)], 0, nil]
    all = [:times, [:octets, Nfa::EVERY], 0, nil]
    query = Dfa.of(Nfa.new({}, [:all, before, [:text, '?', false], all]))
    Dfa.combine([rule_of(grammar, name), query]) { |any, has| any && (has ? :query : any) }
  end

  # AMB-02: otherurl is for schemes outside the ten. AMB-43: a reference is a
  # URL without "#", and a fragment of xchar: that is the tail.
  def strict(text, tail)
    folded = text.with(fold(text.rules))
    choices = folded.rules['url'].drop(1) - [[:rule, 'otherurl']]
    known = folded.with({ **folded.rules, 'url' => [:any, *choices] },
                        "whole = url #{tail}")
    other = folded.with(folded.rules, "whole = otherurl #{tail}")
    begins = Dfa.of(Nfa.new({}, begins_with(ten(text))))
    login = plain_login(folded, "whole = scheme \":\" ip-schemepart #{tail}")
    parts = [known, other, login].map { |one| rule_of(one, 'whole') }
    parts << Dfa.of(Nfa.new({}, begins_with(ten(text))))
    Dfa.combine(parts) { |one, any, own, of_ten| of_ten ? one : any && (own ? :login : any) }
  end

  # A login without "?", whose parts a URL of another scheme has (AUTH_LOOKALIKE).
  # It is *xchar as well, so only another verdict has such texts among the tests.
  def plain_login(text, more)
    plain = text.with(text.rules, 'plain-user = *[ uchar | ";" | "&" | "=" ]').rules
    user = plain['plain-user']
    text.with({ **plain, 'user' => user, 'password' => user }, more)
  end

  # The schemes that the text itself names.
  def ten(text)
    names = words(text.rules.values).filter_map { |one| one[SCHEME, 1] }.uniq
    abort "grammar: #{names.size} schemes, not ten" if names.size != 10
    names
  end

  def words(node)
    return [node[1]] if node[0] == :text

    node.grep(Array).flat_map { |inner| words(inner) }
  end

  # One of the names, a colon, and anything.
  def begins_with(names)
    [:all, [:any, *names.map { |name| [:text, "#{name}:", true] }],
     [:times, [:octets, Nfa::EVERY], 0, nil]]
  end

  # R-2.1-03, AMB-04: schemes in letters of both cases. All other texts as
  # they are written (BNF-05).
  def fold(rules)
    folded = rules.transform_values { |node| fold_texts(node) }
    folded.merge('scheme' => lower_to_any(folded['scheme']))
  end

  def fold_texts(node)
    return node.map { |one| one.is_a?(Array) ? fold_texts(one) : one } if
      node[0] != :text || !node[1].match?(SCHEME)

    scheme = node[1][SCHEME]
    [:all, [:text, scheme, true], [:text, node[1].delete_prefix(scheme), false]]
  end

  def lower_to_any(node)
    return [:rule, 'alpha'] if node == [:rule, 'lowalpha']

    node.map { |one| one.is_a?(Array) ? lower_to_any(one) : one }
  end

  def rows
    Vectors.rows(*Vectors::DEFAULT, only: OPERATIONS)
  end

  def c(dfas)
    inputs = rows.map(&:octets).uniq
    <<~C
      /* Written by test/oracle/tables.rb. */
      #include "compare.h"

      #{dfas.each_with_index.map { |dfa, n| dfa_data(dfa, n) }.join("\n")}
      const struct dfa dfas[AUTOMATA] = {
      #{dfas.each_with_index.map { |dfa, n| dfa_row(dfa, n) }.join("\n")}
      };
      #{texts('vector_inputs', inputs).sub('static ', '')}
      const unsigned vector_input_count = #{inputs.size};
    C
  end

  def texts(name, all)
    lines = all.map do |one|
      literal = one.b.bytes.map { |o| Vectors.c_octet('?'.ord, o) }.join
      "    { \"#{literal}\", #{one.bytesize} },\n"
    end
    "static const struct nurl_str #{name}[] = {\n#{lines.join}};"
  end

  def numbers(type, name, all)
    lines = all.each_slice(16).map { |some| "    #{some.join(', ')},\n" }.join
    "static const #{type} #{name}[] = {\n#{lines}};"
  end

  def dfa_data(dfa, n)
    [numbers('uint8_t', "class_of#{n}", dfa.class_of),
     numbers('uint8_t', "members#{n}", dfa.members),
     numbers('uint8_t', "followed#{n}", followed(dfa)),
     numbers('uint16_t', "moves#{n}", dfa.moves.flatten),
     numbers('uint8_t', "accepts#{n}", dfa.accepts.map { |verdict| VERDICTS.index(verdict) }),
     texts("access#{n}", dfa.access), texts("tails#{n}", dfa.tails)].join("\n")
  end

  # Of each class the first, the middle and the last byte, and the bytes that the
  # sources name: a parser that treats one byte of a class in its own way most often
  # names it, or compares with the ends of a range.
  def followed(dfa)
    chosen = dfa.classes.flat_map { |all| [all.first, all[all.size / 2], all.last] } | named
    (0..255).map { |octet| chosen.include?(octet) ? 1 : 0 }
  end

  # The character constants of src, letters in both cases.
  def named
    @named ||= begin
      code = Dir["#{__dir__}/../../src/**/*.[ch]"].sort.map { |path| File.read(path) }.join
      code.gsub(%r{/\*.*?\*/}m, '').scan(/'(\\?.)'/).flatten.flat_map do |text|
        [text.upcase, text.downcase].map { |one| ESCAPED[one] || one[-1].ord }
      end.uniq
    end
  end

  def dfa_row(dfa, n)
    parts = %w[class_of members followed moves accepts access tails]
    "    { #{dfa.moves.size}, #{dfa.moves[0].size}, " \
      "#{parts.map { |part| "#{part}#{n}" }.join(', ')},\n" \
      "      sizeof tails#{n} / sizeof tails#{n}[0] },"
  end
end

File.write(ARGV.fetch(0), Tables.c(Tables.dfas)) if __FILE__ == $PROGRAM_NAME
