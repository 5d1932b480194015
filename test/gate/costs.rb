# The few numbers that README.md quotes, and the table of the job of a client,
# made of the records and of test/side/jobs.tsv alone: what nurl_parse costs, and
# what a client links, that row of budgets.tsv which begins with nurl_parse and
# names several functions.
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

# The job of a client, with one parser: a row of jobs.tsv.
Client = Struct.new(:name, :commit, :date, :job, :m3, :m0, :own, :libc, :stack,
                    :less) do
  def line
    from = commit == '-' ? name : "#{name} #{commit}, #{date}"
    flash = own == '-' ? '-' : "#{own} + #{libc}"
    "| #{[job, from, m3, m0, flash, stack, less].join(' | ')} |"
  end
end

# A row of ours has what the records lack: the lines that call our functions.
def add_records(client, sizes, speeds)
  job = client.job == 'GET' ? 'client' : 'coap'
  urls, _, *counts = speeds["#{job} real_urls_2000"]
  flash, _, stack = sizes[sizes.keys.grep(CLIENT).first]
  return unless urls && flash

  client.m3, client.m0 = counts.first(2).map { |n| n.fdiv(urls).round }
  return if client.own == '-'

  client.own = client.own.to_i + flash
  client.stack = client.stack.to_i + stack
end

def clients(gate)
  sizes = read_table("#{gate.root}/test/gate/sizes.tsv")
  speeds = read_table("#{gate.root}/test/gate/speed.tsv")
  rows = Tsv.rows("#{gate.root}/test/side/jobs.tsv").map { |r| Client.new(*r) }
  rows.select { |row| row.name == 'nanourl' }
      .each { |row| add_records(row, sizes, speeds) }
  rows
end

def jobs_text(gate)
  ['| job | with | M3 | M0 | flash, own + libc | stack | checks less |',
   '|---|---|--:|--:|--:|--:|---|', *clients(gate).map(&:line)].join("\n")
end

def flash_and_speed(client)
  "#{thousands(client.own.to_i + client.libc.to_i)} bytes and " \
    "#{thousands(client.m3)} instructions"
end

# For the README: ours, those who check less, and the strict one.
def jobs_told(gate)
  ours, *others = clients(gate).select { |client| client.job == 'GET' }
  strict, loose = others.partition { |client| client.less.start_with?('nothing') }
  told = [loose, strict].map do |list|
    list.map { |one| "#{flash_and_speed(one)} with #{one.name}" }.join(', ')
  end
  "The whole job takes #{flash_and_speed(ours)} for a URL. Others " \
    '[check less](src/costs.md#the-job-of-a-client-on-a-cortex-m3) and take ' \
    "#{told[0]}; one checks as much, with a heap, and takes #{told[1]}."
end

def costs_text(gate)
  sizes = read_table("#{gate.root}/test/gate/sizes.tsv")
  speeds = read_table("#{gate.root}/test/gate/speed.tsv")
  _, octets, count = speeds[REAL_URLS]
  alone = sizes['nurl_parse']
  client = sizes.keys.grep(CLIENT).first
  return '' unless octets && alone && client

  names = client.split(' + ').map { |name| "`#{name}`" }
  wrapped("On a Cortex-M3 `nurl_parse` takes #{octets_of(alone)}, constants " \
          "included, and #{format('%.1f', count.fdiv(octets))} instructions " \
          'a byte. What a client calls, ' \
          "#{names[0...-1].join(', ')} and #{names.last}, takes " \
          "#{octets_of(sizes[client])} together. #{jobs_told(gate)}")
end

def check_costs(gate)
  check_shown(gate, 'costs', costs_text(gate), 'README.md')
  check_shown(gate, 'jobs', jobs_text(gate))
end

def write_costs(gate)
  write_shown(gate, 'costs', costs_text(gate), 'README.md')
  write_shown(gate, 'jobs', jobs_text(gate))
end
