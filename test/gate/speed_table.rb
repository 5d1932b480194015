# The table of speeds: counts, what they are for each octet and URL, budgets,
# and what other parsers take. Made of speed.tsv's columns alone.
require_relative '../support/tsv'
require_relative 'counts'

# Where the instructions and the stack of a core stand in a row of speed.tsv.
COUNT = { 'M3' => 2, 'M0' => 3 }.freeze
STACK = { 'M3' => 4, 'M0' => 5 }.freeze

SLOPE = 'slope'.freeze # not a measurement, but a name in speed_budgets.tsv

# A row of speed_budgets.tsv. The column is a core and what is limited.
Budget = Struct.new(:name, :column, :limit, :enforced, keyword_init: true) do
  def core
    column.split[0]
  end

  def kind
    column.split(' ', 2)[1]
  end

  def told(got)
    "#{column} #{got.round(2)}, budget #{limit}"
  end
end

def read_budgets(path)
  Tsv.rows(path).map do |name, column, limit, enforced|
    Budget.new(name: name, column: column, limit: Float(limit),
               enforced: enforced == '1')
  end
end

# {text => [[peer, M3 per octet, M0 per octet]...]}
def read_peers(path)
  Tsv.rows(path).group_by(&:first)
     .transform_values { |list| list.map { |row| row.drop(1) } }
end

# The slopes of all texts, and the bound; nil if the core was not measured.
def core_slopes(rows, core)
  return unless rows.values.all? { |row| row[COUNT[core]] }

  all = slopes(rows.keys) { |name| rows.fetch(name)[COUNT[core]] }
  single = rows.select { |name, row| name.start_with?('parse ') && row[0] == 1 }
  [all, bound_of(single.values.map { |r| [r[1], r[COUNT[core]]] }, all)]
end

# What the budget limits; nil if that core was not measured.
def figure(rows, budget)
  if budget.kind == SLOPE
    _, bound = core_slopes(rows, budget.core)
    return bound&.slope&.round(2)
  end
  row = rows.fetch(budget.name) { abort "no measurement #{budget.name}" }
  return row[STACK[budget.core]] if budget.kind == 'stack'

  row[COUNT[budget.core]]&.fdiv(row[budget.kind == 'per URL' ? 0 : 1])
end

def number(value, digits = 2)
  value ? format("%.#{digits}f", value) : ''
end

# "M3 8.2, M0 9.0 missed" for a measurement.
def budget_cell(rows, budgets, name)
  budgets.select { |b| b.name == name }.map do |budget|
    got = figure(rows, budget)
    missed = got && got > budget.limit ? ' (missed)' : ''
    column = budget.column.sub(/ (per octet|per URL|slope)\z/, '')
    "#{column} #{budget.limit.to_s.delete_suffix('.0')}#{missed}"
  end.join(', ')
end

def peer_cell(peers, name)
  list = name.start_with?('parse ') ? peers[name.delete_prefix('parse ')] : nil
  list.to_a.map do |peer, m3, m0|
    "#{peer} #{m3}#{m0 == '-' ? '' : ", M0 #{m0}"}"
  end.join('; ')
end

# What the program bench measures, and no job of a client.
BENCH = /\A(parse|parse_1738|decode|encode|port) /.freeze

# The corpora; texts that were made to a length are told by their slope.
def url_lines(rows, budgets, peers)
  corpora = rows.reject { |name,| name.match?(/_(0|64|256|2048|65535)\z/) }
  corpora.select { |name,| name.match?(BENCH) }.map do |name, row|
    m3, m0 = row.values_at(*COUNT.values)
    cells = ["`nurl_#{name.sub(' ', '`, ')}", row[0], number(m3&.fdiv(row[1])),
             number(m0&.fdiv(row[1])), number(m3&.fdiv(row[0]), 0),
             number(m0&.fdiv(row[0]), 0), budget_cell(rows, budgets, name),
             peer_cell(peers, name)]
    "| #{cells.join(' | ')} |"
  end
end

def job_lines(rows, budgets)
  rows.reject { |name,| name.match?(BENCH) }.map do |name, row|
    cells = row.values_at(*COUNT.values).map { |n| number(n&.fdiv(row[0]), 0) }
    "| #{[name.sub(' ', ', '), *cells, budget_cell(rows, budgets, name)].join(' | ')} |"
  end
end

def slope_cells(rows, core)
  all, bound = core_slopes(rows, core)
  return [''] * 4 unless all

  [number(all[REAL]), "#{number(bound.slope)} (#{bound.text})",
   number(bound.slope / all[REAL]), bound.to_s]
end

def slope_lines(rows, budgets)
  names = ['real paths', 'the worst text known', 'ratio',
           'a text of n octets, at most']
  names.zip(*CODES.keys.map { |core| slope_cells(rows, core) })
       .map do |name, *cells|
    limit = budget_cell(rows, budgets, SLOPE) if name == 'the worst text known'
    "| #{name} | #{cells.join(' | ')} | #{limit} |"
  end
end

def speed_table(rows, budgets, peers)
  heads = ['instructions', 'URLs', 'M3 per octet', 'M0 per octet',
           'M3 per URL', 'M0 per URL', 'budget per octet',
           'others, M3 per octet']
  ["| #{heads.join(' | ')} |", "|---|#{'--:|' * 5}---|---|",
   *url_lines(rows, budgets, peers), '',
   '| `nurl_parse`, per further octet | M3 | M0 | budget |',
   '|---|--:|--:|---|', *slope_lines(rows, budgets), '',
   '| job, instructions per URL | M3 | M0 | budget |', '|---|--:|--:|---|',
   *job_lines(rows, budgets)].join("\n")
end
