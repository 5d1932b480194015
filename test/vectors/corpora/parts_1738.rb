# The keys of an answer to `parse 1738` as the parts that test data speak of.
# Usage: require_relative 'parts_1738'; Parts1738.new(keys).all
# `keys` are those of the protocol with their octets.

class Parts1738
  TEN = %w[ftp http gopher mailto news nntp telnet wais file prospero].freeze
  # Parts that the protocol names as the grammar does.
  ALIKE = %w[user password host port type search gtype selector gplus addr
             database wtype wpath hsoname].freeze

  def initialize(keys)
    @keys = keys
    @scheme = keys['scheme'].to_s.downcase
  end

  # The parts of the grammar by their names; with `d.` in front decoded; with
  # `meant.` and `split.` as the origins of some files give them.
  def all
    parts = grammar
    parts.merge(parts.compact.transform_values { |part| decode(part) }
                     .transform_keys { |key| "d.#{key}" })
         .then { |known| known.merge(meant(known), split(parts)) }
  end

  private

  def grammar
    { **@keys.slice(*ALIKE), 'scheme' => @scheme,
      'verdict' => TEN.include?(@scheme) ? 'ok' : 'generic',
      'path' => path, 'group' => (@keys['group'] unless all?),
      'all' => (@keys['group'] if all?), 'article' => article,
      'number' => @keys['article'], 'fields' => fields,
      'slash' => ('/' if @scheme == 'telnet' && @keys.key?('path')),
      'urlpath' => (@keys['path'] if @keys['ip'] == '1'),
      'schemepart' => (@keys['opaque'] if @keys['ip'] == '0'),
      'whole' => whole, 'behind' => behind }
  end

  def all?
    @keys['kind'] == 'all'
  end

  # The url-path without what is a part of its own.
  def path
    case @scheme
    when 'ftp' then [*list('cwd'), @keys['name']].join('/') if @keys['name']
    when 'http' then @keys['hpath']
    when 'file' then list('segments').join('/')
    end
  end

  def list(name)
    Array.new(@keys.fetch("#{name}.n", 0).to_i) { |n| @keys["#{name}.#{n}"] }
  end

  def article
    [@keys['unique'], @keys['mid_host']].join('@') if @keys.key?('unique')
  end

  def fields
    pairs = Array.new(@keys['fields.n'].to_i) do |n|
      ";#{@keys["fields.#{n}.name"]}=#{@keys["fields.#{n}.value"]}"
    end
    pairs.join unless pairs.empty?
  end

  # All behind the authority, with the slash.
  def behind
    @keys.key?('path') ? "/#{@keys['path']}" : ''
  end

  # All behind the colon, of a scheme that has no authority, or may have none.
  def whole
    @keys['opaque'] || @keys['addr'] || @keys['group'] || article
  end

  # An origin fills in the port; there is no header field and no pattern.
  def meant(parts)
    cwd = list('cwd').map { |name| decode(name) }
    own = { 'd.cwd1' => cwd[0], 'd.cwd2' => cwd[1], 'hfields' => nil,
            'd.name' => @keys['name'] && decode(@keys['name']),
            'port_num' => @keys['port_num'], 'wildmat' => nil }
    parts.merge(own).transform_keys { |key| "meant.#{key}" }
  end

  def split(parts)
    names = %w[scheme user password host port path search type group article]
    names.to_h { |name| ["split.#{name}", parts[name].to_s] }
  end

  def decode(text)
    text.gsub(/%(\h\h)/n) { $1.hex.chr.b }
  end
end
