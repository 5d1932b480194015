# What the scripts of the tests share.
# Usage: require_relative '../support/shared'

# The rows of a tab-separated file, without its empty lines and comments.
module Tsv
  # With a number of columns the last one has the rest of the line.
  def self.rows(path, columns = 0)
    File.readlines(path, chomp: true)
        .reject { |line| line.empty? || line.start_with?('#') }
        .map { |line| line.split("\t", columns) }
  end
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
