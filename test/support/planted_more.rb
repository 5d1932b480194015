# Faults that planted.rb plants for other machines, for other projects' test
# data and for the second opinion.
# Usage: required by planted.rb, whose helpers it uses.

# Each line holds where chars are signed, on 64 bits, little end first.
MACHINE = { TEST => test_of(<<~C) }.freeze
  const union {
          unsigned word;
          unsigned char first;
      } order = { 1 };
      int value = (char)(254 + seen);

      TEST_ASSERT_EQUAL(1, order.first);
      TEST_ASSERT_EQUAL(8, sizeof(void *));
      TEST_ASSERT_EQUAL(-1, value);
C

def machine_fault(sentence, machine, message)
  Fault.new(sentence: sentence, files: MACHINE, command: "#{UNIT}#{machine}",
            message: message)
end

def machine_faults
  [
    Fault.new(sentence: 'a careless test passes on host_signed',
              files: MACHINE, command: "#{UNIT}host_signed",
              message: /^1 passed, 0 failed$/, passes: true),
    machine_fault('host_powerpc notices an order of octets', 'host_powerpc',
                  /Expected 1 Was 0/),
    machine_fault('host_i686 notices a size', 'host_i686', /Expected 8 Was 4/),
    machine_fault('host_unsigned notices a sign', 'host_unsigned',
                  /Expected -1 Was 255/)
  ]
end

CORPORA = 'test/vectors/corpora'
EXAMPLES = "#{CORPORA}/rfc3986_examples.tsv"

# The examples of RFC 3986, changed; the first row has a host.
def examples(from, to)
  changed(EXAMPLES, from, to)
end

# One rule more than there are.
def rule(folder, requirement, name, text)
  path = "#{folder}/rules.tsv"
  line = [requirement, name, text, 'why'].join("\t")
  { path => "#{File.read(File.join(ROOT, path))}#{line}\n" }
end

def corpora_fault(sentence, files, message, passes: false)
  Fault.new(sentence: "corpora: #{sentence}", files: files, passes: passes,
            command: "#{CORPORA}/check host", message: message)
end

def corpora_faults
  wrong = examples("\thost=", "\thost=not-")
  [
    corpora_fault('pass without a fault', {}, /, 0 failed$/, passes: true),
    corpora_fault('a wrong part', wrong,
                  /^rfc3986_examples-\d+: host: expected "not-.*, 2 failed$/m),
    corpora_fault('a part too many', examples(/\tpath=\S*/, ''),
                  /: path: expected nothing, got .*, 2 failed$/m),
    corpora_fault('a wrong verdict', examples('rfc3986=uri', 'rfc3986=bad'),
                  /: verdict: expected "bad", got "uri"/),
    corpora_fault('a wrong verdict of RFC 1738',
                  examples('rfc1738=ok', 'rfc1738=generic'),
                  /^rfc3986_examples-\d+.1738: verdict: .*, 1 failed$/m),
    corpora_fault('a wrong part of RFC 1738',
                  changed("#{CORPORA}/rfc1738_derived.tsv", 'r1738.user=user',
                          'r1738.user=other'),
                  /^rfc1738_derived-\d+.1738: user: .*, 1 failed$/m),
    corpora_fault('a URL that does not stand in its text',
                  changed("#{CORPORA}/extract_rfc_appendices.tsv",
                          'url2=ftp://ds', 'url2=ftp://dt'),
                  /^extract_rfc_appendices-0001.found: url2: .*, 1 failed$/m),
    corpora_fault("one of the RFC's own URLs that is not valid",
                  changed('test/vectors/rfc1738-own-urls.txt', 'news:*',
                          'news:**'), /^own-8: verdict: .*, 1 failed$/m),
    corpora_fault('a missing row', examples(/^parse.*\n/, ''),
                  /29 rows, not 30/),
    corpora_fault('no licence', examples('# licence', '# License'),
                  /no `# licence: `/),
    corpora_fault('an answer that is missing', silent_board, /: no answer$/),
    corpora_fault('a rule explains a difference',
                  { **wrong, **rule(CORPORA, 'X86-01', '.*', 'host: .*') },
                  /X86-01: 2 differences.*, 0 failed$/m, passes: true),
    corpora_fault('a rule that matches nothing',
                  rule(CORPORA, 'X86-01', '.*', 'host: .*'),
                  /matches nothing.*, 1 failed$/m),
    corpora_fault('a rule of no requirement',
                  rule(CORPORA, 'X86-99', '.*', '.*'),
                  /no requirement X86-99/)
  ]
end

PARSE = 'src/syntax/nurl_parse.c'

# nurl_parse, whatever its source is, with something done to its result.
def parse_with(action)
  real = File.read(File.join(ROOT, PARSE))
  { PARSE => <<~C }
    #define nurl_parse planted_parse
    #{real}
    #undef nurl_parse

    enum nurl_status nurl_parse(struct nurl *, const char *, size_t);

    enum nurl_status nurl_parse(struct nurl *url, const char *at, size_t len)
    {
        enum nurl_status status = planted_parse(url, at, len);

        #{action}
        return status;
    }
  C
end

def second_fault(sentence, files, message, passes: false)
  Fault.new(sentence: "second opinion: #{sentence}", files: files,
            command: 'test/oracle/check uriparser', message: message, passes: passes)
end

def second_faults
  rare = 'url->port.len == 6 && url->scheme.len == 7'
  port = parse_with("if (#{rare}) {\n url->port.len--;\n }")
  kind = parse_with("if (url->host_kind == NURL_HOST_IPV4) {\n" \
                    " url->host_kind = NURL_HOST_NAME;\n }")
  lax = parse_with("if (status == NURL_ERR_PCT) {\n status = NURL_OK;\n }")
  [
    second_fault('passes without a fault', {}, /, 0 failed$/, passes: true),
    second_fault('a port too short', port, /: port: ours OK/),
    second_fault('a wrong kind of host', kind, /: kind of host: ours OK/),
    second_fault('a malformed escape taken', lax, /: verdict: ours OK/),
    second_fault('a rule explains differences',
                 { **port, **rule('test/oracle', 'X86-01', '.*', 'port: .*') },
                 /X86-01: [1-9]\d* differences.*, 0 failed$/m, passes: true),
    second_fault('a rule that matches nothing',
                 rule('test/oracle', 'X86-01', '.*', 'port: .*'),
                 /matches nothing.*, 1 failed$/m)
  ]
end

def libcoap_fault(sentence, files, message, passes: false)
  Fault.new(sentence: "libcoap: #{sentence}", files: files,
            command: 'test/oracle/check libcoap', message: message, passes: passes)
end

def libcoap_faults
  options = 'src/scheme/nurl_coap.c'
  back = 'src/scheme/nurl_coap_uri.c'
  [
    libcoap_fault('passes without a fault', {}, /, 0 failed$/, passes: true),
    libcoap_fault('arguments that end at a semicolon',
                  changed(options, /&coap->query, '&'/, "&coap->query, ';'"),
                  /: query: ours OK/),
    libcoap_fault('a slash that is not escaped in a segment',
                  changed(back, /octet == '@' \|\|/, "octet == '/' ||"),
                  /: way back: ours OK/)
  ]
end
