# The library with one fault in it, and the programs that must notice.
# Usage: require_relative 'bench'; needs ROOT and the struct Mutant
require_relative '../support/ceedling'

# What is built once: the library's objects, and the programs, all of them
# linked with a shared library beside them that each mutant replaces.
class Bench
  # Seconds: a mutant may not end, and a machine may be busy. Its own time is
  # limited, too, to ten times that of the first run, without a mutant.
  LIMIT = '20'.freeze
  SAME = 'the same code'.freeze
  # The programs' are after the library's.
  INCLUDES = %w[-Iinclude -Isrc -Itest/support -DNURL_HOST_TEST].freeze
  # A pointer to what was narrowed is another pointer.
  STRICT = %w[-Werror=incompatible-pointer-types].freeze

  def initialize(folder)
    @folder = folder
    @own_limits = {}
    @sources = Dir['src/*/*.c', base: ROOT].sort
    FileUtils.mkdir_p("#{folder}/obj")
    @sources.each { |s| sh!(*compile, '-MMD', '-c', '-o', object(s), s) }
    sh!(*shared("#{folder}/libnurl.so", @sources.map { |s| object(s) }))
    build_programs
  end

  # nil if it does not compile, SAME if that changes nothing, else the first
  # program that failed, or ''
  def judge(mutant, place)
    FileUtils.rm_rf(place)
    FileUtils.mkdir_p("#{place}/#{File.dirname(mutant.file)}")
    File.write("#{place}/#{mutant.file}",
               mutant.text(File.read("#{ROOT}/#{mutant.file}")))
    return unless build(mutant, place)

    linked = Dir["#{place}/*.run"].map { |file| File.basename(file, '.run') }
    first_failure(place, linked.any? ? linked : names(mutant)) ||
      (same_code?(mutant, place) ? SAME : '')
  end

  def first_failure(place, names)
    names.find { |name| !passes?(name, place) }
  end

  private

  def object(source)
    "#{@folder}/obj/#{File.basename(source, '.c')}.o"
  end

  def build(mutant, place)
    changed = sources_of(mutant)
    made = changed.map do |source|
      file = source == mutant.file ? "#{place}/#{source}" : source
      out = "#{place}/#{File.basename(source, '.c')}.o"
      return nil unless quiet(*compile(*found_first(place)), '-c', '-o', out, file)

      out
    end
    return relink(changed, place) unless @sources.include?(changed[0])

    others = (@sources - changed).map { |source| object(source) }
    quiet(*shared("#{place}/libnurl.so", made + others))
  end

  # A mutated header is found before the right one.
  def found_first(place)
    ["-I#{place}/src", "-I#{place}/include"]
  end

  # A header that no source has is in programs, which are linked again.
  def relink(changed, place)
    FileUtils.ln_s("#{@folder}/libnurl.so", place)
    changed.each { |source| program(File.basename(source, '.c'), place) }
  end

  def sources_of(mutant)
    return [mutant.file] if mutant.file.end_with?('.c')

    sources = @sources.select do |source|
      File.read(object(source).sub(/o\z/, 'd')).include?(mutant.file)
    end
    return sources if sources.any?

    Dir[self.class::PROGRAMS, base: ROOT].select do |file|
      File.read("#{ROOT}/#{file}").include?("#include \"#{File.basename(mutant.file)}\"")
    end
  end

  # Optimised, the compiler sees more that is the same.
  def same_code?(mutant, place)
    return if mutant.layout?

    sources_of(mutant).all? do |source|
      file = source == mutant.file ? "#{place}/#{source}" : source
      codes = [[file, found_first(place)], [source, []]].map do |from, more|
        code(from, more, "#{place}/code.s")
      end
      codes.uniq.size == 1
    end
  end

  def code(file, more, out)
    quiet('gcc', '-std=c99', '-O2', *more, *self.class::INCLUDES, '-w', '-S',
          '-o', out, file)
    File.read(out).gsub(/^\s*\.(?:file|ident).*$/, '')
  end

  def sh!(*command, **options)
    system(*command, chdir: ROOT, exception: true, **options)
  end

  def quiet(*command)
    system(*command, chdir: ROOT, out: File::NULL, err: File::NULL)
  end

  # The program as it was linked again for a mutant, or as it was built once.
  def run(name, place, *words)
    program = [place, @folder].map { |folder| "#{folder}/#{name}.run" }
                              .find { |file| File.exist?(file) }
    start = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    own = @own_limits[name]
    passed = limited(place, [program, *words], own ? { rlimit_cpu: own } : {})
    @own_limits[name] ||=
      (10 * (Process.clock_gettime(Process::CLOCK_MONOTONIC) - start)).ceil
    passed
  end

  def limited(place, command, own)
    system({ 'LD_LIBRARY_PATH' => place, 'ASAN_OPTIONS' => 'detect_leaks=0' },
           'timeout', '-s', 'KILL',
           self.class::LIMIT,
           *command, out: File::NULL, err: File::NULL, in: File::NULL,
           chdir: ROOT, **own)
  end
