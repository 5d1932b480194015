# Faults in vectors, in other projects' test data, and in what answers them.

TSV = 'test/vectors/rfc1738.tsv'.freeze

# The first row of parse 3986 that has a host expects another one.
WRONG_HOST = lambda do |c|
  c.change(TSV, /\tparse\t3986\t[^\n]*?\thost=\K/, 'not-')
end
# A board/run that drops the first answer of the real one.
SILENT = lambda do |c|
  c.write('board/run_all', c.read('board/run'))
  c.write('board/run', "#!/bin/sh\n" \
                       "sh \"$(dirname \"$0\")/run_all\" \"$@\" | sed 1d\n")
end

def vectors(sentence, message, &plant)
  fault('vectors', sentence, 'test/vectors/check host', message, &plant)
end

vectors('a wrong row', /^\S+: missing .*, [1-9]\d* failed$/m, &WRONG_HOST)
vectors('a wrong row of own.tsv', /^OWN-\S+: missing /) do |c|
  c.change('test/vectors/own.tsv', /\tat\.\w+=\K\d/, '9')
end
vectors('an answer that is missing', /: no answer$/, &SILENT)
fault('selftest', 'a wrong row', 'board/run host selftest',
      /, [1-9]\d* failed$/, &WRONG_HOST)

CORPORA = 'test/vectors/corpora'.freeze
EXAMPLES_3986 = "#{CORPORA}/rfc3986_examples.tsv".freeze # its first row has a host

def corpora(sentence, message, passes: false, &plant)
  fault('corpora', sentence, "#{CORPORA}/check host", message, passes: passes,
        &plant)
end

# One rule more than there are.
def rule(copy, folder, requirement, name, text)
  copy.add("#{folder}/rules.tsv", "#{[requirement, name, text, 'why'].join("\t")}\n")
end

corpora('a wrong part', /^rfc3986_examples-\d+: host: expected "not-/) do |c|
  c.change(EXAMPLES_3986, "\thost=", "\thost=not-")
end
corpora('a part too many', /: path: expected nothing, got /) do |c|
  c.change(EXAMPLES_3986, /\tpath=\S*/, '')
end
corpora('a wrong verdict', /: verdict: expected "bad", got "uri"/) do |c|
  c.change(EXAMPLES_3986, 'rfc3986=uri', 'rfc3986=bad')
end
corpora('a wrong verdict of RFC 1738',
        /^rfc3986_examples-\d+.1738: verdict: /) do |c|
  c.change(EXAMPLES_3986, 'rfc1738=ok', 'rfc1738=generic')
end
corpora('a wrong part of RFC 1738', /^rfc1738_derived-\d+.1738: user: /) do |c|
  c.change("#{CORPORA}/rfc1738_derived.tsv", 'r1738.user=user',
           'r1738.user=other')
end
corpora('a URL that does not stand in its text',
        /^extract_rfc_appendices-0001.found: url2: /) do |c|
  c.change("#{CORPORA}/extract_rfc_appendices.tsv", 'url2=ftp://ds',
           'url2=ftp://dt')
end
corpora("one of the RFC's own URLs that is not valid",
        /^own-\d+: verdict: /) do |c|
  c.change('test/vectors/rfc1738-own-urls.txt', 'news:*', 'news:**')
end
corpora('a missing row', /29 rows, not 30/) do |c|
  c.change(EXAMPLES_3986, /^parse.*\n/, '')
end
corpora('no licence', /no `# licence: `/) do |c|
  c.change(EXAMPLES_3986, '# licence', '# License')
end
corpora('an answer that is missing', /: no answer$/, &SILENT)
corpora('a rule that explains a difference', /X86-01: \d+ differences/,
        passes: true) do |c|
  c.change(EXAMPLES_3986, "\thost=", "\thost=not-")
  rule(c, CORPORA, 'X86-01', '.*', 'host: .*')
end
corpora('a rule that matches nothing', /matches nothing/) do |c|
  rule(c, CORPORA, 'X86-01', '.*', 'host: .*')
end
corpora('a rule of no requirement', /no requirement X86-99/) do |c|
  rule(c, CORPORA, 'X86-99', '.*', '.*')
end
