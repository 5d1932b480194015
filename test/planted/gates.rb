# Faults that a gate names.
NEW = 'src/base/nurl_planted.c'.freeze
HEADER = 'include/nurl_planted.h'.freeze
PARSE = 'src/syntax/nurl_parse.c'.freeze
COSTS = 'src/costs.md'.freeze
PAGE = 'src/rfc1738.md'.freeze
SPAN = "#include \"nurl_types.h\"\n".freeze
BEGINS = /^enum nurl_status nurl_parse\(.*?\n\{\n/m.freeze

# A gate is called as test/gate/NAME . ARGUMENT...
def gate(name, sentence, message, *arguments, &plant)
  fault(name.delete_prefix('../').delete_suffix('/check').tr('/', '-'),
        sentence, ["test/gate/#{name} .", *arguments].join(' '), message, &plant)
end

M0_ROW = 'm0-gcc-Os'.freeze

gate('symbols', 'a global without prefix', /without nurl_: planted/,
      M0_ROW) do |c|
  c.add(NEW, "int planted(void);\nint planted(void)\n{\n    return 1;\n}\n")
end
gate('symbols', 'a variable that can change', /can change: count/,
      M0_ROW) do |c|
  c.function("    return count += a;\n", "static int count;\n")
end
gate('symbols', 'data with a value', /octets in \.data/, M0_ROW) do |c|
  c.function("    return count += a;\n", "static int count = 5;\n")
end
gate('symbols', 'a memset that gcc makes', /planted.*undefined: memset/,
      M0_ROW) do |c|
  c.function("    *u = (struct nurl){ 0 };\n    return 0;\n", '',
             'struct nurl *u')
end
gate('symbols', 'a call to libc, freestanding', /undefined: puts/,
      M0_ROW) do |c|
  c.function("    return a + puts(\"x\");\n", "int puts(const char *);\n")
end
gate('symbols', 'a call to libc, hosted', /hosted.*undefined: puts/,
      'm0-gcc-hosted') do |c|
  c.function("    return a + puts(\"x\");\n", "int puts(const char *);\n")
end
gate('symbols', 'a strlen that gcc makes', /hosted.*undefined: strlen/,
      'm3-gcc-hosted') do |c|
  c.function("    size_t i = 0;\n    while (s[i]) {\n        i++;\n    }\n" \
             "    return (int)i;\n", '', 'const char *s')
end
gate('symbols', 'a copy that clang makes a call', /undefined: \w*mem\w*cpy/,
      'm0-clang-Oz') do |c|
  c.function("    *u = *v;\n    return 0;\n", '',
             'struct nurl *u, const struct nurl *v')
end
gate('symbols', 'the same for RV32', /undefined: memset/,
      'rv32-gcc-Os') do |c|
  c.function("    *u = (struct nurl){ 0 };\n    return 0;\n", '',
             'struct nurl *u')
end
gate('symbols', 'a variable, on the host', /can change: count/,
      'host-clang-Os') do |c|
  c.function("    return count += a;\n", "static int count;\n")
end
gate('symbols', 'a warning', /planted\.c:.*unused/, M0_ROW) do |c|
  c.function("    int unused_one;\n    return a;\n")
end
gate('symbols', 'a warning where int has 16 bits', /planted\.c:\d+: avr-gcc/,
      'avr-gcc-Os') do |c|
  c.function("    return a + (1 << 20);\n")
end
gate('symbols', 'declared and not defined', /nowhere: nurl_planted/,
      M0_ROW) do |c|
  c.header('int nurl_planted(void);')
end

gate('layers', 'a private header that points right',
      %r{base includes host/nurl_ip\.h}) do |c|
  c.add(NEW, "#include \"host/nurl_ip.h\"\n")
end
gate('layers', 'a call that points right',
      /base calls nurl_parse of syntax/) do |c|
  c.function("    return (int)nurl_parse(NULL, NULL, (size_t)a);\n",
             "#include \"nurl_parse.h\"\n\n")
end
gate('layers', 'a private header without its layer',
      /name its layer: nurl_octet\.h/) do |c|
  c.add(NEW, "#include \"nurl_octet.h\"\n")
end
gate('layers', 'a private header in a public one',
      %r{public header includes a private one: base/nurl_octet}) do |c|
  c.header('#include "base/nurl_octet.h"')
end
gate('layers', 'a system header', /system header <string\.h>/) do |c|
  c.add(NEW, "#include <string.h>\n")
end
gate('layers', 'two files of one name', /two files of one name/) do |c|
  c.add('src/url/nurl_octet.c', SPAN)
end
gate('layers', 'a test with the name of a source',
      /two files of one name/) do |c|
  c.add('test/support/nurl_octet.c', SPAN)
end
gate('layers', 'nurl.h inside the library', /nurl\.h is for users/) do |c|
  c.add(NEW, "#include \"nurl.h\"\n")
end
gate('layers', 'an include with a path',
      %r{name its layer: \.\./host/nurl_ip\.h}) do |c|
  c.add(NEW, "#include \"../host/nurl_ip.h\"\n")
end
gate('layers', 'an include of a source', /a source is no header/) do |c|
  c.add(NEW, "#include \"nurl_octet.c\"\n")
end
gate('layers', 'a header of nobody', /not of the library: port\.h/) do |c|
  c.add(NEW, "#include \"port.h\"\n")
end
gate('layers', 'a board by its name', /planted\.c:1: knows its users/) do |c|
  c.add(NEW, "/* see board/microbit */\n#{SPAN}")
end
gate('layers', 'a function of port.h', /knows its users: port_init/) do |c|
  c.function("    port_init();\n    return a;\n")
end
gate('layers', 'a folder that is no layer', /no such layer: misc/) do |c|
  c.add('src/misc/nurl_misc.c', SPAN)
end

gate('headers', 'a header that needs another',
      /planted\.h:\d+: gcc, alone, as c: .*size_t/) do |c|
  c.header('int nurl_planted(size_t a);')
end
gate('headers', 'the same with clang',
      /planted\.h:\d+: clang-19, alone/) do |c|
  c.header('int nurl_planted(size_t a);')
end
gate('headers', 'a private one that needs another',
      /nurl_planted\.h:\d+: gcc, alone, as c:/) do |c|
  c.header('int nurl_planted(size_t a);', 'src/base/nurl_planted.h')
end
gate('headers', 'a word of C++', /planted\.h:\d+: gcc, alone, as c\+\+11/) do |c|
  c.header('int nurl_planted(int class);')
end
gate('headers', 'what C++17 has no more',
      /nurl_planted\.h:\d+: \S+, alone, as c\+\+17/) do |c|
  c.header("static inline int nurl_planted(void)\n{\n" \
           "    register int a = 1;\n    return a;\n}")
end
gate('headers', 'a function with the name of a struct',
      /planted\.h:\d+: gcc, alone, as c\+\+17: .*hides constructor/) do |c|
  c.header("struct nurl_planted {\n    int a;\n};\nint nurl_planted(int a);")
end
gate('headers', 'a struct that needs its keyword in C++',
      /a user's file, as c\+\+11: .*planted/) do |c|
  c.header("struct nurl_planted {\n    int a;\n};\nint nurl_planted(int a);")
  c.add('include/nurl.h', "#include \"nurl_planted.h\"\n")
end
gate('headers', 'a parameter that hides a name',
      /planted\.h.*as c: .*shadow/) do |c|
  c.header("static inline int nurl_planted(int a)\n{\n    { int a = 1;\n" \
           "        return a;\n    }\n}")
end
gate('headers', 'no guard', /planted\.h:\d+: gcc, alone, as c: redefin/) do |c|
  c.add(HEADER, "struct nurl_planted {\n    int a;\n};\n")
end
gate('headers', 'no extern "C"',
      /planted\.h:1: functions without extern/) do |c|
  c.add(HEADER, "int nurl_planted(int a);\n")
end
gate('headers', 'a // comment', %r{planted\.h:6: a // comment}) do |c|
  c.header('// planted')
end
gate('headers', 'nurl.h without one', /include nurl_parse\.h/) do |c|
  c.write('include/nurl.h', SPAN)
end

gate('style', 'a function of 41 lines', /nurl_planted: 41 lines/) do |c|
  c.function("    a++;\n" * 37 + "    return a;\n")
end
gate('style', 'the same in a program',
      /planted\.c:\d+: 41 lines incl/) do |c|
  c.add('port/app/planted.c', "int main(void)\n{\n    int a = 1;\n" \
        "#{"    a++;\n" * 38}    return a;\n}\n")
end
gate('style', 'nesting 4', /planted\.c:\d+: nesting level 5/) do |c|
  c.function("#{'if (a) {' * 4}a++;#{'}' * 4}\n    return a;\n")
end
gate('style', 'no braces',
      /planted\.c:\d+: statement should be inside braces/) do |c|
  c.function("    for (; a < 9; a++)\n        a++;\n    return a;\n")
end
gate('style', '5 parameters', /planted\.c:\d+: 5 parameters/) do |c|
  c.function("    return a;\n", '', 'int a, int b, int c, int d, int e')
end
gate('style', '81 columns that cannot be broken',
      /planted\.c:1: 81 columns/) do |c|
  c.add(NEW, "#include \"#{'x' * 68}.h\"\n")
end
gate('style', '81 columns', /planted\.c:1: code should be/) do |c|
  c.add(NEW, "/* #{'x ' * 38}*/\n#{SPAN}")
end
gate('style', 'a tab', /planted\.c:\d+: code should be/) do |c|
  c.function("\treturn a;\n")
end
gate('style', 'a trailing blank', /planted\.c:\d+: code should be/) do |c|
  c.add(NEW, "/* */ \n")
end
gate('style', 'goto', /planted\.c:8: goto/) do |c|
  c.function("again:\n    goto again;\n")
end
gate('style', 'a function that calls itself', /'nurl_planted' is within a recursive call/) do |c|
  c.function("    return nurl_planted(a - 1);\n")
end
gate('style', 'two that call each other', /'nurl_planted' is within a recursive call/) do |c|
  c.function("    return other(a);\n", "int nurl_planted(int a);\n\n" \
             "static int other(int a)\n{\n    return nurl_planted(a);\n}\n")
end
gate('style', 'a macro that returns',
      /planted\.c:1: a macro that returns/) do |c|
  c.add(NEW, "#define LEAVE(x) \\\n    return x\n")
end
gate('style', 'a condition',
      /planted\.c:1: a condition: #ifdef NURL_SMALL/) do |c|
  c.add(NEW, "#ifdef NURL_SMALL\n#endif\n")
end
gate('style', 'a second (unsigned char)', /planted\.c:.*another/) do |c|
  c.function("    return (unsigned char)a;\n")
end
gate('style', 'an ill-formatted line', /planted\.c:\d+: code should be/) do |c|
  c.function("  return a;\n")
end
gate('style', 'a median that is too high', /median .* above 12/) do |c|
  text = "    a++;\n" * 20
  300.times { |n| c.add(NEW, "int nurl_x#{n}(int a)\n{\n#{text}}\n") }
end

gate('copy', 'one file less', /parse: needs src.host.nurl_ip\.c/) do |c|
  c.change('test/gate/copy.tsv', /^(parse\t.*) src.host.nurl_ip\.c/, '\1')
end
gate('copy', 'one file less does not link', /parse: does not link/) do |c|
  c.change('test/gate/copy.tsv', /^(parse\t.*) src.host.nurl_ip\.c/, '\1')
end
gate('copy', 'one header less does not compile', /parse: does not link/) do |c|
  c.change('test/gate/copy.tsv', /^(parse\t.*) src.host.nurl_ip\.h/, '\1')
end
gate('copy', 'one file more', /status: does not need .*ip\.c/) do |c|
  c.change('test/gate/copy.tsv', /^status\t.*/, '\0 src/host/nurl_ip.c')
end
# nurl_parse calls a source that it did not need.
calls_planted = lambda do |c|
  c.header('int nurl_planted(int a);')
  c.function("    return a;\n")
  c.change(PARSE, /^#include/, "#include \"nurl_planted.h\"\n#include")
  c.change(PARSE, BEGINS, '\0    (void)nurl_planted(1);' "\n")
end
gate('copy', 'a new dependency', /parse: needs .*planted\.c/) do |c|
  calls_planted[c]
end
gate('copy', 'a capability without a line', /planted: no line/) do |c|
  c.header('int nurl_planted(int a);')
  c.function("    return a;\n")
end
gate('copy', 'a line without a capability', /no capability: gone/) do |c|
  c.add('test/gate/copy.tsv', "gone\tinclude/nurl_types.h\n")
end
gate('copy', 'an object more in the map',
      /parse: links nurl_planted\.o/) do |c|
  calls_planted[c]
end
gate('copy', 'a need for RFC 1738 that is recorded',
      /parse: src.scheme.nurl_ftp\.c serves RFC 1738/) do |c|
  c.change('test/gate/copy.tsv', /^parse\t.*/, '\0 src/scheme/nurl_ftp.c')
end
gate('copy', 'a record with a file more',
      /parse: does not link nurl_types\.o/) do |c|
  c.change('test/gate/copy.tsv', /^parse\t.*/, '\0 src/base/nurl_types.c')
end
gate('copy', 'no record', /parse: no line/) do |c|
  c.change('test/gate/copy.tsv', /^parse\t.*\n/, '')
end

ONE = 'nurl_parse'.freeze

{ 'M3 octets' => 0, 'M0 octets' => 1, 'M3 stack' => 2,
  'M0 stack' => 3 }.each do |column, at|
  gate('sizes', "#{column} above the record",
        /nurl_parse: #{column} \d+, recorded \d+/, ONE) do |c|
    row = /^nurl_parse(?:\t\d+){#{at}}\t\d+/
    c.change('test/gate/sizes.tsv', row) do |hit|
      hit.sub(/\d+\z/) { |octets| (octets.to_i - 1).to_s }
    end
  end
end
gate('sizes', 'a struct above the record', /struct nurl: .*recorded 39/,
      ONE) do |c|
  c.change('test/gate/sizes.tsv', /^struct nurl\t\d+/, "struct nurl\t39")
end
gate('sizes', 'no record', /nurl_parse: not recorded/, ONE) do |c|
  c.change('test/gate/sizes.tsv', /^nurl_parse\t.*\n/, '')
end
gate('sizes', 'a record of nothing', /no such thing: nurl_gone/) do |c|
  c.add('test/gate/sizes.tsv', "nurl_gone\t1\t1\t1\t1\n")
end
gate('sizes', 'an old table', /not that of the records: sizes/, ONE) do |c|
  c.change(COSTS, /^\| `nurl_parse` \| \d/, '\09')
end
gate('sizes', 'no table', /no table of sizes/, ONE) do |c|
  c.change(COSTS, '<!-- /sizes -->', '')
end
gate('sizes', 'an old number in the README',
      /README\.md:\d+: the table is not that of the records: costs/, ONE) do |c|
  c.change('README.md', /bytes of\sflash/, 'bytes of RAM')
end
gate('sizes', 'another figure of a peer',
     /costs\.md:\d+: the table is not that of the records: jobs/, ONE) do |c|
  c.change('test/side/jobs.tsv', /^(mongoose\t.*?\tGET\t\d)/, '\19')
end
gate('sizes', 'a budget that binds', /budgets\.tsv:1: nurl_parse: M3 octets/,
      ONE) do |c|
  c.write('test/gate/budgets.tsv', "nurl_parse\t9\t9\t9\t1\n")
end
gate('sizes', 'a call through a pointer', /planted: .*through a pointer/,
      'nurl_planted') do |c|
  c.header('int nurl_planted(int (*f)(int));')
  c.function("    return f(1);\n", '', 'int (*f)(int)')
end
gate('sizes', 'a stack without bound', /planted: .*calls itself/,
      'nurl_planted') do |c|
  c.header('int nurl_planted(int a);')
  c.function("    return a < 2 ? 1 : nurl_planted(a - 1) * " \
             "nurl_planted(a - 2);\n")
end

REAL_URLS = 'parse real_urls_2000'.freeze
FIRMWARE = 'test/vectors/speed/firmware_urls_20.txt'.freeze

# The number in a column of that row of speed.tsv becomes one less.
def lower(copy, column)
  row = /^#{REAL_URLS}(?:\t\d+){#{column - 1}}\t\d+/
  copy.change('test/gate/speed.tsv', row) do |hit|
    hit.sub(/\d+\z/) { |number| (number.to_i - 1).to_s }
  end
end

gate('speed', 'a slower parser',
      /#{REAL_URLS}: M3 instructions \d+, recorded \d+/, 'M3') do |c|
  c.change(PARSE, BEGINS,
           '\0    for (volatile int i = 0; i < 1; i++) { }' "\n")
end
gate('speed', 'M0 instructions above the record',
      /#{REAL_URLS}: M0 instructions \d+, recorded \d+/, 'M0') do |c|
  lower(c, 4)
end
gate('speed', 'M3 stack above the record',
      /#{REAL_URLS}: M3 stack \d+, recorded \d+/, 'M3') do |c|
  lower(c, 5)
end
gate('speed', 'M0 stack above the record',
      /#{REAL_URLS}: M0 stack \d+, recorded \d+/, 'M0') do |c|
  lower(c, 6)
end
gate('speed', 'other texts than recorded',
      /parse firmware_urls_20: URLs 21, recorded 20/, 'M3') do |c|
  c.add(FIRMWARE, "http://h/\n")
end
gate('speed', 'a text that is no URL', %r{PCT: http://h/%zz}, 'M3') do |c|
  c.add(FIRMWARE, "http://h/%zz\n")
end
gate('speed', 'no record', /#{REAL_URLS}: not recorded/, 'M3') do |c|
  c.change('test/gate/speed.tsv', /^#{REAL_URLS}\t.*\n/, '')
end
gate('speed', 'a record of nothing', /no such measurement: gone/, 'M3') do |c|
  c.add('test/gate/speed.tsv', "gone\t1\t1\t1\t1\t1\t1\n")
end
gate('speed', 'an old table', /not that of the records: speed/,
      'M3') do |c|
  c.change(COSTS, /^\| `nurl_parse`, real_urls_2000 \| \d/, '\09')
end
gate('speed', 'no table', /no table of speed/, 'M3') do |c|
  c.change(COSTS, '<!-- /speed -->', '')
end
gate('speed', 'a budget that binds',
      /budgets\.tsv:2: #{REAL_URLS}: M3 per octet [\d.]+, budget 1/,
      'M3') do |c|
  c.write('test/gate/speed_budgets.tsv',
          "# \n#{REAL_URLS}\tM3 per octet\t1\t1\n")
end
gate('speed', 'a bound on the worst text that binds',
      /budgets\.tsv:1: slope: M3 slope [\d.]+, budget 1/, 'M3') do |c|
  c.write('test/gate/speed_budgets.tsv',
          "slope\tM3 slope\t1\t1\n")
end
gate('speed', 'a count that is another each time',
      /M3: another run counts otherwise/) do |c|
  c.write('board/run_all', c.read('board/run'))
  c.write('board/run', "#!/bin/sh\nsh \"$(dirname \"$0\")/run_all\" \"$@\" |\n" \
                     "    sed \"s/^parse\tpaths_64\t1\t64\t/&$(date +%N)/\"\n")
end

gate('worst', 'a text that costs more than the known ones',
      /above \d+ \+ [\d.]+ n: found_/, '1', '20000', '2000') do |c|
  tsv = 'test/vectors/speed/worst.tsv'
  c.write(tsv, c.read(tsv).lines.grep(/^(#|path_escapes\t)/).join)
end

gate('readme', 'a program that does not compile',
      /README\.md:\d+: does not compile/, 'program') do |c|
  c.change('README.md', 'static const char text', 'static const chr text')
end
gate('readme', 'a program that prints something else',
      %r{README\.md:\d+: prints something else:.*^-path /fw\.bon}m,
      'program') do |c|
  c.change('README.md', "\npath /fw.bin", "\npath /fw.bon")
end
gate('readme', 'a program without its output', /no block of what it prints/,
      'program') do |c|
  text = c.read('README.md')
  c.change('README.md', text[/```c\n.*?```\n/m], '')
  c.add('README.md', text[/```c\n.*?```\n/m])
end
gate('readme', 'no program', /shows no program/, 'program') do |c|
  c.change('README.md', 'int main(', 'int main2(')
end
gate('readme', 'a command that prints something else',
      /prints something else:.*^-offset 8/m, 'command') do |c|
  c.change('README.md', 'offset 9: PCT', 'offset 8: PCT')
end
gate('readme', 'a command that is none of ours',
      %r{README\.md:\d+: not board/run: rm x}, 'command') do |c|
  c.change('README.md', %r{\$ board/run .*}, '$ rm x')
end

EXAMPLES = '../examples/check'.freeze
TFTP = 'test/examples/tftp_boot.c'.freeze

gate(EXAMPLES, 'another octet in a packet', /^\+send      78 62 6f 6f/,
      'tftp_boot') do |c|
  c.change(TFTP, /NURL_STR\("\\0\\1"\)/, 'NURL_STR("x")')
end
gate(EXAMPLES, 'a line less', /tftp_boot\.c: what it prints: --- expected/,
      'tftp_boot') do |c|
  c.change(TFTP, /^    boot\(.*\n/, '')
end
gate(EXAMPLES, 'a read past the text', /ended badly:.*AddressSanitizer/m,
      'tftp_boot') do |c|
  c.change(TFTP, /NURL_STR\("\\0octet\\0"\)/, 'nurl_text("octet", 40)')
end
gate(EXAMPLES, 'a call of libc', /for a device: calls strlen/,
      'tftp_boot') do |c|
  c.change(TFTP, "#include \"show.h\"\n",
           "#include \"show.h\"\n#include <string.h>\n")
  c.change(TFTP, /^    nurl_decode\(/, '    out->len += strlen(url->text);\0')
end
gate(EXAMPLES, 'no record of what it prints', /there is no .*tftp_boot\.out/,
      'tftp_boot') do |c|
  c.delete('test/examples/tftp_boot.out')
end

VIEWS = 'port/app/shell_scheme.c'.freeze
gate('conversation', 'another table of the schemes',
      %r{says "http://h/a/b\?c=d +path a/x}) do |c|
  c.change(PAGE, /^(http:.* path )\/?a.b/, '\1a/x')
end
gate('conversation', 'a scheme less', /the shell "news:/) do |c|
  c.change(PAGE, /^news:.*\n/, '')
end
gate('conversation', 'a shell that calls a part otherwise',
      /the shell "http:.* query c=d/) do |c|
  c.change(VIEWS, /"search"(?=.*http)/, '"query"')
end
gate('conversation', 'a line that is too wide', /columns: file:/) do |c|
  c.change(VIEWS, "this machine's", "this very machine's own, of all machines")
end
gate('conversation', 'no table of the schemes',
      /no conversation: <!-- schemes/) do |c|
  c.change(PAGE, '<!-- schemes -->', '')
end

CLIENT = 'port/app/shell_request.c'.freeze

gate('conversation', 'another answer on the page',
      /rfc1738\.md:\d+: says "target: .a\\n", the shell "target: .a%20b/) do |c|
  c.change(PAGE, /^target: .*/, 'target: /a')
end
gate('conversation', 'an answer less', /the shell "by RFC 3986: equal\\n"/) do |c|
  c.change(PAGE, /^by RFC 3986: equal\n/, '')
end
gate('conversation', 'a shell that says something else',
      /says "target: .*", the shell "aim: /) do |c|
  c.change(CLIENT, '"target: "', '"aim: "')
end
gate('conversation', 'no conversation', /no conversation: <!-- client/) do |c|
  c.change(PAGE, '<!-- client -->', '')
end

SIDE = '../side/check'.freeze
FEW = 'firmware_urls_20'.freeze # the corpus that is measured in no time

gate(SIDE, 'another verdict in the table',
      /costs\.md does not say: \| uriparser \|/, FEW) do |c|
  c.change(COSTS, /^(\| uriparser \| \d+)/, '\19')
end
gate(SIDE, 'a strict parser that is faster',
      /nurl_parse needs [\d.]+ instructions per octet, uriparser/, FEW) do |c|
  c.change('test/side/parsers.c', /(take_nurl\(.*?\n\{\n)/m,
           '\1    for (volatile int i = 0; i < 9999; i++) { }' "\n")
end
gate(SIDE, 'a wrong text that counts as right',
      %r{http://\[::1: right, and nurl_parse does not say so}, FEW) do |c|
  c.change('test/side/texts.tsv', /^wrong\t/, "right\t")
end
gate(SIDE, 'a text of a corpus that is no URL',
      /nurl_parse takes 20 texts of 21/, FEW) do |c|
  c.add("test/vectors/speed/#{FEW}.txt", "http://h/%zz\n")
end
gate(SIDE, 'a parser that takes nothing', /curl was not measured/,
      FEW) do |c|
  c.change('test/side/parsers.c', 'return code == CURLUE_OK', 'return 0 * code')
end
gate(SIDE, 'a client that says something else',
      %r{GET, http_parser says otherwise: http://h$}, FEW) do |c|
  c.change('test/side/client.c', 'say("GET ", 4)', 'say("PUT ", 4)')
end
gate(SIDE, 'a difference that is not explained',
      %r{GET, http_parser says otherwise: http://h/\?$}, FEW) do |c|
  c.change('test/side/differ.tsv', /^GET.*\n/, '')
end
gate(SIDE, 'a client of ours that sends what is wrong',
      /GET, nanourl sends a wrong one/, FEW) do |c|
  c.change('test/side/client.c', /static int get_nurl\(.*?\n\{\n/m,
           "\\0    return 1;\n")
end

PICTURE = '../side/picture'.freeze
NOT_DRAWN = /size-speed\.svg:1: not what the records make/.freeze

gate(PICTURE, 'another size of ours', NOT_DRAWN) do |c|
  c.change('test/gate/sizes.tsv', /^nurl_parse\t\d/, '\09')
end
gate(PICTURE, 'another speed of ours', NOT_DRAWN) do |c|
  c.change('test/gate/speed.tsv', /^parse real_urls_2000\t\d+\t\d+\t\d+/, '\09')
end
gate(PICTURE, 'another size of a peer', NOT_DRAWN) do |c|
  c.change('test/side/peers.tsv', /^(uriparser\t\w+\t\d)/, '\19')
end
gate(PICTURE, 'no speed of ours', /no parse real_urls_2000/) do |c|
  c.delete('test/gate/speed.tsv')
end

gate('packages', 'a source that packages do not know',
     /sources\.txt:1: is not the list of src/) do |c|
  c.function("    return a;\n")
end
gate('packages', 'another version', /the version is not 9\.9\.9/) do |c|
  c.change('include/nurl.h', /define NURL_VERSION "[\d.]+"/,
           'define NURL_VERSION "9.9.9"')
end
