#!/usr/bin/env ruby
# Plants faults in a copy of the project and sees that the tests notice.
# Usage: test/support/planted.rb
# In the copy the only unit test is the planted one, so that it is quick. A
# run without a fault must pass there (the lines that say "without a fault"),
# each run with a fault must fail and name it. Last line `N passed, N failed`.
require 'fileutils'
require 'open3'
require 'tmpdir'

ROOT = File.expand_path('../..', __dir__)
TEST = 'test/base/test_planted.c'
TSV = 'test/vectors/rfc1738.tsv'
RUN = 'board/run'
LIMIT = 5 # seconds for what never ends

# A sentence, the files to write, the command, and what it must print; with
# `passes` the command must end with status 0, else with another.
Fault = Struct.new(:sentence, :files, :command, :message, :passes,
                   keyword_init: true)

# A unit test with this body. `seen` keeps the compiler from knowing better.
def test_of(body)
  <<~C
    #include "exact.h"
    #include "unity.h"

    static volatile int seen = 1;

    static int deeper(int depth)
    {
        volatile char frame[64];

        frame[0] = (char)depth;
        return seen ? deeper(depth + 1) + frame[0] : 0;
    }

    void test_planted(void)
    {
        char *block = exact_open("abcd", 4);

        if (seen == 2) {
            TEST_ASSERT_EQUAL(0, deeper(0));
        }
        #{body}
        exact_close(block);
    }
  C
end

UNIT = 'test/support/part unit-'
BOARD = 'mps2_an385'
GOOD = { TEST => test_of('TEST_ASSERT_EQUAL(1, seen);') }.freeze
WRONG = { TEST => test_of('TEST_ASSERT_EQUAL(7, seen);') }.freeze
PAST = { TEST => test_of("TEST_ASSERT_NOT_EQUAL(9, block[4 * seen]);") }.freeze
DEEP = { TEST => test_of('TEST_ASSERT_EQUAL(0, deeper(0));') }.freeze
ENDLESS = { TEST => test_of("while (seen) {\n    }") }.freeze
IGNORED = { TEST => test_of('TEST_IGNORE();') }.freeze
BROKEN = { TEST => 'this is no C' }.freeze

# The first row of parse 3986 that has a host expects another one.
def wrong_vector
  lines = File.readlines(File.join(ROOT, TSV))
  line = lines.find { |each| each.match?(/\tparse\t3986\t.*\thost=/) }
  id = line[/\A\S+/]
  [id, { TSV => lines.join.sub(line, line.sub("\thost=", "\thost=not-")) }]
end

# A board/run that drops the first answer of the real one.
def silent_board
  text = <<~SH
    #!/bin/sh
    sh "$(dirname "$0")/run_all" "$@" | sed 1d
  SH
  { RUN => text, 'board/run_all' => File.read(File.join(ROOT, RUN)) }
end

