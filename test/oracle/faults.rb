# Faults that planted.rb plants for the comparison with the grammars.
# Usage: required by test/support/planted.rb, whose helpers it uses.

STRICT_PARSE = 'src/url/nurl_parse_1738.c'

# What notices it: chapter 3 of the requirements, the vectors, the library.
LOST_QUESTION = Regexp.new(
  ['^masks: fsegment is not fsegment: "\?"$',
   '^vector FIL-05\S+ the grammar differs',
   '^different: parse 1738 ftp:\S+ : the grammar refuses it'].join('.*'),
  Regexp::MULTILINE
)

# A grammar's text with something changed in it.
def grammar_with(name, from, to)
  file = "test/oracle/#{name}"
  text = File.read(File.join(ROOT, file))
  changed = text.sub(from) { to }
  abort "#{file}: nothing to change" if changed == text
  { file => changed }
end

# nurl_parse_1738 with something done to its result.
def strict_parse_with(action)
  real = File.read(File.join(ROOT, STRICT_PARSE))
  { STRICT_PARSE => <<~C }
    #define nurl_parse_1738 planted_parse
    #{real}
    #undef nurl_parse_1738

    enum nurl_status nurl_parse_1738(struct nurl *, const char *, size_t);

    enum nurl_status nurl_parse_1738(struct nurl *url, const char *at,
                                     size_t len)
    {
        enum nurl_status status = planted_parse(url, at, len);

        #{action}
        return status;
    }
  C
end

def grammar_fault(sentence, files, message, passes: false)
  Fault.new(sentence: "grammar: #{sentence}", files: files, passes: passes,
            command: 'test/oracle/check short', message: message)
end

def grammar_text_faults
  question = grammar_with('rfc1738.bnf', /^fsegment.*\K"\?" \| /, '')
  [
    grammar_fault('a rule that lost "?"', question, LOST_QUESTION),
    grammar_fault('a port without digits',
                  grammar_with('rfc1738.bnf', /^port.*/, 'port = *digit'),
                  /: the grammar accepts it, the library says PORT_EMPTY/),
    grammar_fault('an address with a group too many',
                  grammar_with('rfc3986.abnf', '*6( h16', '*7( h16'),
                  /different: parse 3986 .* the library says IP_LITERAL/),
    grammar_fault('a rule that is missing',
                  grammar_with('rfc1738.bnf', /^digits.*/, ''),
                  /no rule digits/)
  ]
end

def grammar_faults
  lax = parse_with("if (status == NURL_ERR_PCT) {\n status = NURL_OK;\n }")
  excuse = strict_parse_with("if (url->port.len == 3) {\n " \
                             "status = NURL_ERR_PORT_RANGE;\n }")
  [
    grammar_fault('passes without a fault', {}, /, 0 failed$/, passes: true),
    *grammar_text_faults,
    grammar_fault('a malformed escape taken', lax,
                  /^different: parse 3986 \S*% : the grammar refuses it/),
    grammar_fault('a limit that the text does not exceed', excuse,
                  /: the grammar accepts it, the library says PORT_RANGE/),
    Fault.new(sentence: 'grammar: a library that does not compile has failed',
              files: { PARSE => 'this is no C' }, command: 'test/run grammar',
              message: /did not run to its end.*^0 passed, 1 failed$/m)
  ]
end
