# The rows of the table of boards, board => line, and what may become of them.
# Usage: require_relative 'rows'; needs ROOT
require 'json'

def board_env(board)
  File.readlines("#{ROOT}/board/#{board}/board.env", chomp: true)
      .grep(/\A\w+=/).to_h { |line| line.split('=', 2) }
end

# Boards that are like this machine have parts of their own.
def boards
  Dir["#{ROOT}/board/*/board.env"].map { |file| file.split('/')[-2] }
                                  .grep_v(/\Ahost/).sort
end

# The rows of the boards that test/board/check has passed.
def rows_that_ran
  Dir["#{ROOT}/build/*/passed.json"].map { |file| JSON.parse(File.read(file)) }
                                   .to_h { |facts| [facts['board'], row(facts)] }
end

def row(facts)
  env = board_env(facts['board'])
  images = env.fetch('SELFTEST', '1')
  cells = [facts['board'], env['UNIT_TESTS'] ? "no: #{env['UNIT_TESTS']}" : 'all',
           facts['long'].zero? ? 'all' : 'all that fit a line',
           images =~ /\D/ ? "no: #{images}" : "images: #{images}",
           facts['limit'], env.fetch('FAULTS', '').tr(',', ' ')]
  "| #{cells.join(' | ')} |\n"
end

# The table in a text, and the rows that shall be in it: of each board one.
class Table
  MARKS = %r{(?<=<!-- boards -->\n).*?(?=<!-- /boards -->)}m.freeze
  HEAD = <<~MD.freeze
    | board | unit tests | vectors, corpora | selftest | longest text | guards |
    |---|---|---|---|--:|---|
  MD

  def initialize(text, ran, boards)
    @text = text
    @written = text[MARKS].lines.drop(2).to_h { |line| [line[/\w+/], line] }
    @ran = ran
    @boards = boards
  end

  # What is not as it ran.
  def faults
    wrong(@ran) + (@boards & @ran.keys).filter_map do |board|
      "#{board}: written is #{@written[board].inspect}, what ran is " \
        "#{@ran[board].inspect}" if @written[board] != @ran[board]
    end
  end

  # The text with the rows of the boards that ran in it.
  def record
    rows = @written.merge(@ran)
    raise ArgumentError, wrong(rows).join("\n") if wrong(rows).any?

    @text.sub(MARKS) { HEAD + rows.sort.map(&:last).join }
  end

  private

  def wrong(rows)
    (@boards - rows.keys).map { |board| "#{board}: has no row: test/board/check #{board}" } +
      ((rows.keys | @written.keys) - @boards).map { |name| "#{name}: is no board" }
  end
end
