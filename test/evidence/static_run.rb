# Static analysis of C: gcc -fanalyzer, clang-tidy (bugprone, cert, clang-analyzer),
# cppcheck, and cppcheck's addon for MISRA C:2012.
# Usage: require_relative 'static_run'
#        StaticRun.new(sources, flags, TABLE...).run(tools)
# A finding needs a row with its reason in one of the tables: its file or *, TOOL NAME
# or `misra RULE`, which can end with `, at most PLACES`, and why.
# build/evidence/misra_places.txt lists the deviations from MISRA. A tool that does not
# end well fails. The last line is
# `N passed, N failed`, files and rules being counted.
require 'fileutils'
require 'open3'
require 'tmpdir'
require_relative '../runner/shared'

class StaticRun
  # Tool, what it calls the finding, file, the line that it printed.
  Finding = Struct.new(:tool, :name, :file, :text) do
    def what
      name.match?(RULE) ? name.sub(RULE, 'misra ') : "#{tool} #{name}"
    end
  end
  RULE = /\Amisra-c2012-/.freeze

  # A row of a table; most: nil if any number of places is right.
  Reason = Struct.new(:file, :what, :most) do
    def self.of(row)
      what, most = row[1].split(', at most ')
      new(row[0], what, most && Integer(most, 10))
    end

    def tool
      what[/\S+/]
    end

    def explains?(finding)
      what == finding.what && ['*', finding.file].include?(file)
    end

    def fault(places)
      return "#{file}: #{what}: explains nothing, its row can go" if places.zero?

      "#{file}: #{what}: #{places} places, #{most} allowed: #{LIST}" if most && places > most
    end
  end

  ROOT = File.expand_path('../..', __dir__)
  REPORT = /^([^:\s]+):\d+(?::\d+)?:\s
            (?:(?:fatal\s)?error|warning|style|performance|portability|information):
            \s.*?(?:\[([\w.,=+-]+)\])?$/x.freeze
  TOOLS = { 'gcc' => :gcc, 'clang-tidy' => :clang_tidy, 'cppcheck' => :cppcheck, 'misra' => :misra }.freeze
  CPPCHECK = ['cppcheck', '-q', '--std=c99', '--platform=unix32'].freeze
  LIST = 'build/evidence/misra_places.txt'.freeze
  # Every tool must find an error in a bad source.
  BAD = "int *f(int a);\nint *f(int a)\n{\n    int *p = 0, b;\n    if (a == 1) { *p = b; }\n" \
        "    a > 2;\n    return &a;\n}\n".freeze

  def initialize(sources, flags, *tables)
    @sources = sources
    @folders = sources.map { |file| File.dirname(file) }.uniq
    @flags = flags
    @known = tables.flat_map { |table| Reasons.rows(table).map { |row| Reason.of(row) } }
    @stopped = []
  end

  def run(tools)
    wrong = blind(tools)
    found = tools.to_h { |tool| [tool, send(TOOLS.fetch(tool), @sources, @folders)] }
    rules, others = found.values.flatten.partition { |finding| finding.name.match?(RULE) }
    list(rules) if tools.include?('misra')
    rows = @known.reject { |row| (TOOLS.keys - tools).include?(row.tool) }
    wrong += unexplained(rules + others, @known) + faults(rules + others, rows) + @stopped
    puts wrong
    puts "#{tools.join(', ')}: #{others.size} findings with a reason, #{rules.size} deviations " \
         "from #{rules.map(&:name).uniq.size} rules"
    puts "#{tools.size * @sources.size - wrong.size} passed, #{wrong.size} failed"
    exit wrong.empty?
  end

  private

  # Each report of a tool, once. A report without [NAME] at its end, such as a
  # syntax error of gcc, is `unnamed`: no row explains it.
  def findings(tool, output)
    output.scrub.lines(chomp: true).uniq.filter_map do |line|
      next unless line =~ REPORT

      file, name = Regexp.last_match.captures
      Finding.new(tool, (name || 'unnamed').split(',').first.delete_suffix('-warnings-as-errors'),
                  file.delete_prefix("#{ROOT}/"), line)
    end
  end

  # Tools that did not end well are noted. Findings alone are no reason for that.
  def call(*command)
    output, status = Open3.capture2e(*command)
    @stopped << "#{command.join(' ')[0, 60]}...: #{status.to_s.sub(/\Apid \d+ /, '')}: " \
                "#{output.scrub.lines(chomp: true).last}" unless status.success?
    output
  end

  def gcc(sources, _folders)
    findings('gcc', sources.map { |source|
      call('gcc', '-std=c99', '-O2', '-Wall', '-Wextra', '-fanalyzer', *@flags, '-S', '-o', '/dev/null', source)
    }.join)
  end

  def clang_tidy(sources, _folders)
    findings('clang-tidy', call(
      CLANG_TIDY, '--quiet', '--config={}',
      '--checks=-*,bugprone-*,cert-*,clang-analyzer-*', *sources, '--', '-std=c99', *@flags
    ))
  end

  # It needs no headers of others.
  def own_flags
    @flags.grep(/\A-I/)
  end

  def cppcheck(_sources, folders)
    findings('cppcheck', call(*CPPCHECK, *own_flags,
                              '--enable=warning,style,performance,portability', *folders))
  end

  # Deviations, and other messages: a source that cppcheck cannot read has no
  # deviations. What the addon reads is written outside of the sources, which other
  # parts copy meanwhile.
  def misra(_sources, folders)
    Dir.mktmpdir do |dir|
      findings('cppcheck', call(*CPPCHECK, *own_flags, '--addon=misra', "--cppcheck-build-dir=#{dir}", *folders))
    end
  end

  def list(rules)
    abort 'self-test: a rule without a row was accepted' if unexplained(rules, []).empty?
    FileUtils.mkdir_p(File.dirname(LIST))
    File.write(LIST, rules.map { |finding| "#{finding.text}\n" }.sort.join)
  end

  # The first ones of each kind: a new rule can have hundreds of places.
  def unexplained(found, rows)
    found.reject { |finding| rows.any? { |row| row.explains?(finding) } }
         .group_by(&:what).values.flat_map { |all| all.map(&:text).first(20) }
  end

  # Rows that explain nothing, or too much.
  def faults(found, rows)
    rows.filter_map { |row| row.fault(found.count { |finding| row.explains?(finding) }) }
  end

  def blind(tools)
    Dir.mktmpdir do |dir|
      File.write("#{dir}/bad.c", BAD)
      tools.reject { |tool| send(TOOLS[tool], ["#{dir}/bad.c"], [dir]).any? }
           .map { |tool| "self-test: #{tool} finds nothing in a bad source" }
    end
  ensure
    @stopped.clear
  end
end
