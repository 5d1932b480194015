# Deterministic automata: made from an Nfa, combined, and made minimal.
# Usage: require_relative 'dfa'; Dfa.of(nfa), Dfa.combine(dfas) { |*accepts| }
# `moves[state][class]` is the next state, `accepts[state]` the verdict at the
# end, `class_of[octet]` the octet's class. A state for all that is lost is
# among them; state 0 is the first. A Dfa is minimal, its states are numbered
# by how far they are from the first, and no two classes can be told apart.
require_relative 'nfa'

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

  # The automaton that accepts what the block makes of their verdicts.
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

  def run(text, state = 0)
    text.each_byte { |octet| state = @moves[state][@class_of[octet]] }
    state
  end

  def accept?(text, state = 0)
    @accepts[run(text, state)]
  end

  # All states that a state leads to, itself among them.
  def reachable(from)
    seen = [from]
    seen.each { |state| seen.concat(@moves[state].uniq - seen) }
    seen
  end

  # Octets in groups, those together that these states cannot tell apart.
  def told_apart(states)
    classes.group_by do |octets|
      states.map { |state| @moves[state][@class_of[octets[0]]] }
    end.values.map(&:flatten)
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
    block = @accepts.map { |yes| yes ? 1 : 0 }
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
end
