# Faults that a second opinion notices: in the parsers, in the grammars' text,
# in what must hold for every text.

def oracle(name, sentence, message, passes: false, &plant)
  fault("oracle-#{name}", sentence, "test/oracle/check #{name}", message,
        passes: passes, &plant)
end

# A function that does something to its result.
def parse_with(copy, name, action)
  copy.around(name, "    enum nurl_status status = REAL;\n\n" \
                    "    #{action}\n    return status;")
end

SHORT_PORT = lambda do |c|
  parse_with(c, 'nurl_parse', 'if (url->port.len == 6 && ' \
                              'url->scheme.len == 7) { url->port.len--; }')
end
LAX = lambda do |c|
  parse_with(c, 'nurl_parse',
             'if (status == NURL_ERR_PCT) { status = NURL_OK; }')
end

oracle('uriparser', 'a port too short', /: port: ours OK/, &SHORT_PORT)
oracle('uriparser', 'a wrong kind of host', /: kind of host: ours OK/) do |c|
  parse_with(c, 'nurl_parse', 'if (url->host_kind == NURL_HOST_IPV4) ' \
                              '{ url->host_kind = NURL_HOST_NAME; }')
end
oracle('uriparser', 'a malformed escape taken', /: verdict: ours OK/, &LAX)
oracle('uriparser', 'a rule that explains differences',
       /X86-01: [1-9]\d* differences/, passes: true) do |c|
  SHORT_PORT[c]
  rule(c, 'test/oracle', 'X86-01', '.*', 'port: .*')
end
oracle('uriparser', 'a rule that matches nothing', /matches nothing/) do |c|
  rule(c, 'test/oracle', 'X86-01', '.*', 'port: .*')
end

# Three notice it: the table of octets, the vectors, the library.
{ 'octets' => /^masks: fsegment is not fsegment: "\?"$/,
  'vectors' => /^vector FIL-05\S+ the grammar differs/,
  'library' => /^different: parse 1738 ftp:\S+ : the grammar refuses it/ }
  .each do |who, message|
  oracle('short', "a rule that lost \"?\", by the #{who}", message) do |c|
    c.change('test/oracle/rfc1738.bnf', /^fsegment.*\K"\?" \| /, '')
  end
end
oracle('short', 'a port without digits',
       /: the grammar accepts it, the library says PORT_EMPTY/) do |c|
  c.change('test/oracle/rfc1738.bnf', /^port.*/, 'port = *digit')
end
oracle('short', 'an address with a group too many',
       /different: parse 3986 .* the library says IP_LITERAL/) do |c|
  c.change('test/oracle/rfc3986.abnf', '*6( h16', '*7( h16')
end
oracle('short', 'a rule that is missing', /no rule digits/) do |c|
  c.change('test/oracle/rfc1738.bnf', /^digits.*/, '')
end
oracle('short', 'a malformed escape taken',
       /^different: parse 3986 \S*% : the grammar refuses it/, &LAX)
oracle('short', 'a limit that the text does not exceed',
       /: the grammar accepts it, the library says PORT_RANGE/) do |c|
  parse_with(c, 'nurl_parse_1738', 'if (url->port.len == 3) ' \
                                   '{ status = NURL_ERR_PORT_RANGE; }')
end
oracle('short', 'a library that does not compile', /error/) do |c|
  c.write(PARSE, 'this is no C')
end

