# What the scripts of the tests share.
# Usage: require_relative '../runner/shared'
require_relative 'tables'

# Clang's version, which stands in one place, and its commands.
CLANG_VERSION = File.read(File.expand_path('../../pack/clang.env', __dir__))[/^CLANG_VERSION=(\d+)$/, 1].freeze
CLANG = "clang-#{CLANG_VERSION}".freeze
CLANGXX = "clang++-#{CLANG_VERSION}".freeze
CLANG_TIDY = "clang-tidy-#{CLANG_VERSION}".freeze

# test/runner/tools: ends the script if these parts of the tests lack a tool.
def need_tools(*parts)
  system(File.expand_path('tools', __dir__), *parts) || exit(69)
end

# map with threads, for work that other programs do: Parallel.map(list, 2) { ... }
module Parallel
  def self.map(list, jobs)
    left = list.each_with_index.to_a
    lock = Mutex.new
    done = []
    worker = lambda do
      while (item, at = lock.synchronize { left.shift })
        done[at] = yield(item)
      end
    end
    Array.new(jobs) { Thread.new(&worker) }.each(&:join)
    done
  end
end
