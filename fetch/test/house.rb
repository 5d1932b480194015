# The list of parts that these tests belong to, and what all scripts of tests share.
# Usage: require_relative 'house'
ENV['PARTS'] ||= 'fetch/test/parts.tsv'
require_relative '../../test/runner/shared'
