# Builds the library with a mutant in it, and runs programs that must notice.
# Usage: require_relative 'bench'; mutation calls judge.
require 'fileutils'
require_relative '../runner/shared'
require_relative '../vectors/rows'

ROOT = File.expand_path('../..', __dir__)
CEEDLING_VERSION = File.read("#{ROOT}/test/runner/install.sh")[/^CEEDLING_VERSION=(.*)/, 1]

# Builds once: the library's objects, and programs that are linked with a shared
# library next to them. A mutant replaces that library.
class Bench
  JOBS = 2
  SAME = 'the same code'.freeze
  STRICT = '-Werror=incompatible-pointer-types'.freeze # a narrowed type is another
  FLAGS = %W[-std=c99 -w -fPIC #{STRICT} -Iinclude -Isrc -Itest/support -Itest/oracle
             -DNURL_HOST_TEST
             -D_POSIX_C_SOURCE=200112L -DLINE_MAX=300000].freeze # as board/host has it
  SANITIZED = %w[-O1 -fsanitize=address,undefined -fno-sanitize-recover=all
                 -fstrict-flex-arrays=3].freeze

  attr_reader :names

  def initialize(folder, compiler = %w[gcc -O1])
    @folder = folder
    @compile = [*compiler, *flags]
    @limits = {}
    @sources = library
    Parallel.map(@sources, JOBS) { |s| sh!(*@compile, '-MMD', '-c', '-o', object(s), s) }
    share(folder, @sources.map { |s| object(s) })
    @names = build_programs
    @defined = symbols('--defined-only', *@sources.map { |s| object(s) })
    @used = symbols('-u', *@sources.map { |s| object(s) })
    @needed = symbols('-uD', *@names.map { |name| "#{folder}/#{name}.run" })
    what = first_failure(folder, @names)
    abort "#{what} fails without a mutant" if what
  end

  # nil if it does not compile, SAME if the compiler makes the same code, else the
  # first program that failed, or '' if all passed.
  def judge(mutant, place)
    return unless put(mutant, place)

    linked = Dir["#{place}/*.run"].map { |file| File.basename(file, '.run') }
    failed = first_failure(place, mutant.layout? ? linked : linked | reaching(mutant, order(mutant)))
    failed || (same_code?(mutant, place) ? SAME : '')
  end

  private

  def put(mutant, place)
    FileUtils.rm_rf(place)
    FileUtils.mkdir_p("#{place}/#{File.dirname(mutant.file)}")
    File.write("#{place}/#{mutant.file}", mutant.text(File.read("#{ROOT}/#{mutant.file}")))
    build(mutant, place)
  end

  def library
    Dir['src/*/*.c', base: ROOT].sort
  end

  def flags
    FLAGS
  end

  def object(source, place = @folder)
    "#{place}/#{File.basename(source, '.c')}.o"
  end

  # A mutated header is found before the right one.
  def first(place)
    ["-I#{place}/src", "-I#{place}/include"]
  end

  def share(place, objects)
    sh!(*@compile, '-shared', '-o', "#{place}/libnurl.so", *objects)
  end

  # Sources that have the mutant: of the library, else (a header for users alone)
  # unit tests.
  def sources_of(mutant)
    return [mutant.file] if mutant.file.end_with?('.c')

    found = @sources.select { |s| File.read(object(s).sub(/o\z/, 'd')).include?(mutant.file) }
    found = users(mutant) if found.empty?
    found
  end

  def users(mutant)
    tests.select { |s| File.read("#{ROOT}/#{s}").include?(File.basename(mutant.file)) }
  end

  # A source that may include a mutated header of its own folder is copied there.
  def file_of(source, mutant, place)
    return source unless File.dirname(source) == File.dirname(mutant.file)

    copy = "#{place}/#{source}"
    FileUtils.cp("#{ROOT}/#{source}", copy) unless source == mutant.file
    copy
  end

  def build(mutant, place)
    changed = sources_of(mutant)
    tests = mutant.layout? ? [Tests::LENGTHS] : changed - @sources
    good = (changed | tests).all? do |source|
      sh(@compile[0], *first(place), *@compile.drop(1), *unity, '-c', '-o',
         object(source, place), file_of(source, mutant, place))
    end
    return unless good

    share(place, @sources.map { |s| changed.include?(s) ? object(s, place) : object(s) })
    tests.each { |test| link_test(test, place) }
  end

  def unity
    []
  end

  # {file => names}
  def symbols(flag, *files)
    IO.popen(['nm', '-A', '-g', flag, *files], &:read).scan(/^(\S+?):\S* +[A-Z] (\S+)$/)
      .group_by(&:first).transform_values { |all| all.map(&:last) }
  end

  # Of these programs those that need a source with the mutant, or one that needs
  # such a source.
  def reaching(mutant, programs)
    names = []
    found = sources_of(mutant) & @sources
    until found.empty?
      names += found.flat_map { |s| @defined.fetch(object(s), []) }
      found = @sources.select do |s|
        (@used.fetch(object(s), []) & names).any? && (@defined.fetch(object(s), []) - names).any?
      end
    end
    programs.select { |name| (@needed.fetch("#{@folder}/#{name}.run", []) & names).any? }
  end

  def order(_mutant)
    names
  end

  def first_failure(place, names)
    names.find { |name| !passes?(name, place) }
  end

  def same_code?(mutant, place)
    return if mutant.layout?

    sources_of(mutant).all? do |source|
      [[file_of(source, mutant, place), first(place)], [source, []]].map do |from, more|
        sh('gcc', '-O2', *more, *flags, *unity, '-S', '-o', "#{place}/code.s", from) &&
          File.read("#{place}/code.s").gsub(/^\s*\.(?:file|ident).*$/, '')
      end.uniq.size == 1
    end
  end

  def link(name, place, *inputs)
    sh!(*@compile, '-o', "#{place}/#{name}.run", *inputs, "-L#{@folder}", '-lnurl')
  end

  def passes?(name, place)
    runs?(name, place)
  end

  # A program may take ten times as long as the first time, without a mutant.
  def runs?(name, place, *words, out: File::NULL, input: File::NULL)
    file = [place, @folder].map { |f| "#{f}/#{name}.run" }.find { |f| File.exist?(f) }
    start = Time.now
    own = @limits[name] ? { rlimit_cpu: @limits[name] } : {}
    good = system({ 'LD_LIBRARY_PATH' => place, 'ASAN_OPTIONS' => 'detect_leaks=0' },
                  'timeout', '-s', 'KILL', '600', file, *words, chdir: ROOT, in: input,
                  out: out, err: File::NULL, **own)
    @limits[name] ||= (10 * (Time.now - start)).ceil
    good
  end

  def sh(*command)
    system(*command, chdir: ROOT, out: File::NULL, err: File::NULL)
  end

  def sh!(*command)
    system(*command, chdir: ROOT, exception: true)
  end

  def make!(*goal)
    FileUtils.mkdir_p("#{ROOT}/build")
    sh!('flock', 'build/lock', 'make', '-s', *goal)
  end

  # A program that prints answers: the first run, without a mutant, says what is right.
  def answers?(name, place)
    input = "#{@folder}/#{name}.in"
    runs?(name, place, out: "#{place}/#{name}.out", input: File.exist?(input) ? input : File::NULL) &&
      FileUtils.identical?("#{place}/#{name}.out", "#{@folder}/#{name}.out")
  end

  # conform, which answers these questions.
  def build_conform(name, questions, board)
    make!('program', "BOARD=#{board}", 'PROGRAM=conform')
    sources = ['test/target/conform.c', *Dir['test/target/vector*.c', base: ROOT]]
    objects = sources.map { |s| "build/#{board}/obj/#{s.sub(/c\z/, 'o')}" }
    link(name, @folder, *objects, "build/#{board}/libport.a")
    File.binwrite("#{@folder}/#{name}.in", "#{questions.join("\n")}\n.\n")
  end
