# map with threads, for work that other programs do.
# Usage: require_relative '../support/parallel'; Parallel.map(list, 2) { ... }
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
