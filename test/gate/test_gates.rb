#!/usr/bin/env ruby
# Shows that each gate can fail: plants one fault per rule in a copy of the
# project and expects status 1 and a message that names the fault. The same
# message must be absent for the copy without the fault.
#   test/gate/test_gates.rb [ROOT] [GATE]    GATE: only the faults of that one
require_relative 'lib'

NEW = 'src/base/nurl_planted.c'.freeze
HEADER = 'include/nurl_planted.h'.freeze
PARSE = 'src/syntax/nurl_parse.c'.freeze
BEGINS = /^enum nurl_status nurl_parse\(.*?\n\{\n/m.freeze
COSTS = 'src/costs.md'.freeze
SPAN = "#include \"nurl_types.h\"\n".freeze

# A copy of the project to plant a fault in.
class Copy
  attr_reader :root

  # With the times of the files, and with what was built to be measured: so
  # make only builds what is planted.
  def initialize(from, root, built = [])
    @root = root
    FileUtils.mkdir_p("#{root}/build")
    parts = Dir.children(from) - %w[.git build]
    FileUtils.cp_r(parts.map { |p| "#{from}/#{p}" }, root, preserve: true)
    FileUtils.cp_r(built, "#{root}/build", preserve: true)
  end

  def add(file, text)
    FileUtils.mkdir_p(File.dirname("#{@root}/#{file}"))
    File.write("#{@root}/#{file}", text, mode: 'a')
  end

  def change(file, from, to = nil, &block)
    text = File.read("#{@root}/#{file}")
    changed = to ? text.sub!(from, to) : text.sub!(from, &block)
    raise "nothing to change in #{file}" unless changed

    File.write("#{@root}/#{file}", text)
  end

  # A header that is right but for its body.
  def header(body, file = HEADER)
    add(file, "#ifndef NURL_PLANTED_H\n#define NURL_PLANTED_H\n" \
              "#ifdef __cplusplus\nextern \"C\" {\n#endif\n#{body}\n" \
              "#ifdef __cplusplus\n}\n#endif\n#endif\n")
  end

  # A source with one global function of this body.
  def function(body, before = '', parameters = 'int a')
    add(NEW, "#{SPAN}\n#{before}int nurl_planted(#{parameters});\n\n" \
             "int nurl_planted(#{parameters})\n{\n#{body}}\n")
  end
end

CASES = []

def fault(gate, name, message, *arguments, &plant)
  CASES << [gate, name, message, arguments, plant]
end

load "#{__dir__}/faults.rb"

def run_gate(gate, root, arguments)
  command = ['timeout', '200', "#{__dir__}/#{gate}", root, *arguments]
  out, status = Open3.capture2e({ 'GATE_JOBS' => '1' }, *command)
  [out, status.exitstatus]
end

# What is wrong with this case; nil if the gate found the planted fault.
def judge(clean, dir, entry)
  gate, _, message, arguments, plant = entry
  @before ||= {}
  @before[[gate, arguments]] ||= run_gate(gate, clean.root, arguments)[0]
  return 'named without the fault' if @before[[gate, arguments]].match?(message)

  copy = Copy.new(clean.root, dir,
                  Dir.glob("#{clean.root}/build/netduinoplus2-*"))
  plant.call(copy)
  out, status = run_gate(gate, copy.root, arguments)
  return "status #{status}: #{out}" if status != 1

  out.match?(message) ? nil : "not named: #{out}"
end

root = File.expand_path(ARGV[0] || "#{__dir__}/../..")
chosen = CASES.select { |gate,| gate == (ARGV[1] || gate) }
failed = 0
Dir.mktmpdir do |dir|
  clean = Copy.new(root, "#{dir}/clean")
  # So that what is recorded agrees with the sources.
  recorders = %w[copy sizes speed ../side/picture]
  (recorders & chosen.map(&:first)).each do |gate|
    run("#{__dir__}/#{gate}", '--record', clean.root)
  end
  results = in_parallel(chosen.each_with_index.to_a) do |entry, at|
    wrong = judge(clean, "#{dir}/#{at}", entry)
    FileUtils.rm_rf("#{dir}/#{at}")
    "FAIL #{entry[0]}: #{entry[1]}: #{wrong}" if wrong
  end.compact
  puts results
  failed = results.size
end
puts "#{chosen.size - failed} passed, #{failed} failed"
exit(failed.zero? && !chosen.empty? ? 0 : 1)
