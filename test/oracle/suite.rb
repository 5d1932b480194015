# What a test of an automaton needs: texts that lead to its states, texts that
# tell its states apart, and the way out of each.
# Usage: require_relative 'suite'; Suite.new(dfa).access, .tails, .ways_out
# Access and tails together are the W-method (Chow 1978): a parser that, seen
# as an automaton, has no more states than the grammar's and differs from it,
# differs for a state's access, one octet and a tail.
require_relative 'dfa'

class Suite
  def initialize(dfa)
    @dfa = dfa
    # One octet of each class, one that can be printed where there is one.
    @one = dfa.classes.map { |octets| octets.min_by { |o| [rank(o), o] }.chr }
  end

  # The shortest text that leads to each state.
  def access
    texts = { 0 => '' }
    texts.each_key.to_a.each { |state| spread(state, texts) } until
      texts.size == @dfa.moves.size
    (0...texts.size).map { |state| texts.fetch(state) }
  end

  # Texts of which at least one is accepted from only one of any two states.
  def tails
    tails = ['']
    blocks = @dfa.accepts.map { |yes| [yes] } # the verdict of each tail
    until blocks.uniq.size == blocks.size
      tails << next_tail(blocks, tails)
      blocks.each_with_index { |b, state| b << @dfa.accept?(tails.last, state) }
    end
    tails
  end

  # For each state the octet that leads to an accepting one soonest; nil where
  # none does.
  def ways_out
    ways = @dfa.accepts.map { |yes| yes ? 0 : nil }
    loop do
      found = ways.each_index.filter_map { |at| ways[at] ? nil : way(at, ways) }
      return ways if found.empty?

      found.each { |at, octet| ways[at] = octet }
    end
  end

  private

  def rank(octet)
    octet.between?(0x21, 0x7E) ? 0 : 1
  end

  def spread(state, texts)
    @dfa.moves[state].each_with_index do |to, kind|
      texts[to] ||= texts[state] + @one[kind]
    end
  end

  # Two states that the tails cannot tell apart lead, by some octet, to two
  # that a tail does tell apart: the octet and that tail are a new one.
  def next_tail(blocks, tails)
    blocks.each_index.group_by { |state| blocks[state] }.each_value do |states|
      @one.each_with_index do |octet, kind|
        nexts = states.map { |state| blocks[@dfa.moves[state][kind]] }.uniq
        next if nexts.size == 1

        which = nexts[0].zip(nexts[1]).index { |a, b| a != b }
        return octet + tails[which]
      end
    end
    abort 'grammar: the automaton is not minimal'
  end

  def way(state, ways)
    kind = @dfa.moves[state].index { |to| ways[to] }
    kind && [state, @one[kind].ord]
  end
end