end

# The vectors, then the unit test of the mutated file, then the
# others.
class Tests < Bench
  SOURCES = Dir['test/{base,host,syntax,scheme,url}/test_*.c', base: ROOT].sort.freeze
  LENGTHS = 'test/url/test_lengths.c'.freeze # asks every function
  VENDOR = "#{Gem::Specification.find_by_name('ceedling', CEEDLING_VERSION).gem_dir}/vendor/unity".freeze
  require "#{VENDOR}/auto/generate_test_runner"

  private

  def unity
    ["-I#{VENDOR}/src", '-DUNITY_EXCLUDE_FLOAT']
  end

  # Inline functions for users are in the tests, too, and a source that a test includes.
  def sources_of(mutant)
    inline = mutant.file.start_with?('include/') && !mutant.layout?
    inline ? super | users(mutant) : super | tests.select { |test| includes?(test, mutant.file) }
  end

  def includes?(test, file)
    file.end_with?('.c') && read(test).include?("#include \"#{file.delete_prefix('src/')}\"")
  end

  def board
    'host'
  end

  def build_programs
    more = build_more
    make!('support', "BOARD=#{board}")
    sh!(*@compile, *unity, '-c', '-o', "#{@folder}/unity.o", "#{VENDOR}/src/unity.c")
    Parallel.map(tests, JOBS) do |test|
      runner = "#{@folder}/#{File.basename(test, '.c')}_runner"
      UnityTestRunnerGenerator.new.run("#{ROOT}/#{test}", "#{runner}.c")
      # Mutants are in the library: tests need no optimisation.
      { test => object(test), "#{runner}.c" => "#{runner}.o" }
        .each { |from, to| sh!(*@compile, *unity, '-O0', '-c', '-o', to, from) }
      link_test(test, @folder)
    end
    [*more, *tests.map { |test| File.basename(test, '.c') }]
  end

  def tests
    SOURCES
  end

  # Programs that run before the unit tests; their names.
  def build_more
    build_conform('vectors', Vectors.rows(*Vectors::DEFAULT).map(&:question), board)
    ['vectors']
  end

  def passes?(name, place)
    name == 'vectors' ? answers?(name, place) : super
  end

  def helpers(_test)
    []
  end

  def link_test(test, place)
    own = [place, @folder].map { |f| object(test, f) }.find { |o| File.exist?(o) }
    link(File.basename(test, '.c'), place, own, object(test).sub(/\.o\z/, '_runner.o'),
         "#{@folder}/unity.o", *helpers(test), "build/#{board}/libsupport.a")
  end

  def read(test)
    (@read ||= {})[test] ||= File.read("#{ROOT}/#{test}")
  end

  # First the tests of the mutant's file: by their name, or they include its header.
  def order(mutant)
    lengths = File.basename(LENGTHS, '.c')
    file = File.basename(mutant.file, '.*')
    own = tests.select { |test| test.end_with?("/test_#{file}.c") || read(test).include?("/#{file}.h\"") }
               .map { |test| File.basename(test, '.c') } & names
    own.unshift(lengths) if mutant.narrows?
    ['vectors', *own, *(names - own - ['vectors'])]
  end
