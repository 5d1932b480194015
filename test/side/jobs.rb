# The jobs of a client, by ours and by others (client.c): what they say must be
# the same, unless differ.tsv says why not, and what that costs.
require_relative '../support/tsv'
require_relative 'side'

JOBS_OF = { 'GET' => %w[nanourl http_parser uriparser],
            'CoAP' => %w[nanourl libcoap] }.freeze
COUNTED = 'real_urls_2000'.freeze # the corpus that the jobs are counted on

# The program's clients.
class Side
  # {client => [what it says of each text, or nil]}
  def says(texts)
    out, = ask([@program, 'says'], texts)
    said = Hash.new { |hash, name| hash[name] = [] }
    out.lines(chomp: true).each do |line|
      at, name, what = line.split("\t")
      said[name][at.to_i] = what
    end
    said
  end

  def client_cost(corpus, name)
    full, taken, octets = instructions(corpus, name, name)
    Cost.new(taken, octets, full - around(corpus, name, taken))
  end
end

# One job, by all clients that have it.
class Job
  def initialize(checks, side, job, known)
    @checks = checks
    @side = side
    @job = job
    @known = known
    @names = JOBS_OF[job].map { |name| "#{job}, #{name}" }
  end

  # Rows of the table: client, taken, wrong ones sent, instructions for a URL.
  # The instructions are those for a corpus, if there is one.
  def rows(corpus, right, wrong)
    check_says(right)
    sent = sent(wrong)
    return [] unless corpus

    corpus = Corpus.new(@job, corpus.texts.map { |text| for_job(text) })
    @names.map do |name|
      cost = @side.client_cost(corpus, name)
      @checks.hold(cost.taken.positive?, "#{name} takes nothing")
      [name, cost.taken, sent[name], cost.per_url.round]
    end
  end

  private

  def for_job(text)
    @job == 'CoAP' ? text.sub(/\Ahttps?:/n, 'coap:') : text
  end

  # Where ours and another take a text, they say the same.
  def check_says(right)
    texts = right.map { |text| for_job(text) }
    ours, *others = @side.says(texts).values_at(*@names)
    @names.drop(1).zip(others).each do |name, theirs|
      other = texts.each_index.find do |at|
        ours[at] && theirs[at] && ours[at] != theirs[at] &&
          !@known.include?([name, texts[at]])
      end
      @checks.hold(!other, "#{name} says otherwise: #{texts[other.to_i]}")
    end
  end

  # {client => how many of the wrong texts it sends}; ours sends none.
  def sent(wrong)
    said = @side.says(wrong.map { |text| for_job(text) })
    sent = @names.to_h { |name| [name, said[name].compact.size] }
    @checks.hold(sent[@names[0]].zero?, "#{@names[0]} sends a wrong one")
    sent
  end
end

# The table of jobs; nil without a corpus to count on.
def job_table(checks, side, root, corpora, verdicts)
  known = Tsv.rows("#{root}/test/side/differ.tsv").map { |row| row.first(2) }
  right, wrong = verdicts.partition { |_, verdict,| verdict == 'right' }
                         .map { |list| list.map { |text,| unescape(text) } }
  corpus = corpora.find { |one| one.name == COUNTED }
  right += corpora.flat_map(&:texts)
  rows = JOBS_OF.keys.flat_map do |job|
    Job.new(checks, side, job, known).rows(corpus, right, wrong)
  end
  return if rows.empty?

  ["| job, with | taken, of #{corpus.texts.size} " \
   "| wrong ones sent, of #{wrong.size} | instructions per URL |",
   '|---|--:|--:|--:|', *rows.map { |row| "| #{row.join(' | ')} |" }].join("\n")
end
