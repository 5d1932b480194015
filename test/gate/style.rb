# The rules for the style of C, for the gates of both houses: .clang-tidy,
# .clang-format, 80 columns, no goto, no macro that returns.
# Usage: require_relative 'style'
#        check_tidy(gate, files, targets, generated: ..., headers: ...)
#        check_format(gate, files), check_words(gate, file)
require_relative 'lib'

# Another project's headers, which some files include.
def source(package)
  run!(File.expand_path('../../board/source', __dir__), package).lines.last.chomp
end

COLUMNS = 80

# Facts of a board that the ports need; any number will do here.
FACTS = %w[LINE_MAX=4000 TEXT_MAX=4000 BOARD_NAME="b" UART_BASE=0 TIMER_BASE=0
           PORT_TICKS=1 PORT_INSTRUCTIONS=1 PORT_FPU=1 PORT_MPU_GUARD=1
           PORT_UNALIGN_TRAP=1 ETH_BASE=0 MS_BASE=0 MS_TICKS=1 IMAGE_AT=0
           IMAGE_SIZE=0 FLASH_AT=0 FLASH_SIZE=1u
           FLASH_BLOCK=1u FLASH_UNIT=1u BUFFER=4421 SECONDS=400
           LINK_SECONDS=10 FIRST_BYTE_SECONDS=20 SILENCE_SECONDS=10].map { |fact| "-D#{fact}" }.freeze

# Findings of a tool that reports as compilers do. A note with a threshold is
# part of a finding. clang's own errors in another compiler's code are ignored.
def find_all(gate, out)
  out.scan(/^(\S+?):(\d+):\d+: (error|note): (.*?)(?: \[(\S+)\])?$/)
     .each do |file, line, kind, text, by|
    next if by.to_s.start_with?('clang-') && file.include?('/port/arch/')

    gate.find(file, line, text) if kind == 'error' || text.include?('threshold')
  end
end

# Without Unity, because its macros nest.
def tidy(gate, files, *flags, generated: {}, headers: [])
  Dir.mktmpdir do |dir|
    File.write("#{dir}/unity.h", "#define TEST_SOURCE_FILE(file)\n")
    generated.each { |name, script| gate.glob(script).each { |file| File.write("#{dir}/#{name}.h", run!('ruby', file)) } }
    folders = headers.map { |file| "-I#{File.dirname(file)}" }.uniq
    out, good = run(CLANG_TIDY, '--quiet',
                    "--config-file=#{gate.root}/.clang-tidy", *files, '--',
                    '-std=c99', '-Wno-implicit-function-declaration', *flags,
                    *FACTS, "-I#{dir}", *gate.include_flags, *folders, dir: dir)
    find_all(gate, out)
    gate.find('.clang-tidy', 1, out) if !good && !out.match?(/: error: /)
  end
end

# targets: {path => clang's flags}, the first that matches.
def check_tidy(gate, files, targets, **options)
  files.grep(/\.c\z/).group_by { |file| targets.keys.find { |path| file.match?(path) } }
       .each { |path, some| tidy(gate, some, *targets[path], **options) }
end

# clang-format leaves lines that it cannot break.
def check_format(gate, files)
  out, good = run('clang-format', '--dry-run', '-Werror', *files)
  find_all(gate, out)
  gate.find('.clang-format', 1, out) if !good && !out.match?(/: error: /)
  files.each do |file|
    File.readlines(file, chomp: true).each_with_index do |text, at|
      gate.find(file, at + 1, "#{text.size} columns") if text.size > COLUMNS
    end
  end
end

def check_words(gate, file)
  lines = code(File.read(file)).gsub("\\\n", "  \r").split("\n")
  at = 0
  lines.each do |text|
    at += 1
    gate.find(file, at, 'goto') if text.match?(/\bgoto\b/)
    gate.find(file, at, 'a macro that returns') if
      text.match?(/^\s*#\s*define\b.*\breturn\b/)
    at += text.count("\r")
  end
end
