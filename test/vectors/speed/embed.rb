#!/usr/bin/env ruby
# Writes the texts of this folder as C data for test/target/speed_text.h.
# Usage: test/vectors/speed/embed.rb all|few > speed_texts.c
# all: the three corpora, and the URLs of scheme_urls_120 in six more, by scheme;
# few: each FEW-th of real_urls_100, the first of each scheme, and no other, for
# little RAM.
require_relative '../rows'

CORPORA = %w[real_urls_100 firmware_urls_20 long_url_2000].freeze
LARGE = 'real_urls_100'.freeze
FEW = 3
SCHEMES = 'scheme_urls_120'.freeze
FIRST = 4

def lines(name)
  rows = File.binread("#{__dir__}/#{name}").lines(chomp: true)
  rows = rows.reject { |line| line.empty? || line.start_with?('#') }
  abort "embed.rb: #{name} is empty" if rows.empty?
  rows
end

# { "text", length }, a struct nurl_str.
def str(octets)
  return '{ "", 0 }' if octets.empty?

  "{ #{Vectors.c_string(octets, 60, 6).lstrip}, #{octets.bytesize} }"
end

# {"http_20" => its URLs}, for each scheme. The name is that of all its URLs.
def by_scheme
  groups = lines("#{SCHEMES}.txt").group_by { |text| text[/\A\w+/] }
  abort 'embed.rb: not as many of each scheme' if groups.values.map(&:size).uniq.size > 1
  groups.to_h do |scheme, texts|
    ["#{scheme}_#{texts.size}", ARGV == %w[few] ? texts.first(FIRST) : texts]
  end
end

def texts(name)
  all = lines("#{name}.txt")
  ARGV == %w[few] ? all.each_slice(FEW).map(&:first) : all
end

def corpus(name, texts)
  rows = texts.map { |text| "    #{str(text)},\n" }
  "static const struct nurl_str #{name}[] = {\n#{rows.join}};\n\n"
end

def pattern(line)
  name, *parts = line.split("\t", -1)
  abort "embed.rb: #{name}: four columns, please" unless parts.size == 3
  head, unit, tail = parts.map { |part| Escapes.octets(part) }
  abort "embed.rb: #{name}: no unit" if unit.empty?
  "    { \"#{name}\",\n      #{[head, unit, tail].map { |t| str(t) }
                                               .join(",\n      ")} },\n"
end

NAMES = { 'all' => CORPORA, 'few' => [LARGE] }.freeze
names = NAMES[ARGV[0]] || abort("usage: #{$0} #{NAMES.keys.join('|')}")
schemes = by_scheme
entries = (names + schemes.keys).map do |name|
  "    { \"#{name}\", #{name}, sizeof #{name} / sizeof *#{name} },\n"
end
corpora = names.to_h { |name| [name, texts(name)] }.merge(schemes)
               .map { |name, texts| corpus(name, texts) }.join
patterns = lines('worst.tsv').map { |line| pattern(line) }

puts <<~C
  /*
   * Texts of test/vectors/speed, written by embed.rb there; change them there.
   */
  #include "speed_text.h"

  #{corpora}const struct speed_corpus speed_corpora[] = {
  #{entries.join}};

  const unsigned speed_corpus_count = #{names.size};

  const unsigned speed_scheme_count = #{schemes.size};

  const struct speed_pattern speed_patterns[] = {
  #{patterns.join}};

  const unsigned speed_pattern_count = #{patterns.size};

  const char speed_left_out[] = "#{(CORPORA - names).join}";
C
