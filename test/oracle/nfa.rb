# A nondeterministic automaton of a rule, built from its tree (grammar.rb).
# Usage: require_relative 'nfa'; Nfa.new(rules, tree)
# States are numbers; the first is 0, `last` accepts. `free` are the moves that
# read nothing, `arcs` those that read one octet of a mask.
class Nfa
  EVERY = (1 << 256) - 1 # a mask of all octets

  attr_reader :free, :arcs, :last

  def initialize(rules, tree)
    @rules = rules
    @free = []
    @arcs = []
    @open = [] # the rules around the place that is being built
    first = state
    @last = build(tree, first)
  end

  # The masks of all arcs, each once.
  def masks
    @arcs.flatten(1).map(&:first).uniq
  end

  private

  def state
    @free << []
    @arcs << []
    @free.size - 1
  end

  # Builds what leads from a state on; returns where it arrives.
  def build(node, from)
    mask = one_octet(node)
    return arc(from, mask) if mask

    case node
    in [:text, text, fold] then text.bytes.reduce(from) do |at, octet|
      arc(at, mask_of(octet, fold))
    end
    in [:all, *nodes] then nodes.reduce(from) { |at, one| build(one, at) }
    in [:any, *nodes] then any(nodes, from)
    in [:times, inner, min, max] then times(inner, from, min, max)
    in [:rule, name] then rule(name, from)
    end
  end

  def arc(from, mask)
    to = state
    @arcs[from] << [mask, to]
    to
  end

  def any(nodes, from)
    to = state
    nodes.each do |node|
      start = state
      @free[from] << start
      @free[build(node, start)] << to
    end
    to
  end

  def times(node, from, min, max)
    at = from
    min.times { at = build(node, at) }
    return loop_of(node, at) unless max

    ends = [at]
    (max - min).times { ends << build(node, ends.last) }
    to = state
    ends.each { |one| @free[one] << to }
    to
  end

  def loop_of(node, from)
    start = state
    @free[from] << start
    @free[build(node, start)] << start
    to = state
    @free[start] << to
    to
  end

  def rule(name, from)
    abort "grammar: rule #{name} contains itself" if @open.include?(name)

    @open.push(name)
    to = build(@rules.fetch(name), from)
    @open.pop
    to
  end

  def mask_of(octet, fold)
    letters = fold ? [octet.chr.downcase, octet.chr.upcase] : [octet.chr]
    letters.map { |letter| 1 << letter.ord }.reduce(:|)
  end

  # The mask of a node that is exactly one octet, else nil.
  def one_octet(node)
    case node
    in [:octets, mask] then mask
    in [:text, text, fold] then text.size == 1 ? mask_of(text.ord, fold) : nil
    in [:rule, name] then one_octet(@rules.fetch(name))
    in [:any, *nodes]
      masks = nodes.map { |one| one_octet(one) }
      masks.all? ? masks.reduce(:|) : nil
    else nil
    end
  end
end
