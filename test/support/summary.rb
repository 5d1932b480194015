#!/usr/bin/env ruby
# Turns Ceedling's summary into one line: `N passed, N failed`.
# Usage: test/support/summary.rb < OUTPUT
# A test that was ignored did not run and counts as failed; then the status is
# 1. Prints nothing if there is no summary, or if its numbers do not add up.
text = $stdin.read.scrub
tested, passed, failed, ignored = %w[TESTED PASSED FAILED IGNORED].map do |name|
  text.scan(/^#{name}: +(\d+)$/).last&.first&.to_i
end
exit 1 unless tested && tested == passed.to_i + failed.to_i + ignored.to_i

puts "#{ignored} ignored, counted as failed" if ignored > 0
puts "#{passed} passed, #{failed + ignored} failed"
exit 1 if failed + ignored > 0
