# What rows about references claim: what a reference means beside a base, the
# normal form, and which URLs have the same.
# Usage: require_relative 'claims_reference'; ClaimsReference.of(row)
# RFC 3986's own answer stands in `rfc3986` where the origin gives another one;
# a row whose URLs RFC 3986 refuses says so in `why`, or by `origin`.
require_relative 'claims'

class ClaimReference < Claim
  def question
    second = { 'resolve' => row['base'], 'equiv' => row['b'] }[op]
    [id, op, '3986', Corpora.escape(input), Corpora.escape(second.to_s),
     '-'].join("\t")
  end

  def read(keys)
    parts = keys.transform_values { |value| Corpora.octets(value) }
    parts.merge('verdict' => 'good')
  end
end

module ClaimsReference
  module_function

  def of(row)
    case row.kind
    when 'resolve' then resolve(row)
    when 'norm' then text(row, 'normalize', row['in'], row['out'])
    when 'dotsegments' then dots(row)
    when 'equiv' then equal(row)
    else []
    end
  end

  def claim(row, operation, input, expected)
    [ClaimReference.new(id: "#{row.id}.3986", row: row, op: operation,
                        input: input, expected: expected)]
  end

  def text(row, operation, input, expected)
    claim(row, operation, input, 'verdict' => 'good', 'text' => expected)
  end

  def resolve(row)
    target = row['rfc3986'] || row['target']
    bad = row['why'].to_s.include?(':bad')
    return claim(row, 'resolve', row['ref'], 'verdict' => 'bad') if bad

    text(row, 'resolve', row['ref'], target)
  end

  # The path alone is no URL: a scheme makes it one, and a host keeps what
  # stands behind a first slash.
  def dots(row)
    before = row['in'].start_with?('/') ? 'x://h' : 'x:'
    text(row, 'normalize', before + row['in'], before + row['out'])
  end

  def equal(row)
    claim(row, 'equiv', row['a'], 'verdict' => 'good',
                                  'same' => row['eq'] == 'yes' ? '1' : '0')
  end
end
