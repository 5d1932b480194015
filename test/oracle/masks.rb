# Compares the grammars' texts with chapter 3 of rfc1738.md: which octets
# may stand raw in which production?
# Usage: require_relative 'masks'; Masks.faults
require_relative 'decisions'

module Masks
  REQUIREMENTS = File.expand_path('../vectors/rfc1738.md', __dir__)
  # The class there, the rule here, and what stands around the octet.
  STRICT = {
    'scheme' => 'scheme', 'uchar' => %w[uchar database wtype wpath],
    'xchar' => %w[xchar urlpath gtype selector gopher+_string encoded822addr],
    'user' => %w[user password], 'fsegment' => %w[fsegment psegment],
    'hsegment' => %w[hsegment search], 'fieldname' => %w[fieldname fieldvalue],
    'article' => [['article', '', '@h']], 'group' => [['group', 'a', '']],
    'hostchar' => [%w[host a a]], 'digit' => %w[digit digits port],
    'hex' => 'hex', 'alpha' => %w[alpha toplabel]
  }.freeze
  GENERIC = {
    '86-unr' => 'unreserved', '86-pch' => %w[pchar segment segment-nz],
    '86-qry' => %w[query fragment], '86-reg' => 'reg-name',
    '86-uin' => 'userinfo'
  }.freeze

  module_function

  # Sentences about what differs.
  def faults
    strict = Grammar.read("#{__dir__}/rfc1738.bnf")
    strict = strict.with(Decisions.fold(strict.rules))
    generic = Grammar.read("#{__dir__}/rfc3986.abnf")
    faults = differences(strict, STRICT) + differences(generic, GENERIC)
    rules = (STRICT.values + GENERIC.values).sum { |one| Array(one).size }
    puts "masks: #{rules} rules, #{faults.size} different"
    faults
  end

  def differences(grammar, classes)
    classes.flat_map do |name, places|
      Array(places).filter_map { |place| fault(grammar, name, *place) }
    end
  end

  def fault(grammar, name, rule, before = '', behind = '')
    dfa = Decisions.rule_of(grammar, rule)
    octets = (0..255).select { |o| dfa.accept?("#{before}#{o.chr}#{behind}") }
    different = (octets - listed[name]) | (listed[name] - octets)
    return if different.empty?

    "masks: #{rule} is not #{name}: #{different.pack('C*').inspect}"
  end

  # The octets of each class, from the table of four words.
  def listed
    @listed ||= File.readlines(REQUIREMENTS).filter_map do |line|
      name, _rules, *words = line.split('|').map(&:strip).drop(1)
      next unless words[0].to_s.match?(/\A0x\h{8}\z/)

      words = words.first(4).map(&:hex)
      [name, (0..127).select { |octet| words[octet >> 5][octet & 31] == 1 }]
    end.to_h
  end
end
