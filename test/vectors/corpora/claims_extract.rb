# What a row of the kind `extract` claims: the URLs that stand in a text.
# Usage: require_relative 'claims_extract'; ClaimsExtract.of(row)
# linkify-it's rows name the first bare link or none; the RFCs' rows name all,
# in the wrapper that they are printed in, and with `hyphen` also what comes
# out when the hyphen before a line break is dropped.
require_relative 'claims'

class ClaimExtract < Claim
  def question
    [id, 'extract', '-', Corpora.escape(row['text']), '', input].join("\t")
  end

  # The URLs by their numbers, with their fragments; `first` is the first.
  def read(keys)
    count = keys['found.n'].to_i
    urls = (0...count).to_h { |n| ["url#{n + 1}", url(keys, "found.#{n}")] }
    { 'n' => keys['found.n'], 'first' => urls['url1'],
      'hyphen' => keys['found.0.hyphen_breaks'].to_i > 0 ? '1' : nil, **urls }
  end

  def url(keys, found)
    fragment = keys["#{found}.fragment"]
    Corpora.octets([keys["#{found}.url"], fragment].compact.join('#'))
  end
end

module ClaimsExtract
  module_function

  def of(row)
    return [] unless row.kind == 'extract'
    return first(row) if row.file == 'extract_linkify_it.tsv'

    urls = row.values.select { |key, _| key.match?(/\Aurl\d+\z/) }
    all = { 'n' => row['n'], **urls }
    return [claim(row, 'wrap=any', all)] unless row.key?('rfc1738')

    printed(row, all)
  end

  def first(row)
    [claim(row, 'wrap=bare', { 'first' => row['url1'] })]
  end

  def printed(row, all)
    wrap = row['prefix'] ? 'wrap=url' : 'wrap=angle'
    kept = claim(row, wrap, { **all, 'hyphen' => row['hyphen'] })
    return [kept] unless row['alt']

    dropped = { **all, 'hyphen' => row['hyphen'], 'url1' => row['alt'] }
    [kept, claim(row, "#{wrap},drop_hyphen=1", dropped, 'dropped')]
  end

  # The options of the question stand in `input`.
  def claim(row, options, expected, name = 'found')
    ClaimExtract.new(id: "#{row.id}.#{name}", row: row, input: options,
                     expected: expected)
  end
end
