# What the gates share: where the sources are, which compilers they call, and
# how they report a finding. Plain Ruby, no gems; c_text.rb reads C.
# A gate is called as  test/gate/NAME [ROOT] [...];  ROOT is the project.
require 'fileutils'
require 'open3'
require 'tmpdir'
require_relative '../runner/shared'
require_relative 'c_text'

Encoding.default_external = Encoding::UTF_8

WARNINGS = %w[-std=c99 -Wall -Wextra -pedantic -Wshadow -Wconversion
              -Wcast-qual -Wmissing-prototypes -Wstrict-prototypes -Wundef
              -Wvla -Werror].freeze
LAYERS = %w[base host syntax scheme url].freeze
M0 = %w[arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb].freeze
M3 = %w[arm-none-eabi-gcc -mcpu=cortex-m3 -mthumb].freeze
JOBS = ENV.fetch('GATE_JOBS', '2').to_i
LIMIT = 300 # seconds for a single command on a busy machine, unless the gate says otherwise

# Budgets are for this gcc of arm-none-eabi. With another one they are MARGIN
# times as large: gcc 14 takes at most 1.034 times the flash, and 1.037 times the
# instructions for URLs.
NAMED = '12'.freeze
MARGIN = 1.05

# The output (both streams) and whether the command ended with status 0.
def run(*command, dir: '.', limit: LIMIT)
  out, status = Open3.capture2e('timeout', limit.to_s, *command, chdir: dir)
  out = "#{command[0]}: stopped after #{limit} s" if status.exitstatus == 124
  [out, status.success?]
end

def run!(*command, dir: '.', limit: LIMIT)
  out, good = run(*command, dir: dir, limit: limit)
  abort "#{command.join(' ')}\n#{out}" unless good
  out
end

# Maps with JOBS threads.
def in_parallel(list, &work)
  Parallel.map(list, JOBS, &work)
end

def compiler
  @compiler ||= run!(M3[0], '-dumpversion')[/\d+/]
end

def margin
  compiler == NAMED ? 1 : MARGIN
end

# For the gate's last line.
def told_compiler
  margin == 1 ? "gcc #{NAMED}" : "gcc #{compiler}: budgets times #{MARGIN}"
end

# The part of a page between the marks <!-- NAME --> and <!-- /NAME -->.
def marks(name)
  %r{(<!-- #{name} -->\n).*?(^<!-- /#{name} -->)}m
end

def write_shown(path, name, text)
  old = File.read(path)
  abort "#{path}: no marks of #{name}" unless old.match?(marks(name))
  File.write(path, old.sub(marks(name)) { "#{$1}#{text}\n#{$2}" })
end

# Collects findings; ends the gate with its one line or with all of them.
class Gate
  attr_reader :root, :found

  def initialize(name, root)
    @name = name
    @root = File.expand_path(root || '../..', root ? Dir.pwd : __dir__)
    @found = []
    @lock = Mutex.new
    abort "gate #{name}: no sources in #{@root}" if library.empty?
  end

  # Each gate shows that it can fail: the block checks a bad example, and one of
  # the findings must match. The example is a folder with these files, {path =>
  # text}, or the project if there are no files.
  def refuses(message, files = nil)
    Dir.mktmpdir do |dir|
      files&.each do |path, text|
        FileUtils.mkdir_p(File.dirname("#{dir}/#{path}"))
        File.write("#{dir}/#{path}", text)
      end
      bad = Gate.new(@name, files ? dir : @root)
      yield bad
      abort "self-test: gate #{@name} accepts a bad example: nothing is " \
            "like #{message.inspect} in #{bad.found}" if bad.found.grep(message).empty?
    end
  end

  def find(file, line, what)
    file = file.delete_prefix("#{@root}/")
    @lock.synchronize { @found << "#{file}:#{line}: #{what}" }
  end

  def clean?
    @found.empty?
  end

  def finish(numbers)
    if @found.empty?
      puts "gate #{@name}: ok (#{numbers})"
      exit 0
    end
    puts @found.uniq.sort_by { |f| f.split(':').then { |a| [a[0], a[1].to_i] } }
    exit 1
  end

  def glob(*patterns)
    patterns.flat_map { |p| Dir.glob(p, base: @root) }.sort
            .map { |f| "#{@root}/#{f}" }
  end

  def sources
    glob('src/*/*.c')
  end

  def public_headers
    glob('include/*.h')
  end

  def library
    sources + glob('src/*/*.h') + public_headers
  end

  # All C text of the library, its tests, ports and boards.
  def c_files
    glob('{include,src,port,test,board}/**/*.[ch]')
  end

  # nurl.hpp, its test, and programs in C++
  def cpp_files
    glob('{include,test}/**/*.[ch]pp')
  end

  def include_flags
    ["-I#{@root}/include", "-I#{@root}/src"]
  end

  # Warnings of a compiler become findings; no message is lost.
  def find_messages(out, source, how)
    seen = out.scan(/^(\S+?):(\d+):(?:\d+:)? *(?:fatal )?error: (.*)$/)
    seen.each { |file, line, text| find(file, line, "#{how}: #{text}") }
    find(source, 1, "#{how}: #{out.strip}") if seen.empty?
  end
end

# The objects of the library, or of other sources, {source => object}, in a folder.
# The compiler's messages become findings. One call compiles all sources, because
# that is faster.
def compile(gate, command, dir, sources = gate.sources)
  flags = [*command, *gate.include_flags]
  out, good = if command[0] == CLANG && sources.size > 1
                one_process(flags, dir, sources)
              else
                run(*flags, '-c', *sources, dir: dir)
              end
  gate.find_messages(out, sources[0], command[0]) unless good
  pairs = sources.map { |s| [s, "#{dir}/#{File.basename(s, '.c')}.o"] }
  pairs.select { |_, object| File.exist?(object) }.to_h
end

# clang starts a process for each source, which takes longer than to compile it.
# Its compiler proper takes many; it writes next to a source, so to links.
def one_process(flags, dir, sources)
  shown, = run(*flags, '-###', '-c', '-o', 'name.o', sources[0])
  words = shown.lines.last.scan(/"((?:\\.|[^"\\])*)"/).map { |(word)| word.gsub(/\\(.)/, '\1') }
  words -= ['-disable-free', '-clear-ast-before-backend', sources[0]]
  %w[-o -main-file-name].each { |option| words.slice!(words.index(option), 2) }
  links = sources.map { |s| "#{dir}/#{File.basename(s)}".tap { |link| File.symlink(s, link) } }
  out, good = run(*words, *links, dir: dir)
  [sources.reduce(out) { |text, s| text.gsub("#{dir}/#{File.basename(s)}:", "#{s}:") }, good]
end

# {source => names}: what each object defines for others, or leaves undefined.
def names_of(objects, flag)
  rows = run!('nm', '-A', '-g', flag, *objects.values)
         .scan(/^(\S+):\S* +[A-Z] (\S+)$/).group_by(&:first)
  objects.transform_values { |object| rows.fetch(object, []).map(&:last) }
end

def defined_names(objects)
  names_of(objects, '--defined-only')
end

# {source => {name => source}}: what each source calls, and who defines it.
def uses(objects)
  home = defined_names(objects).flat_map { |s, all| all.map { |n| [n, s] } }.to_h
  names_of(objects, '-u').transform_values { |all| home.slice(*all) }
end
