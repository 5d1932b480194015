# Automata of grammars.
# Usage: require_relative 'automata'; Dfa.of(Nfa.new(rules, tree))
#        Dfa.combine(dfas) { |*accepts| }, and .access, .tails for tests

# A nondeterministic automaton of a rule, built from its tree (grammar.rb).
# States are numbers; the first is 0, `last` accepts. `free` are the moves that
# read nothing, `arcs` those that read one octet of a mask.
class Nfa
  EVERY = (1 << 256) - 1 # a mask of all octets

  attr_reader :free, :arcs, :last

  def initialize(rules, tree)
    @rules = rules
    @free = []
    @arcs = []
    @open = [] # the rules that are being built
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

  # Builds the moves from a state on; returns the state at their end.
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

# A deterministic automaton. `moves[state][class]` is the next state,
# `accepts[state]` the verdict at the end, `class_of[octet]` the octet's class.
# It is minimal: a state for all that is lost is among them, state 0 is the
# first, and no two states and no two classes mean the same. A verdict can be any
# value that is not false, to tell texts apart that all are accepted.
class Dfa
  attr_reader :moves, :accepts, :class_of

  def initialize(moves, accepts, class_of)
    @moves = moves
    @accepts = accepts
    @class_of = class_of
    minimise
    fold
  end

  def self.of(nfa)
    class_of = classes(nfa.masks)
    closed = closures(nfa)
    reads = nfa.arcs.map do |arcs|
      arcs.flat_map { |mask, to| classes_in(mask, class_of).product([to]) }
    end
    build(closed[0], class_of, ->(set) { set[nfa.last] == 1 }) do |set|
      step(set, reads, closed, class_of.max + 1)
    end
  end

  # The automaton whose verdict the block makes of theirs.
  def self.combine(dfas)
    keys = (0..255).map { |octet| dfas.map { |dfa| dfa.class_of[octet] } }
    kinds = keys.uniq
    verdict = lambda do |states|
      yield(*dfas.zip(states).map { |dfa, state| dfa.accepts[state] })
    end
    build([0] * dfas.size, keys.map { |key| kinds.index(key) }, verdict) do |at|
      kinds.map do |kind|
        dfas.each_index.map { |i| dfas[i].moves[at[i]][kind[i]] }
      end
    end
  end

  # The octets of each class.
  def classes
    (0..255).group_by { |octet| @class_of[octet] }.sort.map(&:last)
  end

  # An octet of each class, one that can be printed if there is one.
  def members
    @members ||= classes.map { |octets| octets.min_by { |o| [o.between?(33, 126) ? 0 : 1, o] } }
  end

  def run(text, state = 0)
    text.each_byte { |octet| state = @moves[state][@class_of[octet]] }
    state
  end

  def verdict(text, state = 0)
    @accepts[run(text, state)]
  end

  def accept?(text)
    verdict(text) != false
  end

  # The shortest text that leads to each state.
  def access
    texts = { 0 => '' }
    queue = [0]
    queue.each do |state|
      @moves[state].each_with_index do |to, kind|
        queue << to unless texts.key?(to)
        texts[to] ||= texts[state] + one(kind)
      end
    end
    texts.sort.map(&:last)
  end

  # Texts that tell any two states apart by their verdicts.
  def tails
    tails = ['']
    blocks = @accepts.map { |yes| [yes] } # the verdict of each tail
    until blocks.uniq.size == blocks.size
      tails << next_tail(blocks, tails)
      blocks.each_with_index { |b, state| b << verdict(tails.last, state) }
    end
    tails
  end

  class << self
    private

    # Octets that no mask tells apart get the same number.
    def classes(masks)
      keys = (0..255).map { |octet| masks.map { |mask| mask[octet] } }
      kinds = keys.uniq
      keys.map { |key| kinds.index(key) }
    end

    def classes_in(mask, class_of)
      (0..255).select { |octet| mask[octet] == 1 }.map { |o| class_of[o] }.uniq
    end

    # For each state, as the bits of a number, all that free moves lead to.
    def closures(nfa)
      nfa.free.each_index.map do |state|
        seen = [state]
        seen.each { |at| seen.concat(nfa.free[at] - seen) }
        seen.map { |at| 1 << at }.reduce(:|)
      end
    end

    # Where a set of states leads by each class. Not by set.digits(2): Ruby
    # 3.1.2 has wrong digits for 2**128.
    def step(set, reads, closed, classes)
      nexts = [0] * classes
      bits = set.to_s(2).reverse
      (0...bits.size).each do |state|
        next if bits[state] == '0'

        reads[state].each { |c, to| nexts[c] |= closed[to] }
      end
      nexts
    end

    # Explores all states from the first; the block gives a state's nexts.
    def build(first, class_of, verdict)
      numbers = { first => 0 }
      queue = [first]
      moves = queue.each_with_object([]) do |at, all|
        all << yield(at).map do |to|
          numbers[to] ||= queue.push(to).size - 1
        end
      end
      new(moves, queue.map(&verdict), class_of)
    end
  end

  private

  # Moore: states differ by their verdicts, then by where they lead.
  def minimise
    block = @accepts.map { |verdict| @accepts.index(verdict) }
    count = block.uniq.size
    loop do
      keys = @moves.zip(block).map { |to, own| [own, *block.values_at(*to)] }
      numbers = keys.uniq.each_with_index.to_h
      block = keys.map { |key| numbers[key] }
      break if numbers.size == count

      count = numbers.size
    end
    merge(block)
  end

  # uniq numbered the blocks in the order of their first states, so the first
  # state stays 0 and the order is still that of the exploration.
  def merge(block)
    chosen = block.uniq.map { |number| block.index(number) }
    @accepts = @accepts.values_at(*chosen)
    @moves = @moves.values_at(*chosen).map { |to| block.values_at(*to) }
  end

  def fold
    columns = @moves.transpose
    kinds = @class_of.map { |c| columns[c] }.uniq
    @class_of = @class_of.map { |c| kinds.index(columns[c]) }
    @moves = kinds.transpose
  end

  def one(kind)
    members[kind].chr
  end

  # If the tails cannot tell two states apart, some octet leads to two states
  # that a tail can tell apart: this octet and that tail are a new tail.
  def next_tail(blocks, tails)
    blocks.each_index.group_by { |state| blocks[state] }.each_value do |states|
      @moves[0].each_index do |kind|
        nexts = states.map { |state| blocks[@moves[state][kind]] }.uniq
        next if nexts.size == 1

        return one(kind) + tails[nexts[0].zip(nexts[1]).index { |a, b| a != b }]
      end
    end
    abort 'grammar: the automaton is not minimal'
  end
end
