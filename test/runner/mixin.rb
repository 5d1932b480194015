#!/usr/bin/env ruby
# Writes what Ceedling needs to run the unit tests on a board.
# Usage: test/runner/mixin.rb BOARD > build/ceedling/BOARD.yml
#        ceedling test:all --mixin=build/ceedling/BOARD.yml
# `make facts` tells how to compile and link for the board. Call it
# anywhere.
require 'open3'
require 'yaml'

ROOT = File.expand_path('../..', __dir__)
KEYS = %w[CC CFLAGS LDFLAGS ARCHIVES UNIT_CFLAGS UNIT_LDFLAGS RUNNER].freeze

def facts(board)
  command = ['make', '-s', '-C', ROOT, '--no-print-directory', 'facts',
             "BOARD=#{board}"]
  output, status = Open3.capture2(*command)
  abort "mixin.rb: make facts BOARD=#{board} failed" unless status.success?

  facts = output.lines(chomp: true).to_h { |line| line.split('=', 2) }
  lack = KEYS - facts.keys
  abort "mixin.rb: make facts lacks #{lack.join(' ')}" if lack.any?
  facts
end

# The shell splits these again. The project file's define is in the list too,
# because a mixin can add to a list and take nothing from it.
def compiler(facts)
  {
    arguments: ["--cc=#{facts['CC']}", '-I"${5}"', '-D"${6}"',
                facts['UNIT_CFLAGS'], facts['CFLAGS'],
                '-g -ffunction-sections -fdata-sections',
                '-c "${1}"', '-o "${2}"', '-MMD', '-MF "${4}"'].reject(&:empty?)
  }
end

def linker(facts)
  {
    executable: facts['CC'],
    arguments: ['${1}', '-o "${2}"', facts['LDFLAGS'], facts['UNIT_LDFLAGS'],
                facts['ARCHIVES']].reject(&:empty?)
  }
end

def mixin(board, facts)
  {
    project: { build_root: "build/ceedling/#{board}" },
    # The rows are in its program, and on the board's console in another part.
    paths: { test: ['-:test/vectors'] },
    command_hooks: { pre_build: { arguments: [board] } },
    unity: {
      defines: ['UNITY_OUTPUT_CHAR=port_put',
                'UNITY_OUTPUT_CHAR_HEADER_DECLARATION=port_put(int)']
    },
    tools: {
      test_compiler: compiler(facts),
      test_linker: linker(facts),
      # Appended to the project file's: test/runner/limited IMAGE RUNNER...
      test_fixture: { arguments: facts['RUNNER'].split }
    }
  }
end

board = ARGV.first
abort "usage: #{$0} BOARD" unless ARGV.size == 1
unless File.file?(File.join(ROOT, 'board', board, 'board.env'))
  abort "mixin.rb: there is no board #{board}"
end
puts YAML.dump(mixin(board, facts(board)))