end

# Selftest with its vectors, and the unit tests of the tree, as Ceedling has
# compiled them.
class Tests < Bench
  BOARD = 'host'.freeze
  PROGRAMS = 'test/{base,host,syntax,scheme,url}/test_*.c'.freeze
  UNITY = "#{Gem::Specification.find_by_name('ceedling', CEEDLING_VERSION).gem_dir}/vendor/unity/src".freeze
  INCLUDES = [*Bench::INCLUDES, '-Ibuild/gen', "-I#{UNITY}"].freeze
  LENGTHS = 'test_lengths'.freeze # the one test that asks every function

  def names(mutant = nil)
    return [LENGTHS] if mutant&.layout?

    own = mutant ? ["test_#{File.basename(mutant.file, '.*')}"] : []
    own.unshift(LENGTHS) if mutant&.narrows?
    ['selftest', *(own & @tests), *(@tests - own)]
  end

  private

  def compile(*more)
    ['gcc', '-std=c99', '-O1', '-fPIC', *more, *self.class::INCLUDES, *STRICT]
  end

  def shared(out, objects)
    ['gcc', '-shared', '-o', out, *objects]
  end

  def built(pattern)
    Dir["#{ROOT}/build/#{pattern}"]
  end

  # Objects of sources that still exist.
  def targets(pattern)
    Dir["test/target/#{pattern}.c", base: ROOT].map do |source|
      "#{ROOT}/build/#{self.class::BOARD}/obj/#{source.sub(/c\z/, 'o')}"
    end
  end

  def build_programs
    build_tests
    board = self.class::BOARD
    link("#{@folder}/selftest.run",
         targets('{selftest,vector}*') +
         built("#{board}/{obj/build/#{board}/vector_rows.o,libport.a}"))
    @tests.each { |name| program(name, @folder) }
  end

  def program(name, place)
    objects = built("ceedling/#{self.class::BOARD}/test/out/*/#{name}/*.o").map do |object|
      ["#{place}/#{File.basename(object)}", object].find { |file| File.exist?(file) }
    end
    link("#{place}/#{name}.run",
         objects + %w[support port].flat_map { |lib| built("#{self.class::BOARD}/lib#{lib}.a") })
  end

  # Ceedling compiles them only where it also runs them.
  def build_tests
    board = self.class::BOARD
    sh!('make', '-s', 'program', "BOARD=#{board}", 'PROGRAM=selftest')
    tests = Dir[PROGRAMS, base: ROOT]
    @tests = tests.map { |test| File.basename(test, '.c') }
    return if tests.all? { |test| compiled?(test) }

    FileUtils.mkdir_p("#{ROOT}/build/ceedling")
    mixin = "build/ceedling/#{board}.yml"
    sh!("test/support/mixin.rb #{board} >#{mixin}")
    sh!('test/support/archives', board)
    sh!('ceedling', "_#{CEEDLING_VERSION}_", 'test:all',
        *("--mixin=#{mixin}" if board != 'host'), out: File::NULL)
  end

  def compiled?(test)
    name = File.basename(test, '.c')
    object = built("ceedling/#{self.class::BOARD}/test/out/*/#{name}/#{name}.o")
    object.any? && File.mtime(object[0]) > File.mtime("#{ROOT}/#{test}")
  end

  # The layout of a public struct is compiled into a test, too.
  def build(mutant, place)
    super && (!mutant.layout? || compile_lengths(place))
  end

  def compile_lengths(place)
    return unless quiet(*compile(*found_first(place)), '-c', '-o',
                        "#{place}/#{LENGTHS}.o", "test/url/#{LENGTHS}.c")

    program(LENGTHS, place)
    true
  end

  def link(program, objects)
    sh!('gcc', '-o', program, *objects, "-L#{@folder}", '-lnurl')
  end

  def passes?(name, place)
    run(name, place)
  end
