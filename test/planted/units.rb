# Faults in unit tests, on this machine, with sanitizers, and on boards.

def unit(sentence, board, message, passes: false, body: nil, &plant)
  fault("unit-#{board}", sentence, "test/support/part unit-#{board}", message,
        passes: passes, &plant || ->(copy) { copy.unit(body) })
end

WRONG = 'TEST_ASSERT_EQUAL(7, seen);'.freeze
ENDLESS = "while (seen) {\n    }".freeze
PAST = 'TEST_ASSERT_NOT_EQUAL(9, block[4 * seen]);'.freeze
BOARD = 'mps2_an385'.freeze

['host', BOARD].each do |board|
  unit('a wrong assertion', board, /Expected 7 Was 1/, body: WRONG)
  unit('an endless test', board, /no end after 5 seconds/, body: ENDLESS)
end
unit('a stack overflow', BOARD, /fault: /,
     body: 'TEST_ASSERT_EQUAL(0, deeper(0));')
unit('a test that was ignored', 'host', /^0 passed, 1 failed$/,
     body: 'TEST_IGNORE();')
unit('no C', 'host', /error/) { |c| c.write(Copy::UNIT, 'this is no C') }
fault('run', 'a part that does not compile', 'test/run unit-host',
      /did not run to its end.*^0 passed, 1 failed$/m) do |c|
  c.write(Copy::UNIT, 'this is no C')
end
fault('run', 'a part that tests nothing', 'test/run unit-host',
      /^0 passed, 1 failed$/) { |c| c.delete(Copy::UNIT) }

%w[host_gcc_sanitize host_clang_sanitize].each do |board|
  unit('one octet past an exact block', board, /heap-buffer-overflow/,
       body: PAST)
end
# gcc's sanitizers do not see it.
unit('arithmetic on NULL', 'host_clang_sanitize',
     /applying zero offset to null pointer/, body: <<~C)
  char *none = seen ? NULL : block;

      TEST_ASSERT_NULL(none + (seen - 1));
C

# Each line holds where chars are signed, on 64 bits, little end first.
CARELESS = <<~C.freeze
  const union {
          unsigned word;
          unsigned char first;
      } order = { 1 };
      int value = (char)(254 + seen);

      TEST_ASSERT_EQUAL(1, order.first);
      TEST_ASSERT_EQUAL(8, sizeof(void *));
      TEST_ASSERT_EQUAL(-1, value);
C
unit('a careless test', 'host_signed', /^1 passed, 0 failed$/, passes: true,
     body: CARELESS)
unit('an order of octets', 'host_powerpc', /Expected 1 Was 0/, body: CARELESS)
unit('a size', 'host_i686', /Expected 8 Was 4/, body: CARELESS)
unit('a sign', 'host_unsigned', /Expected -1 Was 255/, body: CARELESS)
