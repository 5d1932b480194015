# What rows about coap URLs claim: the values of the options 11 and 15, with
# bars between them, "" being none.
# Usage: require_relative 'claims_coap'; ClaimsCoap.of(row)
require_relative 'claims'

class ClaimCoap < Claim
  NUMBERS = { 'Uri-Path' => '11', 'Uri-Query' => '15' }.freeze

  def question
    [id, 'coap', '3986', Corpora.escape(input), '', '-'].join("\t")
  end

  def read(keys)
    options = Array.new(keys.fetch('opt.n').to_i) do |n|
      [keys["opt.#{n}.number"], [keys["opt.#{n}.value_hex"]].pack('H*')]
    end
    values = NUMBERS.transform_values do |number|
      options.filter_map { |option, value| value if option == number }.join('|')
    end
    { 'verdict' => 'ok', **values }
  end
end

module ClaimsCoap
  module_function

  def of(row)
    return [] unless row.key?('Uri-Path')

    expected = ClaimCoap::NUMBERS.keys.to_h { |name| [name, row[name]] }
    [ClaimCoap.new(id: "#{row.id}.coap", row: row, op: 'coap', input: row['in'],
                   expected: { 'verdict' => 'ok', **expected })]
  end
end
