# What a row of another project's test data claims of RFC 1738, as a question
# of the vector protocol and the parts that its answer must have.
# Usage: require_relative 'claims_1738'; Claims1738.of(row)
# `rfc1738` and the keys `r1738.*` are the bare grammar of section 5. Keys of
# rows of the kind `scheme` without a prefix are what the origin means, perhaps
# by a later RFC and decoded; `o.*` are what its program splits a URL into.
require_relative 'claims'
require_relative 'parts_1738'

# A strict question: the verdict is ok (one of the ten), generic or bad.
class Claim1738 < Claim
  def question
    [id, 'parse', '1738', Corpora.escape(input), '', '-'].join("\t")
  end

  def read(keys)
    Parts1738.new(keys.transform_values { |v| Corpora.octets(v) }).all
  end
end

# Of another scheme, all behind its colon; a login that is found there is the
# authority of RFC 3986, but none need be found.
class Other1738 < Claim1738
  LOGIN = %w[user password host port].freeze

  def read(keys)
    return super if keys['ip'] == '1'

    super.merge(expected.slice(*LOGIN))
  end
end

# Do two URLs mean the same? Both must be valid before they can.
class Equiv1738 < Claim
  def question
    texts = %w[a b].map { |key| Corpora.escape(row[key]) }
    [id, 'equiv', '1738', *texts, '-'].join("\t")
  end

  def read(keys)
    keys
  end
end

module Claims1738
  # The keys that a row of the kind `scheme` may have in RFC 1738's grammar.
  GRAMMAR = %w[user password host port path type search gtype selector gplus
               addr group article all number slash hsoname fields database
               wtype wpath urlpath schemepart].freeze
  # What an origin means: its key, and ours.
  MEANT = { 'scheme' => 'scheme', 'user' => 'd.user',
            'password' => 'd.password', 'host' => 'host', 'port' => 'port_num',
            'cwd1' => 'd.cwd1', 'cwd2' => 'd.cwd2', 'name' => 'd.name',
            'type' => 'type', 'ftppath' => 'd.path', 'ftptype' => 'type',
            'gtype' => 'gtype', 'selector' => 'selector',
            'search' => 'search', 'gplus' => 'gplus', 'addr' => 'addr',
            'to' => 'd.addr', 'hfields' => 'hfields', 'group' => 'group',
            'article' => 'article', 'number' => 'number',
            'wildmat' => 'wildmat', 'database' => 'database',
            'wtype' => 'wtype', 'wpath' => 'wpath', 'hsoname' => 'hsoname',
            'fields' => 'fields' }.freeze
  # tcllib does not tell absent from empty; its path begins with the slash.
  SPLIT = { 'o.scheme' => 'scheme', 'o.user' => 'user',
            'o.pwd' => 'password', 'o.host' => 'host', 'o.port' => 'port',
            'o.query' => 'search', 'o.type' => 'type',
            'o.newsgroup-name' => 'group', 'o.message-id' => 'article' }.freeze

  # Schemes in which nothing behind the colon is an authority.
  WITHOUT = %w[mailto news].freeze

  module_function

  def of(row)
    return equiv(row) if row.kind == 'equiv' && row.file.start_with?('rfc_')
    return [] unless row.key?('rfc1738')

    expected = { 'verdict' => row['rfc1738'] }
    expected.merge!(parts(row)) unless row['rfc1738'] == 'bad'
    other = row.kind == 'parse' && row['rfc1738'] == 'generic'
    [(other ? Other1738 : Claim1738)
      .new(id: "#{row.id}.1738", row: row, input: row['in'] || row['url1'],
           expected: expected)]
  end

  def equiv(row)
    same = row['eq'] == 'yes' ? '1' : '0'
    [Equiv1738.new(id: "#{row.id}.1738", row: row, expected: { 'same' => same })]
  end

  def parts(row)
    case row.kind
    when 'parse' then generic(row)
    when 'scheme' then grammar(row).merge(meant(row), split(row))
    else {}
    end
  end

  # The parts of RFC 3986: where a URL is valid by both, they agree.
  def generic(row)
    return {} unless row['rfc3986'] == 'uri'

    scheme = row['scheme'].downcase
    query = "?#{row['query']}" if row['query']
    path = "#{row['path']}#{query}"
    whole = { 'scheme' => scheme, 'whole' => "#{authority(row)}#{path}" }
    return whole if WITHOUT.include?(scheme)
    return { **whole, **login(row) } if row['rfc1738'] == 'generic'

    { 'scheme' => scheme, 'behind' => path, **login(row) }
  end

  def authority(row)
    return unless row['host']

    user = "#{row['userinfo']}@" if row['userinfo']
    port = ":#{row['port']}" if row['port']
    "//#{user}#{row['host']}#{port}"
  end

  def login(row)
    return {} unless row['host']

    user, colon, password = row['userinfo']&.partition(':')
    password = nil if colon.to_s.empty?
    { 'user' => user, 'password' => password, 'host' => row['host'],
      'port' => row['port'] }
  end

  def grammar(row)
    GRAMMAR.to_h { |part| ["r1738.#{part}", row["r1738.#{part}"]] }
           .transform_keys { |key| key.delete_prefix('r1738.') }
  end

  # Of one of the ten alone: the grammar says nothing of other schemes.
  def meant(row)
    return {} unless row['rfc1738'] == 'ok'

    given = MEANT.keys.select { |key| row.key?(key) }
    meant = given.to_h { |key| ["meant.#{MEANT[key]}", row[key]] }
    meant['meant.path'] = row['path'].delete_prefix('/') if row.key?('path')
    meant
  end

  def split(row)
    given = SPLIT.keys.select { |key| row.key?(key) }
    given -= ['o.query'] unless row['rfc1738'] == 'ok'
    split = given.to_h { |key| ["split.#{SPLIT[key]}", row[key]] }
    return split unless row['rfc1738'] == 'ok' && row.key?('o.path')

    split.merge('split.path' => row['o.path'].delete_prefix('/'))
  end
end
