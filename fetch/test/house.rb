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

# What is wrong with figures of a page, or nil: the page has these words, with a number
# for each #, and each is the one that was measured, to 2 %.
def wrong_figures(page, words, *measured)
  said = File.read(File.expand_path("../../#{page}", __dir__))[/#{Regexp.escape(words).gsub('\#', '[\d.,]*\d')}/]
  figures = said.to_s.delete(',').scan(/[\d.]*\d/).map(&:to_f)
  return if figures.size == measured.size && figures.zip(measured).all? { |one, now| (one - now).abs <= now * 0.02 }

  "#{page}: #{said ? said.inspect : "no #{words.inspect}"}, measured: #{measured.join(', ')}"
end
