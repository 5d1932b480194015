# How the texts of the two RFCs are read, as test/vectors/rfc1738.md has
# decided it; AMB and R are the numbers there. The result: three automata.
# Usage: require_relative 'decisions'; Decisions.dfas(folder)
# AMB-01 is the reader's: behind "*" brackets only group. AMB-06, the slash in
# gopherurl, is in the text.
require_relative 'grammar'
require_relative 'dfa'

module Decisions
  # A text that begins like a URL: "ftp://", "mailto:".
  SCHEME = /\A([a-z0-9+.-]+):/

  module_function

  # The grammars' names, the C functions beside them, and the automata.
  def dfas(folder = __dir__)
    text = Grammar.read("#{folder}/rfc1738.bnf")
    reference = Grammar.read("#{folder}/rfc3986.abnf")
    { 'url' => strict(text, ''), 'url-ref' => strict(text, '[ "#" *xchar ]'),
      'URI-reference' => rule_of(reference, 'URI-reference') }
  end

  def rule_of(grammar, name)
    Dfa.of(Nfa.new(grammar.rules, [:rule, name]))
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
    parts = [rule_of(known, 'whole'), rule_of(other, 'whole'), begins]
    Dfa.combine(parts) { |one, any, of_ten| of_ten ? one : any }
  end

  # The schemes that the text itself names.
  def ten(text)
    names = texts(text.rules.values).filter_map { |one| one[SCHEME, 1] }.uniq
    abort "grammar: #{names.size} schemes, not ten" if names.size != 10
    names
  end

  def texts(node)
    return [node[1]] if node[0] == :text

    node.grep(Array).flat_map { |inner| texts(inner) }
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
end
