# Builds and runs side.c: which texts each parser takes, and at what cost.
require_relative '../gate/lib'

ROUNDS = 15 # of timing, the parsers one after the other in each
LIBRARIES = %w[-lhttp_parser -luriparser -lcurl -lcoap-3-openssl].freeze

# Texts that are parsed together; all of them are URLs.
Corpus = Struct.new(:name, :texts) do
  def self.all(root, only = nil)
    Dir.glob("#{root}/test/vectors/speed/*.txt").sort.filter_map do |path|
      name = File.basename(path, '.txt')
      lines = File.binread(path).lines(chomp: true)
      new(name, lines.grep_v(/\A(#|\z)/n)) if name == (only || name)
    end
  end
end

# For one parser and corpus: texts and octets that it takes, instructions for
# them, and its time for one octet, that of the first parser being 1.
Cost = Struct.new(:taken, :octets, :instructions, :time) do
  def per_octet
    instructions.to_f / octets
  end

  def per_url
    instructions.to_f / taken
  end
end

def middle(numbers)
  numbers.sort[numbers.size / 2]
end

# C escapes, as in "a\tb\xFF", to octets.
def unescape(text)
  text.b.gsub(/\\(x\h\h|.)/n) do
    case $1
    when 't' then "\t"
    when 'n' then "\n"
    when '\\' then '\\'
    when /x(\h\h)/ then $1.hex.chr
    else abort "no such escape: #{$&}"
    end
  end
end

# The program, built for this machine with the optimisation that Debian's
# packages have, too.
class Side
  def initialize(gate, dir)
    @program = "#{dir}/side"
    objects = compile(gate, %w[gcc -O2] + WARNINGS, dir)
    gate.finish('') if objects.size < gate.sources.size
    run!('gcc', '-O2', *WARNINGS, "-I#{gate.root}/include",
         *gate.glob('test/side/*.c'), *objects.values, *LIBRARIES,
         '-o', @program)
  end

  # [[text, verdict, {parser => taken}], ...] of a file of texts
  def verdicts(path)
    rows = File.readlines(path, chomp: true).grep_v(/\A#/)
               .map { |row| row.split("\t") }
    taken = takes(rows.map { |_, text,| unescape(text) })
    rows.each_with_index.map do |(verdict, text), at|
      [text, verdict, taken.transform_values { |bits| bits[at] == '1' }]
    end
  end

  # {parser => Cost}
  def costs(corpus)
    times = ratios(corpus)
    in_parallel(times.keys) do |name|
      full, taken, octets = instructions(corpus, name, name)
      [name, Cost.new(taken, octets, full - around(corpus, name, taken),
                      times[name])]
    end.to_h
  end

  private

  def ask(command, texts)
    input = texts.map { |text| "#{text}\0" }.join
    out, error, status = Open3.capture3('timeout', LIMIT.to_s, *command,
                                        stdin_data: input, binmode: true)
    abort "#{command.join(' ')}: #{status}\n#{error}" unless status.success?
    [out, error]
  end

  def takes(texts)
    out, = ask([@program, 'takes'], texts)
    out.lines(chomp: true).to_h { |line| line.split("\t") }
       .reject { |name,| name == 'empty' }
  end

  # The time of each round against that of the first parser in that round.
  def ratios(corpus)
    out, = ask([@program, 'time', ROUNDS.to_s], corpus.texts)
    rows = out.lines(chomp: true).map { |line| line.split("\t") }
    names = rows.map(&:first).uniq
    rounds = rows.each_slice(names.size).map do |round|
      times = round.map { |_, time, octets| time.to_f / octets.to_i }
      times.map { |time| time / times[0] }
    end
    names.zip(rounds.transpose.map { |each| middle(each) }).to_h
  end

  # What the loop alone costs: it calls as often whatever the texts are.
  def around(corpus, name, taken)
    @around ||= {}
    @around[taken] ||= instructions(corpus, name, 'empty')[0]
  end

  # What callgrind counts in the loop around `loop`, texts and octets.
  def instructions(corpus, name, loop)
    command = ['env', 'LD_BIND_NOW=1', 'valgrind', '--tool=callgrind',
               '--collect-atstart=no', '--callgrind-out-file=/dev/null',
               @program, 'count', name, loop]
    out, error = ask(command, corpus.texts)
    count = error[/Collected : (\d+)/, 1] or abort "no count:\n#{error}"
    [count.to_i, *out.split("\t").map(&:to_i)]
  end
end
