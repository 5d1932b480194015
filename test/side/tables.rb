# The tables that test/side/check prints and writes to costs.md.

COST_TITLE = '| corpus | parser | taken | instructions per URL | per octet ' \
             '| time |'.freeze

def verdict_table(verdicts)
  right, wrong = verdicts.partition { |_, verdict,| verdict == 'right' }
  lines = ["| parser | wrong ones refused, of #{wrong.size} " \
           "| right ones taken, of #{right.size} |", '|---|--:|--:|']
  verdicts[0][2].each_key do |name|
    refused = wrong.count { |_, _, takes| !takes[name] }
    taken = right.count { |_, _, takes| takes[name] }
    lines << "| #{name} | #{refused} | #{taken} |"
  end
  lines.join("\n")
end

def cost_table(costs)
  lines = [COST_TITLE, '|---|---|--:|--:|--:|--:|']
  costs.each do |corpus, each|
    each.each do |name, cost|
      lines << format('| %s | %s | %d | %.0f | %.2f | %.2f |', corpus.name,
                      name, cost.taken, cost.per_url, cost.per_octet, cost.time)
    end
  end
  lines.join("\n")
end

# What of the tables is the same on every machine: all but the last three
# columns of the second one, and the last one of that of the jobs.
def exact(tables)
  tables.lines(chomp: true).grep(/\A\| /).map do |line|
    cells = line.split(' | ')
    cells.size > 3 ? cells.first(3).join(' | ') : line
  end
end
