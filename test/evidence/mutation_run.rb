# Puts small errors (mutants.rb) into sources and sees whether tests notice.
# Usage: require_relative 'mutation_run'
#        MutationRun.new(sources, survivors: FILE, broken: [SOURCE, HEADER]).run(kinds, ARGV)
# Each mutant, or each N-th, or those of FILEs, is built into a library and judged by
# the kinds of bench.rb, each of which gets what the one before has left alive. A
# survivor is no error if the compiler makes the same code of it, or if a row of
# `survivors` names it with the reason why it means the same. A row that names no
# mutant fails, and so does one whose mutant a test notices. `broken` are two files
# of which the bench must see an error; `seen` matches headers whose declarations are
# for others.
require 'optparse'
require 'tmpdir'
require 'zlib'
require_relative 'mutants'
require_relative 'bench'

class MutationRun
  TRAP = "\n    __builtin_trap();\n".freeze

  def initialize(sources, survivors:, broken:, named_by: :name, seen: %r{\Ainclude/})
    @seen = seen
    @all = sources.flat_map { |file| Mutants.of(file, ROOT) }.reject { |m| declares?(m) && !m.seen_type? }
    @excused = Reasons.rows(survivors).to_h { |file, change, why| ["#{file} #{change}", why] }
    @broken = broken
    @named_by = named_by
  end

  # The block can choose from the mutants; it gets the rows of survivors, too.
  def run(kinds, words)
    options = { every: 1 }
    files = OptionParser.new do |parser|
      parser.on('--every N', Integer)
      parser.on('--list')
    end.parse!(words, into: options)
    mutants = files.any? ? @all.select { |m| files.include?(m.file) } : @all
    mutants = yield(mutants, @excused) if block_given?
    mutants = sample(mutants, options[:every])
    return puts(mutants) if options[:list]

    $stdout.sync = true
    judged(judge_by(kinds, mutants))
  end

  private

  def judged(results)
    wrong = wrong_rows(results)
    puts wrong
    failed = report(results) + wrong
    puts "#{results.size - failed.size} passed, #{failed.size} failed"
    exit failed.empty?
  end

  # Mutant => the first program that failed, '' for none, nil: does not compile.
  def judge_by(kinds, mutants)
    kinds.reduce(mutants.to_h { |m| [m, ''] }) do |all, kind|
      left = all.select { |_, killer| killer == '' }.keys
      next all if left.empty?

      all.merge(ask(kind, left) { |bench, *question| bench.judge(*question) })
    end
  end

  # What the block answers for each mutant: it gets a bench of this kind, the mutant,
  # and a folder for it.
  def ask(kind, mutants)
    Dir.mktmpdir do |folder|
      bench = kind.new(folder)
      see(bench, folder)
      places = Queue.new
      Bench::JOBS.times { |n| places << "#{folder}/worker#{n}" }
      Parallel.map(mutants, Bench::JOBS) do |mutant|
        place = places.pop
        [mutant, yield(bench, mutant, place).tap { places << place }]
      end.to_h
    end
  end

  # The bench must see an error, in a source and in a header, and none in a comment: in
  # the header, with which it builds more.
  def see(bench, folder)
    killers = [*@broken.product([TRAP]), [@broken.last, ' /* */']].map do |file, text|
      at = File.read("#{ROOT}/#{file}").index(/^\{$/) + 1
      mutant = Mutant.new(file: file, at: at, old: '', new: text, place: 'see', line: 1)
      ![nil, '', Bench::SAME].include?(bench.judge(mutant, "#{folder}/see"))
    end
    abort "self-test: #{bench.class}: an error was not noticed" unless killers == [true, true, false]
  end

  # Whether it is outside of all function bodies, in a header that others see.
  def declares?(mutant)
    before = File.read("#{ROOT}/#{mutant.file}")[0...mutant.at]
    mutant.file.match?(@seen) && before.rindex(/^\{/).to_i <= before.rindex(/^\}/).to_i
  end

  # By their names, so that an edit leaves the sample of the rest.
  def sample(mutants, every)
    mutants.select { |mutant| (Zlib.crc32(mutant.public_send(@named_by)) % every).zero? }
  end

  # Of those that are no other code for the same: how many were killed.
  def by_operator(results)
    counted = results.reject { |_, killer| [nil, Bench::SAME].include?(killer) }
    counted.group_by { |mutant, _| mutant.operator }.sort.map do |operator, all|
      format('  %-14s %d of %d', operator, all.count { |_, killer| killer != '' }, all.size)
    end
  end

  def report(results)
    alive, dead = results.partition { |_, killer| killer == '' }.map(&:to_h)
    named, unnamed = alive.keys.partition { |mutant| @excused.key?(mutant.name) }
    unnamed.each { |mutant| puts "survives: #{mutant}" }
    same = dead.values.count(Bench::SAME)
    killed = dead.values.compact.size - same
    puts "#{results.size} mutants, #{dead.values.count(nil)} do not compile, #{same} make the same code, " \
         "#{killed} killed (#{dead.values.count('vectors')} by vectors), #{alive.size} survive, " \
         "#{named.size} of these named"
    puts by_operator(results)
    puts format('%.2f %% killed of %d', 100.0 * killed / (killed + alive.size), killed + alive.size)
    unnamed
  end

  # Rows whose mutant is noticed, or does not exist.
  def wrong_rows(results)
    noticed = results.reject { |_, killer| [nil, '', Bench::SAME].include?(killer) }
    noticed.select { |mutant, _| @excused.key?(mutant.name) }
           .map { |mutant, killer| "named, but #{killer} notices: #{mutant}" } +
      (@excused.keys - @all.map(&:name)).map { |name| "names no mutant: #{name}" }
  end
end
