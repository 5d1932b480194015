# The URLs that RFC 1738 itself writes in wrappers, ../rfc1738-own-urls.txt, as
# questions: each is strictly valid, and all are found in running text, whole
# and broken across lines.
# Usage: require_relative 'claims_own'; ClaimsOwn.all
require_relative 'claims_1738'
require_relative 'claims_extract'

# With its fragment, as the appendix of the RFC has one.
class ClaimOwn < Claim1738
  def question
    super.sub("\tparse\t", "\tparse_ref\t")
  end
end

module ClaimsOwn
  FILE = File.expand_path('../rfc1738-own-urls.txt', __dir__)
  BREAK = "\n      ".freeze

  module_function

  def all
    urls = File.readlines(FILE, chomp: true)
    valid = urls.each_with_index.map do |url, n|
      ClaimOwn.new(id: "own-#{n + 1}", row: row("own-#{n + 1}", url), input: url,
                   expected: { 'verdict' => 'ok' })
    end
    valid + [found('own-whole', urls, urls),
             found('own-broken', urls, urls.map { |url| broken(url) })]
  end

  # Behind its middle: a hyphen there would be none of the URL's for certain.
  def broken(url)
    place = url.index(/[^-]./n, url.size / 2) + 1
    url[0...place] + BREAK + url[place..]
  end

  def found(id, urls, written)
    text = "found under <URL:#{written.join(">, or\n   <URL:")}>.\n"
    numbered = urls.each_with_index.to_h { |url, n| ["url#{n + 1}", url] }
    ClaimsExtract.claim(row(id, text), 'wrap=url',
                        { 'n' => urls.size.to_s, **numbered })
  end

  def row(id, text)
    Corpora::Row.new(file: File.basename(FILE), kind: 'own',
                     values: { 'id' => id, 'text' => text })
  end
end
