# The few numbers that README.md quotes, made of the records alone: what
# nurl_parse costs, and what a client links, that row of budgets.tsv which
# begins with nurl_parse and names several functions.
require_relative 'record'

CLIENT = /\Anurl_parse \+ /.freeze
REAL_URLS = 'parse real_urls_2000'.freeze

def thousands(number)
  number.to_s.reverse.scan(/\d{1,3}/).join(',').reverse
end

def wrapped(text)
  text.gsub(/(.{1,79})(?:\s|\z)/, "\\1\n").chomp
end

def octets_of((flash, _, stack))
  "#{thousands(flash)} bytes of flash and #{stack} of stack"
end

def costs_text(gate)
  sizes = read_table("#{gate.root}/test/gate/sizes.tsv")
  speeds = read_table("#{gate.root}/test/gate/speed.tsv")
  _, octets, count = speeds[REAL_URLS]
  urls, _, all = speeds['client real_urls_2000']
  alone = sizes['nurl_parse']
  client = sizes.keys.grep(CLIENT).first
  return '' unless octets && alone && client && all

  job = all / urls

  names = client.split(' + ').map { |name| "`#{name}`" }
  wrapped("On a Cortex-M3 `nurl_parse` takes #{octets_of(alone)}, constants " \
          "included, and #{format('%.1f', count.fdiv(octets))} instructions " \
          'a byte. What a client calls, ' \
          "#{names[0...-1].join(', ')} and #{names.last}, takes " \
          "#{octets_of(sizes[client])} together, and #{thousands(job)} " \
          'instructions for a URL.')
end

def check_costs(gate)
  check_shown(gate, 'costs', costs_text(gate), 'README.md')
end

def write_costs(gate)
  write_shown(gate, 'costs', costs_text(gate), 'README.md')
end