end

# How clang makes the library with the sanitizers of CHECKS.
module Sanitized
  private

  def compile(*more)
    ['clang-19', '-std=c99', '-O1', '-fPIC', *self.class::CHECKS, *more,
     *self.class::INCLUDES, *Bench::STRICT]
  end

  def shared(out, objects)
    ['clang-19', '-shared', *self.class::CHECKS, '-o', out, *objects]
  end
end

# The same with clang's sanitizers: inputs stand in blocks of their size, so a
# read of one octet too many is noticed, and so is one behind the array at the
# end of a struct, where there may be padding.
class SanitizedTests < Tests
  include Sanitized

  BOARD = 'host_clang_sanitize'.freeze
  LIMIT = '60'.freeze
  CHECKS = %w[-fsanitize=address,undefined -fno-sanitize-recover=all
              -fstrict-flex-arrays=3].freeze

  private

  def link(program, objects)
    sh!('clang-19', *CHECKS, '-o', program, *objects, "-L#{@folder}", '-lnurl')
  end
end

# The fuzz harnesses, with the inputs that they have kept, the vectors', and as
# many more as a second or two gives time for.
class Harnesses < Bench
  include Sanitized

  LIMIT = '60'.freeze
  RUNS = '40000'.freeze # of each harness
  CHECKS = %w[-fsanitize=address,undefined,implicit-conversion
              -fno-sanitize-recover=all].freeze

  PROGRAMS = 'test/fuzz/*.c'.freeze
  INCLUDES = [*Bench::INCLUDES, '-Itest/fuzz', '-Itest/oracle',
              '-D_POSIX_C_SOURCE=200112L'].freeze

  # The quickest first.
  def names(_mutant = nil)
    Dir[PROGRAMS, base: ROOT].map { |file| File.basename(file, '.c') }
                             .sort.reverse
  end

  private

  def build_programs
    @inputs = "#{@folder}/inputs"
    sh!('test/fuzz/inputs.rb', @inputs)
    sh!('test/oracle/tables.rb', "#{@folder}/tables.c")
    names.each { |name| program(name, @folder) }
  end

  def program(name, place)
    main = ["#{place}/#{name}.o", "test/fuzz/#{name}.c"]
    sh!(*compile, '-fsanitize=fuzzer', '-o', "#{place}/#{name}.run",
        main.find { |file| File.exist?(File.expand_path(file, ROOT)) },
        'test/support/well_formed.c', *more_sources(name), "-L#{@folder}",
        '-lnurl')
  end

  def more_sources(name)
    return [] unless name == 'parse'

    ["#{@folder}/tables.c", 'test/oracle/narrowed.c', 'test/support/views.c',
     'test/support/render.c', '-luriparser']
  end

  def passes?(name, place)
    FileUtils.mkdir_p("#{place}/#{name}")
    run(name, place, "-runs=#{self.class::RUNS}", '-seed=1',
        '-timeout=10', '-max_len=512', '-dict=test/fuzz/url.dict',
        "-artifact_prefix=#{place}/", "#{place}/#{name}",
        *Dir["#{@inputs}/kept/#{name}"], "#{@inputs}/seeds")
  end
end
