# Faults that a proof notices: a bound that is too wide, a sum that wraps, a
# contract that is wrong, contradicts itself or speaks of what is not there.

def proof(name, sentence, message, &plant)
  fault('proof', sentence, "test/proof/run nurl_#{name}", message, &plant)
end

def unproved(name, function, sentence, from, to)
  proof(name, sentence, /FAILED nurl_#{name}: #{function}: [1-9] and [1-9] goals are not/) do |c|
    c.change("src/base/nurl_#{name}.c", from, to)
  end
end

unproved('emit', 'put_part', 'a bound too wide', 'copy(out, ptr, room);',
         'copy(out, ptr, len);')
unproved('place', 'nurl_place_end', 'a sum that wraps',
         'len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len', 'out->len + len')
unproved('scan', 'nurl_scan_number', 'a number that wraps', 'value >> 28', 'value >> 31')
proof('split', 'a wrong contract', /nurl_split: 1 and 1 goals are not proved/) do |c|
  c.change('test/proof/base/nurl_split.acsl', '\\result.len <= \\old',
           '\\result.len < \\old')
end
proof('split', 'a contract that contradicts itself', /Smoke-test typed_nurl_split_wp_smoke_default_requires/) do |c|
  c.change('test/proof/base/nurl_split.acsl', 'requires', "requires \\false;\n    requires")
end
proof('split', 'a contract of no function', /is not defined there/) do |c|
  c.change('test/proof/base/nurl_split.acsl', 'function nurl_split',
           'function nurl_cut')
end
proof('split', 'an invariant of no loop', /loop 2: is not there/) do |c|
  c.change('test/proof/base/nurl_split.acsl', 'loop 1', 'loop 2')
end
proof('split', 'a function without a contract', /has no contract/) do |c|
  c.add('src/base/nurl_split.c', "\nint nurl_planted(int a)\n{\n" \
                                 "    return a;\n}\n")
end
proof('split', 'a reason for nothing', /is proved: unproved.tsv is to/) do |c|
  c.add('test/proof/unproved.tsv', "nurl_split\tnurl_split\t1\t1\tno reason\n")
end
proof('split', 'a fact that is wrong', /fact halves 255: is wrong for 17/) do |c|
  c.change('test/proof/base/nurl_types.acsl', '<= 16 * (x >> 4) + 15',
           '<= (x >> 4) + 15')
end

def analysis(sentence, message, &plant)
  fault('proof-eva', sentence, 'test/proof/eva strip_prefix', message, &plant)
end

analysis('a bound too wide in nurl_find',
         /FAILED nurl_find.c: nurl_strip_prefix: mem_access: 1, /) do |c|
  c.change('src/url/nurl_find.c', 'at < text.len && nurl_octet_white',
           'at <= text.len && nurl_octet_white')
end
analysis('a driver that goes nowhere', /does not come to its end/) do |c|
  c.change('test/proof/eva.tsv', 'nurl_strip_prefix(text)', 'for (;;) { }')
end
