# The list of parts that these tests belong to, their budgets, and what all scripts of
# tests share.
# Usage: require_relative 'house'
ENV['PARTS'] ||= 'fetch/test/parts.tsv'
require_relative '../../test/runner/shared'

module FetchBudgets
  PATH = "#{__dir__}/gate/budgets.tsv".freeze

  def self.read(script, form)
    Budgets.read(PATH, script, form)
  end

  # For a script that measures one thing: {unit => limit} of all these units.
  def self.one(script, what, *units)
    rows = read(script, "(?:#{units.join('|')})=\\d+")
    abort "#{PATH}: #{script}: #{what}, please, with #{units.join(', ')}" unless
      rows.keys == [what] && rows[what].keys == units
    rows[what].transform_values(&:to_i)
  end
end
