# What the second opinions share: building a program against the library, and
# running it. A fault is a sentence.
require 'fileutils'
require 'open3'

module Oracle
  ROOT = File.expand_path('../..', __dir__)
  OUT = File.join(ROOT, 'build/oracle')
  SEED = ENV.fetch('SEED', '1738')
  LIMIT = '900' # seconds for one program

  module_function

  # What a command prints; it ends all if the command ends badly.
  def sh(*command)
    output, status = Open3.capture2e(*command, chdir: ROOT, binmode: true)
    abort "#{command.join(' ')}: #{status}\n#{output}" unless status.success?
    output
  end

  # Its lines, and the status as a sentence if it is not good.
  def run(*command)
    text, status = Open3.capture2e('timeout', '-k', '5', LIMIT, *command,
                                   chdir: ROOT, binmode: true)
    fault = "#{command.first(3).join(' ')} ended with #{status}" unless
      status.success?
    [text.lines(chomp: true), fault]
  end

  # A program of these sources and the library of a board of this machine.
  def build(name, board, sources, *more)
    FileUtils.mkdir_p(OUT)
    make = %W[make -s --no-print-directory BOARD=#{board}]
    sh('flock', 'build/lock', *make, 'lib')
    facts = sh(*make, 'facts').lines(chomp: true)
                              .to_h { |line| line.split('=', 2) }
    sh(facts['CC'], '-std=c99', '-O2', '-g', *facts['WARNINGS'].split,
       *facts['CFLAGS'].split, '-Wno-unused-result', '-DNURL_HOST_TEST', '-Iinclude', '-Isrc',
       '-Itest/support', '-Itest/oracle', "-I#{OUT}", *sources,
       "build/#{board}/libnurl.a", *more, '-o', "#{OUT}/#{name}")
    "#{OUT}/#{name}"
  end

  # {name => number} of lines `count NAME NUMBER`; of nothing there may be none.
  def counts(lines)
    lines.grep(/\Acount /).each { |line| puts line.delete_prefix('count ') }
         .to_h { |line| line.split.drop(1) }.transform_values(&:to_i)
  end

  def none(counts)
    counts.select { |_, number| number.zero? }
          .map { |name, _| "#{name}: there was none" }
  end
end
