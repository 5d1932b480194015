# Rules that explain differences from somebody else's opinion.
# Usage: require_relative 'rules'; Rules.new(path).faults(differences)
# A rules file has one rule a line, tab-separated: the id of a requirement of
# the laws in test/vectors, an expression for the name of
# what was asked, one for the difference, and why it is none of ours. Both must
# match whole. A rule must match something, unless a fifth column says that only
# some versions of the other side differ.

# What was asked, and what differed.
Difference = Struct.new(:name, :text) do
  def to_s
    "#{name}: #{text}"
  end
end

Rule = Struct.new(:requirement, :name, :text, :why, :versions) do
  def match?(difference)
    name.match?(difference.name) && text.match?(difference.text)
  end
end

require_relative '../vectors/rows'

class Rules
  SOME = 'some versions'.freeze

  attr_reader :rules

  def initialize(path)
    known = Vectors.requirements
    lines = File.readlines(path, chomp: true)
    @rules = lines.grep_v(/\A(#|\s*\z)/).map { |line| rule(line, path) }
    @rules.each do |one|
      next if known.include?(one.requirement)

      abort "#{path}: there is no requirement #{one.requirement}"
    end
  end

  # Prints how often each rule matched. Returns, as sentences, the differences
  # that none matches and the rules that match none.
  def faults(differences)
    unexplained = differences.reject do |one|
      @rules.any? { |rule| rule.match?(one) }
    end
    unused = @rules.filter_map { |rule| idle(rule, differences) }
    unexplained.map(&:to_s) + unused
  end

  private

  def rule(line, path)
    requirement, name, text, why, versions = line.split("\t", -1)
    abort "#{path}: four columns are needed: #{line}" if why.to_s.empty?
    Rule.new(requirement, /\A(?:#{name})\z/n, /\A(?:#{text})\z/n, why,
             versions)
  end

  def idle(rule, differences)
    count = differences.count { |one| rule.match?(one) }
    puts "rule #{rule.requirement}: #{count} differences: #{rule.why}"
    return if count > 0 || rule.versions == SOME

    "the rule of #{rule.requirement} matches nothing: #{rule.why}"
  end
end
