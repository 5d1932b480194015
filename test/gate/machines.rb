# The jobs on the real URLs, on each kind of core: instructions or cycles that a
# board counts, or instructions of a program for Linux, which user-mode QEMU
# executes one by one and logs.
require_relative 'measure'

# {name => [the board that counts, the code that it runs; nil: its own]}. A
# Cortex-M4 runs what gcc makes of the library for a Cortex-M33.
COUNTING = { 'M4' => [BOARD], 'M33' => [BOARD, 'cortex-m33'], 'RV32' => ['sifive_e'], 'AVR' => ['atmega1284p'] }.freeze
# {name => [triplet, emulator]}. The texts are those of a board with little RAM,
# because QEMU writes a line for each instruction.
LOGGED = { 'AArch64' => %w[aarch64-linux-gnu qemu-aarch64], 'x86-64' => %w[x86_64-linux-gnu qemu-x86_64] }.freeze
LINUX = 'host_i686'.freeze # the board whose TRIPLET is replaced
REAL_JOB = /\A(\w+)\treal_urls_2000\t(\d+)\t\d+\t/.freeze

def per_url(lines, counts = nil)
  lines.grep(REAL_JOB).to_h do |line|
    name, urls, count = line.split("\t").values_at(0, 2, 4)
    [name, (counts ? counts.fetch(line) : count.to_i).fdiv(urls.to_i).round]
  end
end

def on_counting_board(gate, board, code = nil)
  per_url(run!('env', "CODE=#{code}", "#{gate.root}/board/run", board, 'jobs', dir: gate.root, limit: BOARD_LIMIT).lines(chomp: true))
end

# Instructions between the calls of port_ticks, in their order.
def logged(emulator, program, dir)
  entry = run!('nm', program)[/^0*(\h+) T port_ticks$/, 1] || abort("#{program}: no port_ticks")
  log = "#{dir}/log"
  File.mkfifo(log)
  count = 'BEGIN { FS = "/" } /^Trace/ { n++; if ($2 ~ "^0*" entry "$") { print n; n = 0 } }'
  reader = Thread.new { run!('awk', '-v', "entry=#{entry}", count, log, limit: BOARD_LIMIT) }
  out = run!(emulator, '-singlestep', '-d', 'exec,nochain', '-D', log, program, limit: BOARD_LIMIT)
  [out.lines(chomp: true), reader.value.split.map(&:to_i)]
end

# Each job calls it four times: around what is subtracted, and around the whole.
# The first call of all starts the timer.
def on_linux(gate, triplet, emulator)
  folder = "build/count-#{triplet}"
  run!('make', '-s', '-C', gate.root, 'program', 'PROGRAM=jobs', "BOARD=#{LINUX}", "TRIPLET=#{triplet}",
       'SPEED_TEXTS=few', "B=#{folder}", limit: 300)
  Dir.mktmpdir do |dir|
    lines, counts = logged(emulator, "#{gate.root}/#{folder}/jobs", dir)
    abort "#{emulator}: #{counts.size} calls for #{lines.size} jobs" if counts.size != 4 * lines.size + 1
    per_url(lines, lines.zip(counts.drop(1).each_slice(4)).to_h { |line, (_, empty, _, whole)| [line, whole - empty] })
  end
end

# {machine => {job => count for a URL}}; rows: what `counted` has for M3 and M0.
def counted_machines(gate, rows)
  jobs = rows.transform_values do |core|
    core.filter_map { |name, (urls, _, count)| [name[/\A\w+(?= real_urls_2000\z)/], count.fdiv(urls).round] }
        .to_h.compact
  end
  boards = COUNTING.transform_values { |board| on_counting_board(gate, *board) }
  { 'M0' => jobs['M0'], 'M3' => jobs['M3'], **boards,
    **LOGGED.transform_values { |triplet, emulator| on_linux(gate, triplet, emulator) } }
end
