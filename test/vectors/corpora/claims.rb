# What a row of another project's test data claims of RFC 3986, as a question
# of the vector protocol and the parts that its answer must have.
# Usage: require_relative 'claims'; Claims.of(row)
require_relative 'rows'

# `expected`: the verdict (uri, rel or bad; of a host its kind) and the parts;
# nil is a part that must not exist.
Claim = Struct.new(:id, :row, :op, :input, :expected, keyword_init: true) do
  def question
    profile = op == 'parse' ? '3986' : '-'
    [id, op, profile, Corpora.escape(input), '', '-'].join("\t")
  end

  # The verdict and the parts of an answer that took the input.
  def read(keys)
    parts = keys.transform_values { |value| Corpora.octets(value) }
    verdict = op == 'host' ? parts['host_kind'] : uri_or_rel(parts)
    parts.merge('verdict' => verdict)
  end

  def uri_or_rel(parts)
    parts.key?('scheme') ? 'uri' : 'rel'
  end
end

module Claims
  VERDICTS = %w[uri rel bad].freeze
  PARTS = %w[scheme userinfo host port path query fragment].freeze
  KINDS = { 'ip4' => 'ipv4', 'ip6' => 'ipv6', 'ipvfuture' => 'ipvfuture',
            'name' => 'name', nil => nil }.freeze

  module_function

  # The claims of a row; [] if it makes none about RFC 3986.
  def of(row)
    case row.kind
    when 'parse' then parse(row)
    when 'confuse' then confuse(row)
    when 'scheme' then scheme(row)
    when 'ipv4', 'ipv6' then address(row)
    when 'hostname' then hostname(row)
    else verdict(row)
    end
  end

  def claim(row, input, expected, op = 'parse', id = row.id)
    [Claim.new(id: id, row: row, op: op, input: input, expected: expected)]
  end

  # In a row of resolve the column rfc3986 holds a text, no verdict.
  def verdict(row, parts = {})
    return [] unless VERDICTS.include?(row['rfc3986'])

    claim(row, row['in'] || row['url1'],
          { 'verdict' => row['rfc3986'], **parts })
  end

  # The parts are named as the scheme means them, decoded or filled in; only
  # the host is the same everywhere.
  def scheme(row)
    verdict(row, row.key?('host') ? { 'host' => row['host'] } : {})
  end

  # A zone of RFC 6874 alone makes a row valid elsewhere; its parts are there.
  def parse(row)
    return verdict(row) if row['rfc3986'] == 'bad'

    parts = PARTS.to_h { |part| [part, row[part]] }
    kind = KINDS.fetch(row['hostkind'])
    # To RFC 3986 the empty host is a name.
    kind = 'empty' if row['host'] == ''
    claim(row, row['in'], { 'verdict' => row['rfc3986'], **parts,
                            'host_kind' => kind })
  end

  # The host is the one that is reached in the end: without an authority in
  # the input it is the base's.
  def confuse(row)
    return verdict(row) if row['rfc3986'] == 'bad'

    parts = %w[userinfo host port].to_h { |part| [part, row[part]] }
    unless row['base'] && !row['in'].start_with?('//')
      return claim(row, row['in'], { 'verdict' => row['rfc3986'], **parts })
    end

    none = parts.transform_values { nil }
    claim(row, row['in'], { 'verdict' => row['rfc3986'], **none }) +
      claim(row, row['base'], { 'verdict' => 'uri', **parts }, 'parse',
            "#{row.id}.base")
  end

  # What is no address may still be a name: only the kind is claimed.
  def address(row)
    input = row.kind == 'ipv6' ? "[#{row['in']}]" : row['in']
    return claim(row, input, { 'verdict' => row.kind }, 'host') if
      row['rfc3986'] == 'ok'

    [NoAddress.new(id: row.id, row: row, op: 'host', input: input,
                   expected: { 'verdict' => 'bad' })]
  end

  # RFC 1123's host names are names of RFC 3986, which takes more than these.
  def hostname(row)
    return [] unless row['origin'] == 'ok'

    claim(row, row['in'], { 'verdict' => 'name' }, 'host')
  end

  # Holds as long as the input is not taken for the address of the row's kind.
  class NoAddress < Claim
    def read(keys)
      taken = super
      taken['verdict'] == row.kind ? taken : { 'verdict' => 'bad' }
    end
  end
end