{ 'not reflexive' => '&& a->path.len != 7',
  'not symmetric' => '&& a->stop <= b->stop',
  'not transitive' => '|| a->stop + 1 == b->stop || b->stop + 1 == a->stop',
  'not equal to another spelling' => '&& a->text[0] == b->text[0]' }
  .each do |what, more|
  oracle('equal', what, /BROKEN: #{what}/) do |c|
    c.around('nurl_equal_1738', "    return REAL #{more};")
  end
end
oracle('encode', 'an escape that is another octet',
       /BROKEN: not decoded to what it was/) do |c|
  c.around('nurl_encode', '    REAL; if (out->status == 0 && out->len > 40 ' \
                          "&& out->ptr[0] == '%') { out->ptr[1] = '0'; }")
end
oracle('stored', 'a cut escape fits', /heap-buffer-overflow/) do |c|
  c.around('nurl_attach', <<~C)
    struct nurl copy = *url;

    if (REAL && length > 0 && copy.profile && text[length - 1] == '%') {
        *url = copy;
        url->text = text;
    }
    return url->profile ? NURL_OK : NURL_ERR_UNPARSED;
  C
end
oracle('stored', 'a reader that looks behind the end', /AddressSanitizer/) do |c|
  c.around('nurl_reader_is', '    return *in->at == octet && REAL;')
end
oracle('build', 'a part refused that would come back',
       /BROKEN: (refused without need|not built again)/) do |c|
  c.around('nurl_build', '    REAL; if (parts->query.len == 3) ' \
                         '{ nurl_emit_fault(out, NURL_ERR_CHAR, 0); }')
end
oracle('request', 'a zone for a server', /BROKEN: a zone for a server/) do |c|
  c.change_in('src/*/nurl_host_field.c', /NURL_HOST_IPV6/, 'NURL_HOST_IPV4')
end
oracle('http_parser', 'a host with its brackets', /: fields/) do |c|
  c.change_in('include/nurl_http_parser.h', /== NURL_HOST_IPV6/,
              '== NURL_HOST_NONE')
end
oracle('references', 'two dots that are forgotten behind two others',
       /BROKEN: not the (target|normal form) by the letter/) do |c|
  c.change_in('src/*/nurl_segments.c', 'walk->open++', 'walk->open = 1')
end
oracle('references', 'an authority that is invented',
       /BROKEN: not the target by the letter/) do |c|
  c.change_in('src/*/nurl_resolve.c', 'double_slash && !has_authority',
              'double_slash && has_authority > 1')
end
oracle('references', 'a normal form that keeps an escape',
       /BROKEN: not the normal form by the letter/) do |c|
  c.change('src/syntax/nurl_normal.c', '!nurl_octet_unreserved((char)octet)',
           "(octet == '~' || !nurl_octet_unreserved((char)octet))")
end
oracle('references', 'equal by length',
       /BROKEN: equal, or not, against the normal form/) do |c|
  c.around('nurl_equal', '    return REAL || (a->stop > 20 && ' \
                         'a->stop == b->stop);')
end
oracle('references', 'an origin without a host',
       /BROKEN: not its own origin/) do |c|
  c.change_in('src/*/nurl_same_origin.c', '> NURL_HOST_EMPTY',
              '>= NURL_HOST_EMPTY')
end
oracle('references', 'a question mark that is cleaned away',
       /BROKEN: cleaned into another meaning/) do |c|
  c.change_in('src/*/nurl_clean.c', /end, NURL_OCTET_QUERY/,
              'end, NURL_OCTET_PATH')
end
oracle('references', 'a fragment that is not inherited',
       /BROKEN: a redirect without scheme or fragment/) do |c|
  c.change_in('src/*/nurl_redirect.c', /nurl_present.asked->fragment./,
              'asked->fragment.len > 0')
end
oracle('references', 'a piece behind what has room',
       /BROKEN: another text in less room|heap-buffer-overflow/) do |c|
  c.change_in('src/*/nurl_place.c', 'ahead < room', 'ahead <= room')
end
oracle('uriparser_references', 'a dot segment that takes its slash along',
       /^resolve .*: ours .* theirs /) do |c|
  c.change_in('src/*/nurl_segments.c', 'is_last && walk->slash',
              'is_last && walk->slash > 1')
end
oracle('libcoap', 'arguments that end at a semicolon', /: query: ours OK/) do |c|
  c.change_in('src/*/nurl_coap.c', /NURL_COAP_URI_QUERY, '&'/,
              "NURL_COAP_URI_QUERY, ';'")
end
oracle('libcoap', 'a slash that is not escaped in a segment',
       /: way back: ours OK/) do |c|
  c.change_in('src/*/nurl_coap_uri.c', /value->ptr\[i\] == delimiter \|\|/,
              "(delimiter != '/' && value->ptr[i] == delimiter) ||")
end

def find(sentence, message, body)
  oracle('find', sentence, message) { |c| c.around('nurl_find_next', body) }
end

find('reads one octet too many', /heap-buffer-overflow/,
     '    return find->length > 0 && find->text[find->length] == 1 ? 0 : REAL;')
find('the same place twice', /BROKEN/,
     '    int is_found = REAL; if (is_found && find->found.len == 5) ' \
     '{ find->next = (size_t)(find->found.ptr - find->text); } return is_found;')
find('a place one octet too long', /BROKEN: |heap-buffer-overflow/,
     '    int is_found = REAL; find->found.len += (size_t)is_found; ' \
     'return is_found;')
oracle('find', 'a word forgotten between two pieces',
       /BROKEN: something else in pieces/) do |c|
  c.around('nurl_find_feed', '    REAL; find->in_word = 0;')
end
oracle('find', 'too much is masked', /BROKEN: masked something else/) do |c|
  c.around('nurl_write_masked', '    REAL; if (out->status == 0 && ' \
                                "out->len > 2) { out->ptr[0] = '*'; }")
end
# Each call looks again at a part of what has been read.
oracle('cost', 'a search that is not linear',
       /not linear, \d+.*"<URL:>"/) do |c|
  c.around('nurl_find_next', '    volatile size_t n; for (n = find->next / 64;' \
                             ' n > 0;) { n = n - 1; } return REAL;')
end
oracle('cost', 'a path that is not walked in linear time',
       %r{not linear, \d+.*"//"}) do |c|
  c.around('nurl_segments_previous',
           '    volatile size_t n; for (n = walk->rest.len / 64; n > 0;) ' \
           '{ n = n - 1; } return REAL;')
end
oracle('cost', 'a board that cannot count', /^0 of 0 measured$/) do |c|
  c.write('test/target/find_cost.c', 'int main(void) { return 0; }')
end
