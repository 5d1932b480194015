# What refutes a mutant that is said to mean the same: an input to which the
# library answers something else.
# Usage: require_relative 'refute'; needs bench.rb
require_relative 'bench'

# Every vector, cut and changed at every byte, and what the fuzz harnesses have
# kept, asked of all operations (answers.c); and the automata of the grammars.
class Answers < Tests
  LIMIT = '900'.freeze
  GRAMMAR = %w[oracle/compare oracle/narrowed support/mutate support/exact]
            .map { |name| "test/#{name}.c" }

  def names(_mutant = nil)
    %w[answers grammar]
  end

  private

  def build_programs
    sh!('make', '-s', 'program', "BOARD=#{BOARD}", 'PROGRAM=selftest')
    host = "build/#{BOARD}"
    build_program('answers', '-Itest/target', '-Iport', '-Iport/lib',
                  '-DLINE_MAX=300000', 'test/evidence/answers.c',
                  *targets('vector*'),
                  "#{host}/obj/#{host}/vector_rows.o", "#{host}/libport.a")
    sh!('test/oracle/tables.rb', "#{@folder}/tables.c")
    build_program('grammar', '-DNURL_HOST_TEST', '-Itest/oracle',
                  '-Itest/support', *GRAMMAR, "#{@folder}/tables.c")
  end

  def build_program(name, *more)
    sh!('gcc', '-std=c99', '-O2', *Bench::INCLUDES, *more, '-o',
        "#{@folder}/#{name}.run", "-L#{@folder}", '-lnurl')
  end

  # The first run, without a mutant, says what is right.
  def passes?(name, place)
    return run(name, place) if name == 'grammar'

    said = "#{place}/answers.txt"
    asked = "cut -sf2 test/fuzz/kept.tsv | #{@folder}/#{name}.run >#{said}"
    limited(place, ['sh', '-c', asked], {}) &&
      FileUtils.identical?(said, "#{@folder}/answers.txt")
  end
end

# The harnesses with what they have kept and the vectors: what each of them
# holds against the library.
class Kept < Harnesses
  RUNS = '0'.freeze
end