def unit_faults
  [
    Fault.new(sentence: 'unit tests pass without a fault', files: GOOD,
              command: "#{UNIT}host", message: /^1 passed, 0 failed$/,
              passes: true),
    Fault.new(sentence: 'a wrong assertion fails on the host', files: WRONG,
              command: "#{UNIT}host", message: /Expected 7 Was 1/),
    Fault.new(sentence: 'an endless test ends on the host', files: ENDLESS,
              command: "#{UNIT}host", message: /no end after #{LIMIT} seconds/),
    Fault.new(sentence: 'an ignored test does not count as passed',
              files: IGNORED, command: 'test/run unit-host',
              message: /^0 passed, 1 failed$/),
    Fault.new(sentence: 'a part that does not compile has failed',
              files: BROKEN, command: 'test/run unit-host',
              message: /did not run to its end.*^0 passed, 1 failed$/m)
  ]
end

# What gcc's sanitizers do not see: arithmetic on NULL.
NULL_SUM = { TEST => test_of('char *none = seen ? NULL : block;

    TEST_ASSERT_NULL(none + (seen - 1));') }.freeze

def sanitize_fault(sentence, compiler, files, message, passes: false)
  Fault.new(sentence: "#{compiler}: #{sentence}", files: files, passes: passes,
            command: "#{UNIT}host_#{compiler}_sanitize", message: message)
end

def sanitize_faults
  %w[gcc clang].flat_map do |compiler|
    [
      sanitize_fault('sanitizers pass without a fault', compiler, GOOD,
                     /^1 passed, 0 failed$/, passes: true),
      sanitize_fault('one octet past an exact block is noticed', compiler,
                     PAST, /heap-buffer-overflow/)
    ]
  end << sanitize_fault('arithmetic on NULL is noticed', 'clang', NULL_SUM,
                        /applying zero offset to null pointer/)
end

def board_faults
  [
    Fault.new(sentence: "unit tests pass without a fault on #{BOARD}",
              files: GOOD, command: "#{UNIT}#{BOARD}",
              message: /^1 passed, 0 failed$/, passes: true),
    Fault.new(sentence: "a wrong assertion fails on #{BOARD}", files: WRONG,
              command: "#{UNIT}#{BOARD}", message: /Expected 7 Was 1/),
    Fault.new(sentence: "a stack overflow ends on #{BOARD}", files: DEEP,
              command: "#{UNIT}#{BOARD}", message: /fault: /),
    Fault.new(sentence: "an endless test ends on #{BOARD}", files: ENDLESS,
              command: "#{UNIT}#{BOARD}",
              message: /no end after #{LIMIT} seconds/)
  ]
end

def vector_faults
  id, wrong = wrong_vector
  [
    Fault.new(sentence: 'vectors pass without a fault', files: {},
              command: 'test/vectors/check host', message: /, 0 failed$/,
              passes: true),
    Fault.new(sentence: 'a wrong vector fails in check', files: wrong,
              command: 'test/vectors/check host',
              message: /^#{Regexp.escape(id)}: missing .*, 1 failed$/m),
    Fault.new(sentence: 'a wrong vector of own.tsv fails in check',
              files: changed('test/vectors/own.tsv', 'at.view=1,22',
                             'at.view=1,21'),
              command: 'test/vectors/check host',
              message: /^OWN-GOP-11.p1: missing .*, 1 failed$/m),
    Fault.new(sentence: 'an answer that is missing fails in check',
              files: silent_board, command: 'test/vectors/check host',
              message: /: no answer$.*, 1 failed$/m),
    Fault.new(sentence: 'a wrong vector fails in selftest', files: wrong,
              command: 'board/run host selftest', message: /, 1 failed$/)
  ]
end

require_relative 'planted_more'
require_relative 'planted_servers'
require_relative '../oracle/faults'
require_relative '../oracle/faults_properties'

def copy_to(folder)
  names = Dir.children(ROOT) - %w[build .git]
  FileUtils.cp_r(names.map { |name| File.join(ROOT, name) }, folder)
  Dir.glob(File.join(folder, 'test/**/test_*.c')).each { |f| File.delete(f) }
  FileUtils.mkdir_p(File.join(folder, File.dirname(TEST)))
end

# Writes the files, yields, and puts back what was there.
def with_files(folder, files)
  paths = files.transform_keys { |name| File.join(folder, name) }
  before = paths.keys.to_h { |p| [p, File.file?(p) && File.read(p)] }
  paths.each { |path, text| File.write(path, text) }
  yield
ensure
  before.each { |path, text| text ? File.write(path, text) : File.delete(path) }
end

# What is wrong: nil, or a sentence.
def judge(fault, output, status)
  return "ended with #{status}" if status.success? != !!fault.passes
  return "does not say #{fault.message.inspect}" unless fault.message =~ output

  nil
end

def try(fault, folder)
  output, status = with_files(folder, fault.files) do
    Open3.capture2e({ 'LIMIT' => LIMIT.to_s }, 'timeout', '-k', '5', '300',
                    *fault.command.split, chdir: folder, stdin_data: '')
  end
  what = judge(fault, output.scrub, status)
  puts "#{what ? 'FAILED' : 'ok'}  #{fault.sentence}"
  puts "  #{fault.command}: #{what}", output if what
  what.nil?
end

faults = unit_faults + sanitize_faults + board_faults + vector_faults +
         machine_faults + corpora_faults + second_faults + libcoap_faults +
         servers_faults + grammar_faults + property_faults
good = Dir.mktmpdir('planted') do |folder|
  copy_to(folder)
  faults.count { |fault| try(fault, folder) }
end
puts "#{good} passed, #{faults.size - good} failed"
exit(good == faults.size)
