# Reads the text of a grammar: the BNF of RFC 1738 (.bnf) or ABNF (.abnf).
# Usage: require_relative 'grammar'; Grammar.read('rfc1738.bnf').rules['url']
#
# A rule is a tree of these nodes:
#   [:text, "abc", fold]     this text; fold: letters of both cases
#   [:octets, mask]          one octet; bit n of mask: octet n
#   [:all, node...]          one after the other      [:any, node...]   one of
#   [:times, node, min, max] repeated; max nil: without end
#   [:rule, "name"]
require 'strscan'

class Grammar
  NAME = /[A-Za-z][A-Za-z0-9+_-]*/
  # Comments are cut off. A semicolon in quotes begins no comment.
  COMMENT = /("[^"]*"|<[^>]*>)|;.*/
  # The sign between alternatives, and whether texts match without case.
  DIALECTS = { '.bnf' => ['|', false], '.abnf' => ['/', true] }.freeze

  attr_reader :rules

  def self.read(path)
    new(*DIALECTS.fetch(File.extname(path))).with({}, File.read(path))
  end

  def initialize(bar, fold, rules = {})
    @bar = bar
    @fold = fold
    @rules = rules
  end

  # A grammar of these rules and of those in the text.
  def with(rules, text = '')
    Grammar.new(@bar, @fold, rules.dup).tap { |more| more.define(text) }
  end

  def define(text)
    plain = text.gsub(COMMENT) { $1 }
    plain.split(/^(?=#{NAME}\s*=)/).each { |one| define_one(one) }
    missing = names - @rules.keys
    abort "grammar: no rule #{missing.join(', ')}" if missing.any?
  end

  # Every name that a rule uses.
  def names
    @rules.values.flat_map { |node| names_of(node) }.uniq
  end

  private

  def define_one(text)
    return if text.strip.empty?

    @scanner = StringScanner.new(text)
    @name = take(NAME) || fail_at('no rule begins here')
    old = @rules[@name]
    more = take(%r{=/}) # RFC 5234 3.3: further alternatives
    fail_at(more ? 'there is no such rule' : 'it is defined twice') if !old == !!more
    more || take(/=/) || fail_at('no "=" after the name')
    @rules[@name] = more ? [:any, old, any] : any
    fail_at('not understood') unless @scanner.eos?
  end

  def names_of(node)
    return [node[1]] if node[0] == :rule

    node.grep(Array).flat_map { |inner| names_of(inner) }
  end

  def fail_at(what)
    abort "grammar: rule #{@name}: #{what}: #{@scanner.rest.inspect}"
  end

  def take(pattern)
    found = @scanner.scan(pattern)
    @scanner.skip(/\s+/)
    found
  end

  def any
    nodes = [all]
    nodes << all while take(/#{Regexp.escape(@bar)}/)
    nodes.size == 1 ? nodes[0] : [:any, *nodes]
  end

  def all
    nodes = []
    while (node = repeated)
      nodes << node
    end
    fail_at('an element is missing') if nodes.empty?
    nodes.size == 1 ? nodes[0] : [:all, *nodes]
  end

  # AMB-01: after a number of times, brackets mean the same as parentheses.
  def repeated
    times = take(/\d*\*\d*|\d+/)
    return element unless times

    node = @scanner.check(/\[/) ? group('[', ']') : element
    node || fail_at('nothing to repeat')
    min, star, max = times.match(/(\d*)(\*?)(\d*)/).captures
    max = min if star.empty?
    [:times, node, min.to_i, max.empty? ? nil : max.to_i]
  end

  def element
    if @scanner.check(/\(/) then group('(', ')')
    elsif @scanner.check(/\[/) then [:times, group('[', ']'), 0, 1]
    else word
    end
  end

  def group(open, close)
    take(/#{Regexp.escape(open)}/)
    node = any
    take(/#{Regexp.escape(close)}/) || fail_at("no #{close}")
    node
  end

  def word
    if (name = take(NAME)) then [:rule, name]
    elsif (text = take(/"[^"]*"|<">/)) then [:text, text[1..-2], @fold]
    elsif (name = take(/<#{NAME}>/)) then [:rule, name[1..-2]]
    elsif (range = take(/%x\h\h(-\h\h)?/)) then octets(range)
    end
  end

  def octets(range)
    first, last = range.scan(/\h\h/).map(&:hex)
    [:octets, (first..last || first).sum { |octet| 1 << octet }]
  end
end
