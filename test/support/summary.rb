#!/usr/bin/env ruby
# Turns Ceedling's summary into one line: `N passed, N failed`.
# Usage: test/support/summary.rb < OUTPUT
# An ignored test did not run: it counts as failed. The status is 1 if a test
# failed. Prints nothing without a summary, or if its numbers do not add up.
text = $stdin.read.scrub
tested, passed, failed, ignored = %w[TESTED PASSED FAILED IGNORED].map do |name|
  text.scan(/^#{name}: +(\d+)$/).last&.first&.to_i
end
exit 1 unless tested && tested == passed.to_i + failed.to_i + ignored.to_i

puts "#{ignored} ignored, counted as failed" if ignored > 0
puts "#{passed} passed, #{failed + ignored} failed"
exit 1 if failed + ignored > 0
