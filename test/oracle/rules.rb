# Rules that explain differences from another library.
# Usage: require_relative 'rules'; Rules.new(path).faults(differences)
# A rules file has one rule per line, tab-separated: the id of a requirement of
# the laws in test/vectors, an expression for the question, one for the
# difference, and the reason. Both expressions must match the whole text.
require_relative '../support/tsv'
require_relative '../vectors/rows'

# The question, and the difference.
Difference = Struct.new(:name, :text)

Rule = Struct.new(:requirement, :name, :text, :why) do
  def match?(difference)
    name.match?(difference.name) && text.match?(difference.text)
  end
end

class Rules
  def initialize(path)
    @rules = Tsv.rows(path).map do |requirement, name, text, why|
      abort "#{path}: four columns are needed: #{requirement}" if why.to_s.empty?
      Rule.new(requirement, /\A(?:#{name})\z/n, /\A(?:#{text})\z/n, why)
    end
    unknown = @rules.map(&:requirement) - Vectors.requirements
    abort "#{path}: there is no requirement #{unknown.join(', ')}" if unknown.any?
  end

  def unexplained(differences)
    differences.reject { |one| @rules.any? { |rule| rule.match?(one) } }
  end

  # Prints how often each rule matched. Returns, as sentences, the differences
  # that no rule matches and the rules that match none.
  def faults(differences)
    idle = @rules.select do |rule|
      count = differences.count { |one| rule.match?(one) }
      puts "rule #{rule.requirement}: #{count} differences: #{rule.why}"
      count.zero?
    end
    unexplained(differences).map { |one| "#{one.name}: #{one.text}" } +
      idle.map { |rule| "the rule of #{rule.requirement} matches nothing: #{rule.why}" }
  end
end
