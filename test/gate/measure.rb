# Measures public functions: bytes when linked, stack, and the size of structs; and
# instructions, on a board that counts them exactly, with the code of two cores.
require_relative '../runner/shared'
require_relative 'lib'

BOARD = 'netduinoplus2'.freeze
SCHEMES = %w[http https ws coap mqtt tftp].freeze # that have URLs to measure with
CODES = { 'M3' => 'cortex-m3', 'M0' => 'cortex-m0' }.freeze
MIDDLE = 2048
LONGEST = 65_535
BOARD_LIMIT = 3600 # seconds
REAL = 'paths'.freeze # the text that others are compared with

CORES = { 'M3' => M3, 'M0' => M0 }.freeze
FLAGS = (WARNINGS + %w[-Os -ffreestanding -ffunction-sections
                       -fdata-sections]).freeze

BUDGETS = 'test/gate/budgets.tsv'.freeze

# {name => {UNIT.CORE => limit}} of flash and stack
def size_budgets(gate)
  Budgets.read("#{gate.root}/#{BUDGETS}", 'sizes', 'bytes=\d+|(?:flash|stack)\.M[30]=\d+')
end

# Flash of what was linked.
def linked_bytes(elf)
  run!('size', '-A', elf).scan(/^\.(?:text|rodata|data) +(\d+)/).flatten.sum(&:to_i)
end

# For one function, or for several joined by " + ".
def bytes(command, archive, function, dir)
  names = function.split(' + ')
  out = "#{dir}/#{names.join('-')}.elf"
  run!(*command, '-nostdlib', '-Wl,--gc-sections',
       *names.map { |n| "-Wl,-u,#{n}" }, "-Wl,-e,#{names.first}", archive,
       '-lgcc', '-o', out)
  linked_bytes(out)
end

# The compiler's stack and calls: {function => bytes}, {function => calls}.
def call_graph(dir)
  own = {}
  calls = Hash.new { |hash, key| hash[key] = [] }
  Dir.glob("#{dir}/*.ci").each do |file|
    text = File.read(file)
    text.scan(/^node: .*title: "(\S+)".*\\n(\d+) bytes \((\w+)/) do |n, o, how|
      own[n] = how == 'dynamic' ? nil : o.to_i
    end
    text.scan(/sourcename: "(\S+)" targetname: "(\S+)"/) do |from, to|
      calls[from] |= [to]
    end
  end
  [own, calls]
end

# The deepest path of calls. A stack that has no bound or is not known is an
# error, except that of libgcc's helpers, which the compiler does not report.
def stack(graph, name, path = [])
  own, calls = graph
  raise "#{name} calls itself" if path.include?(name)
  raise "#{path.last} calls through a pointer" if name == '__indirect_call'
  return 0 if !own.key?(name) && name.start_with?('__')
  raise "the stack of #{name} is not known" unless own[name]

  deeper = calls.fetch(name, []).map { |n| stack(graph, n, path + [name]) }
  own[name] + (deeper.max || 0)
end

# {core => {function => [flash, stack]}}, from {function => file and line for a finding}
def measure(gate, chosen)
  Dir.mktmpdir do |dir|
    CORES.to_h do |core, command|
      Dir.mkdir("#{dir}/#{core}")
      objects = compile(gate, command + FLAGS +
                        %w[-fstack-usage -fcallgraph-info=su], "#{dir}/#{core}")
      gate.finish('') if objects.size < gate.sources.size
      run!('ar', 'rc', "#{dir}/#{core}.a", *objects.values)
      graph = call_graph("#{dir}/#{core}")
      rows = in_parallel(chosen.keys) do |f|
        deep = f.split(' + ').map { |n| stack(graph, n) }.max
        [f, [bytes(command, "#{dir}/#{core}.a", f, dir), deep]]
      rescue RuntimeError => e
        gate.find(*chosen[f], "#{f}: #{e.message}")
        nil
      end
      [core, rows.compact.to_h]
    end
  end
end

# sizeof each struct of the public headers, as a compiler for M3 lays it out.
def structs(gate)
  names = gate.public_headers.flat_map do |header|
    plain_code(File.read(header)).scan(/^struct (\w+)\s*\{/).flatten
  end.uniq
  Dir.mktmpdir do |dir|
    text = gate.public_headers.map { |h| "#include \"#{File.basename(h)}\"\n" }
    names.each { |n| text << "char probe_#{n}[sizeof(struct #{n})];\n" }
    File.write("#{dir}/probe.c", text.join)
    run!(*M3, '-std=c99', '-ffreestanding', *gate.include_flags, '-c',
         'probe.c', dir: dir)
    run!('nm', '-S', "#{dir}/probe.o").scan(/ (\h+) . probe_(\w+)$/)
                                      .to_h { |size, n| [n, size.to_i(16)] }
  end
end

# {name => [flash of M3, of M0, stack of M3, of M0]} of every public function and
# of those that are linked together; {struct => [bytes]}.
def sizes(gate, together = [], only = nil)
  chosen = gate.public_headers.flat_map do |header|
    declared(header).map { |name, line| [name, [header, line]] }
  end.to_h
  together.each { |name| chosen[name] = [BUDGETS, 1] }
  chosen.select! { |name,| name == only } if only
  m3, m0 = measure(gate, chosen).values_at('M3', 'M0')
  all = (m3.keys & m0.keys).to_h { |f| [f, m3[f].zip(m0[f]).flatten] }
  return all if only

  all.merge(structs(gate).to_h { |name, size| ["struct #{name}", [size]] })
end

# Runs a program with the code of a core; its lines, or the gate's end.
def on_board(gate, core, *words)
  out, good = run('env', "CODE=#{CODES[core]}", "#{gate.root}/board/run",
                  BOARD, *words, dir: gate.root, limit: BOARD_LIMIT)
  return out.lines(chomp: true) if good

  gate.find("test/target/#{words[0]}.c", 1, "#{core}: #{out.strip}")
  gate.finish('')
end

# {"operation text" => [URLs, bytes, instructions, stack]}; jobs have no stack.
def counted(gate, core)
  rows = %w[bench jobs].flat_map { |program| on_board(gate, core, program) }
  rows.grep_v(/^#/).to_h do |line|
    operation, text, urls, bytes, count, unit, stack = line.split("\t")
    abort "#{operation}: #{unit} are no instructions" unless unit.start_with?('instruction')
    ["#{operation} #{text}", [urls, bytes, count, stack].compact.map { |v| Integer(v, 10) }]
  end
end

# Instructions for each further byte, from those at two lengths: {text => slope}
def slopes(rows)
  texts = rows.keys.filter_map { |name| name[/\Aparse (.*)_#{LONGEST}\z/, 1] }
  texts.to_h do |text|
    middle, longest = [MIDDLE, LONGEST].map { |n| rows.fetch("parse #{text}_#{n}")[2] }
    [text, (longest - middle).fdiv(LONGEST - MIDDLE)]
  end
end

# The text that costs the most for each further byte, and this cost.
def steepest(rows)
  slopes(rows).reject { |name,| name == REAL }.max_by(&:last)
end
