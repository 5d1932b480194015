# Faults that the evidence must notice: what no test reaches, what no test
# kills, what no input finds, what a figure no longer says.

def evidence(name, sentence, words, message, &plant)
  fault("evidence-#{name}", sentence, "test/#{words}", message, &plant)
end

WAIS = 'src/scheme/nurl_wais.c'.freeze
TELNET = 'src/scheme/nurl_telnet.c'.freeze

# Without unit tests, for which the copy is not the place.
evidence('coverage', 'a condition that no test makes true',
         "evidence/coverage #{WAIS}", /branch not reached: .*never true/) do |c|
  c.around('nurl_wais_read', '    if (in->end - in->at == 54321) ' \
                             '{ return NURL_ERR_CHAR; } return REAL;')
end
evidence('coverage', 'test rows that are gone', "evidence/coverage #{WAIS}",
         /nurl_wais.c:\d+: line not reached/) do |c|
  %w[rfc1738 requests own].each do |name|
    file = "test/vectors/#{name}.tsv"
    c.write(file, c.read(file).lines.grep_v(/wais/i).join)
  end
  c.write('test/vectors/corpora/check', "#!/bin/sh\n")
end
evidence('coverage', 'a unit test that fails', "evidence/coverage #{WAIS}",
         /^failed: ceedling/) do |c|
  c.unit('TEST_ASSERT_EQUAL(2, seen);')
end
evidence('mutation', 'a mutant that survives', "evidence/mutation #{TELNET}",
         /^survives: .*nurl_telnet.c/) do |c|
  c.around('nurl_telnet_read', '    volatile int unused = 1; unused++; ' \
                               'return REAL;')
end
evidence('mutation', 'a mutant that is named and yet noticed',
         "evidence/mutation #{TELNET}", /^named, but selftest notices/) do |c|
  c.add('test/evidence/survivors.tsv',
        "#{TELNET} nurl_telnet_parse: if (status == NURL_OK) {: " \
        "\"==\" -> \"!=\"\tno reason\n")
end
evidence('fuzz', 'a bound that is wider by one', 'fuzz/run replay code',
         /heap-buffer-overflow/) do |c|
  c.change('src/syntax/nurl_decode.c', /(source->end = text.ptr \+ text.len);/,
           '\\1 + 1;')
end
evidence('fuzz', 'a writer that writes one byte too many',
         'fuzz/run replay code', /heap-buffer-overflow.*nurl_emit\.c/) do |c|
  c.change('src/base/nurl_emit.c', 'copy(out, ptr, room);',
           'copy(out, ptr, room > 0 ? room + 1 : room);')
end
evidence('fuzz', 'a buffer that begins as no text does, after BUF',
         'fuzz/run replay build', /fuzz\.h:\d+: .*memcmp/) do |c|
  c.change('src/base/nurl_emit.c', 'nurl_emit_fault(out, NURL_ERR_BUF, stop);',
           "if (nurl_emit_room(out) > 0) { out->ptr[out->len] = '!'; }\n\\0")
end
evidence('fuzz', 'a part that is another one', 'fuzz/run replay parse',
         /second|ill_formed|same/) do |c|
  parse_with(c, 'nurl_parse', 'if (url->port.len == 4) { url->port.len--; }')
end
evidence('masking', 'a password is hidden behind its last colon only',
         'evidence/masking/check 20000', /shown in [1-9]/) do |c|
  c.change('src/syntax/nurl_mask.c', " && segment->password == end", '')
end
evidence('static', 'a pointer that may be NULL', 'evidence/static gcc',
         /Wanalyzer-null-dereference/) do |c|
  c.function("    int *at = a ? &a : 0;\n\n    return *at;\n")
end
evidence('static', 'a source that does not compile', 'evidence/static gcc',
         /nurl_planted\.c:\d+:\d+: error: .*^gcc .*exit 1/m) do |c|
  c.function("    return;\n    return b;\n")
end
evidence('static', 'a further place of a rule that is excused',
         'evidence/static misra', /rule 18\.4: \d+ places, \d+ recorded/) do |c|
  c.function("    const char *at = text + a;\n\n    return *at;\n", '',
             'const char *text, int a')
end
evidence('static', 'a source that cppcheck cannot read', 'evidence/static misra',
         /nurl_planted\.c:\d+:\d+: error: .*syntaxError/) do |c|
  c.add('src/base/nurl_planted.c', "int nurl_planted(int a\n{\n")
end
evidence('stack', 'a function that needs more than the compiler knows',
         'evidence/stack', /nurl_extent: \d+ of \d+/) do |c|
  c.around('nurl_extent', '    __asm__ volatile("sub sp, #256\\n\\tstr r0, [sp]' \
                          '\\n\\tadd sp, #256" ::: "memory"); return REAL;')
end
evidence('reproducible', 'a library that knows its folder',
         'evidence/reproducible host', /libnurl.a differ/) do |c|
  c.change('Makefile', '-fdebug-prefix-map=$(CURDIR)=.', '')
end
