# Faults that planted.rb plants for what holds for every text: in equality, in
# the encoder, in the search for URLs and in its cost.
# Usage: required by ../support/planted.rb, whose helpers it uses.

EQUAL = ['src/url/nurl_equal_1738.c', 'int', 'nurl_equal_1738',
         'const struct nurl *a, const struct nurl *b', 'a, b'].freeze
ENCODE = ['src/syntax/nurl_encode.c', 'void', 'nurl_encode',
          'struct nurl_writer *out, struct nurl_str text, enum nurl_class set',
          'out, text, set'].freeze
FIND = ['src/url/nurl_find.c', 'int', 'nurl_find_next',
        'struct nurl_find *find, struct nurl_writer *out',
        'find, out'].freeze
MASK = ['src/syntax/nurl_mask.c', 'void', 'nurl_write_masked',
        'struct nurl_writer *out, struct nurl_str text', 'out, text'].freeze

FEED = ['src/url/nurl_find.c', 'void', 'nurl_find_feed',
        'struct nurl_find *find, const char *text, size_t length, int last',
        'find, text, length, last'].freeze
ATTACH = ['src/base/nurl_types.c', 'enum nurl_status', 'nurl_attach',
          'struct nurl *url, const char *text, size_t length',
          'url, text, length'].freeze
BUILD = ['src/url/nurl_build.c', 'void', 'nurl_build',
         'struct nurl_writer *out, const struct nurl_parts *parts, ' \
         'unsigned options', 'out, parts, options'].freeze

BODY = 'src/scheme/nurl_schemepart.c'.freeze

# A function, whatever its source is, with a body of its own around `REAL`.
def around(function, body)
  path, type, name, parameters, arguments = function
  real = File.read(File.join(ROOT, path))
  { path => <<~C }
    #define #{name} planted_real
    #{real}
    #undef #{name}

    #{type} #{name}(#{parameters});

    #{type} #{name}(#{parameters})
    {
        #{body.gsub('REAL', "planted_real(#{arguments})")}
    }
  C
end

def property_fault(sentence, names, files, message, passes: false)
  Fault.new(sentence: "properties: #{sentence}", files: files, passes: passes,
            command: "test/oracle/check #{names}", message: message)
end

def equal_faults
  [
    property_fault('not reflexive', 'equal',
                   around(EQUAL, 'return REAL && a->path.len != 7;'),
                   /BROKEN: not reflexive/),
    property_fault('not symmetric', 'equal',
                   around(EQUAL, 'return REAL && a->stop <= b->stop;'),
                   /BROKEN: not symmetric/),
    property_fault('not transitive', 'equal',
                   around(EQUAL, 'return REAL || a->stop + 1 == b->stop || ' \
                                 'b->stop + 1 == a->stop;'),
                   /BROKEN: not transitive/),
    property_fault('a cut escape fits', 'stored',
                   around(ATTACH, <<~C), /heap-buffer-overflow/),
      struct nurl copy = *url;

      if (REAL && length > 0 && copy.profile && text[length - 1] == '%') {
          *url = copy;
          url->text = text;
      }
      return url->profile ? NURL_OK : NURL_ERR_UNPARSED;
    C
    property_fault('a NUL leads a part that there is not', 'stored',
                   { BODY => File.read(File.join(ROOT, BODY))
                                 .sub("rule->lead != '\\0'", '1') },
                   /AddressSanitizer/),
    property_fault('case of the scheme counts', 'equal',
                   around(EQUAL, 'return REAL && a->text[0] == b->text[0];'),
                   /BROKEN: not equal to another spelling/)
  ]
end

def find_faults
  [
    property_fault('reads one octet too many', 'find',
                   around(FIND, 'return find->length > 0 && find->text[' \
                                'find->length] == 1 ? 0 : REAL;'),
                   /heap-buffer-overflow/),
    property_fault('the same place twice', 'find', around(FIND, <<~C), /BROKEN/),
      int is_found = REAL;

      if (is_found && find->found.len == 5) {
          find->next = (size_t)(find->found.ptr - find->text);
      }
      return is_found;
    C
    property_fault('a place one octet too long', 'find',
                   around(FIND, "int is_found = REAL;\n\nfind->found.len += " \
                                "(size_t)is_found;\nreturn is_found;"),
                   /BROKEN: |heap-buffer-overflow/),
    property_fault('a word forgotten between two pieces', 'find',
                   around(FEED, 'REAL; find->in_word = 0;'),
                   /BROKEN: something else in pieces/),
    property_fault('too much is masked', 'find',
                   around(MASK, "REAL;\nif (out->status == 0 && out->len > 2) {\n" \
                                "out->ptr[0] = '*';\n}"),
                   /BROKEN: masked something else/)
  ]
end

# Each call looks again at a part of what has been read.
SLOW = around(FIND, <<~C).freeze
  volatile size_t steps;

  for (steps = find->next / 64; steps > 0;) {
      steps = steps - 1;
  }
  return REAL;
C

def property_faults
  [
    property_fault('pass without a fault', 'equal encode stored find build', {},
                   /, 0 failed$/, passes: true),
    *equal_faults, *find_faults,
    property_fault('an escape that is another octet', 'encode',
                   around(ENCODE, "REAL;\nif (out->status == 0 && out->len " \
                                  "> 40 && out->ptr[0] == '%') {\n" \
                                  "out->ptr[1] = '0';\n}"),
                   /BROKEN: not decoded to what it was/),
    property_fault('a part refused that would come back', 'build',
                   around(BUILD, "REAL;\nif (parts->query.len == 3) {\n" \
                                 "nurl_emit_fault(out, NURL_ERR_CHAR, 0);\n}"),
                   /BROKEN: refused without need/),
    property_fault('a search that is not linear', 'cost', SLOW,
                   /not linear, \d+.*"<URL:>"/),
    property_fault('a board that cannot count', 'cost',
                   { 'test/target/find_cost.c' => 'int main(void) { return 0; }' },
                   /^0 passed, [1-9]\d* failed$/)
  ]
end