end

# The same with clang's sanitizers.
module Sanitized
  def initialize(folder)
    super(folder, [CLANG, *Bench::SANITIZED])
  end

  private

  def board
    'host_clang_sanitize'
  end
end

class SanitizedTests < Tests
  include Sanitized
end

# The fuzz harnesses of src/: their kept inputs, the vectors', and some more.
class Harnesses < Bench
  def initialize(folder)
    super(folder, [CLANG, *SANITIZED, '-fsanitize=implicit-conversion'])
  end

  private

  def build_programs
    sh!('test/fuzz/inputs.rb', 'test/fuzz', @folder)
    sh!('test/oracle/tables.rb', "#{@folder}/tables.c")
    harnesses = Dir['test/fuzz/*.c', base: ROOT].sort.reverse
    Parallel.map(harnesses, JOBS) do |source|
      name = File.basename(source, '.c')
      more = name == 'parse' ? ["#{@folder}/tables.c", 'test/oracle/narrowed.c', *support('views')] : []
      more += support(*%w[well_formed render cri cri_round exact]) # as fuzz/run does
      link(name, @folder, '-fsanitize=fuzzer', '-Itest/fuzz', source, *more, '-luriparser')
      name
    end
  end

  def support(*names)
    names.map { |name| "test/support/#{name}.c" }
  end

  def passes?(name, place)
    runs?(name, place, '-runs=20000', '-seed=1', '-timeout=10', '-max_len=512',
          '-dict=test/fuzz/words.dict', "-artifact_prefix=#{place}/",
          "#{@folder}/kept/#{name}", "#{@folder}/seeds")
  end
end

# Every vector, cut and changed at every byte, and the automata of the grammars.
class Answers < Bench
  BYTES = ["\0", ' ', '%', '/', ':', '?', '@', '[', '~', '0', 'z', "\xFF"].map(&:b).freeze

  private

  def build_programs
    sh!('test/oracle/tables.rb', "#{@folder}/tables.c")
    link('grammar', @folder, "#{@folder}/tables.c",
         *%w[oracle/compare oracle/split oracle/truth oracle/truth_1738 oracle/narrowed
            support/render].map { |n| "test/#{n}.c" })
    build_conform('changed', Vectors.rows(*Vectors::DEFAULT).flat_map { |row| changed(row) }, 'host')
    %w[grammar changed]
  end

  def changed(row)
    text = row.octets
    texts = (0...text.size).flat_map do |at|
      [text[0...at], *BYTES.map { |byte| text[0...at] + byte + text[at + 1..] }]
    end
    texts.map do |other|
      row.input = other.gsub(/[^!-\[\]-~]/n) { |byte| format('\\x%02X', byte.ord) }
      row.question
    end
  end

  def passes?(name, place)
    answers?(name, place)
  end
end
