# Asks a board the questions of the vector protocol (../protocol.md).
# Usage: require_relative 'ask'; answers, faults = Ask.board('host', questions)

require 'open3'

module Ask
  LIMIT = 600 # seconds; a board that has not answered by then never will
  LINE = 4096 # octets that a question may have
  RUN = File.expand_path('../../../board/run', __dir__)

  # What an answer says: `err` is nil if the input was taken.
  Answer = Struct.new(:err, :off, :keys)

  module_function

  # Questions by their ids, as lines without their ends. Returns the answers
  # by their ids, and sentences about what went wrong.
  def board(name, questions)
    input = questions.values.map { |line| "#{line}\n" }.join << ".\n"
    command = ['timeout', '-k', '5', LIMIT.to_s, RUN, name, 'conform']
    output, status = Open3.capture2(*command, stdin_data: input, binmode: true)
    lines = output.lines(chomp: true)
    faults = []
    faults << "the run ended badly: #{status}" unless status.success?
    last = lines.pop
    faults << "the last line is #{last.inspect}" if
      last != "rows #{questions.size}"
    [lines.to_h { |line| answer(line) }, faults]
  end

  # The id and the answer of a line.
  def answer(line)
    id, ok, err, off, *keys = line.split("\t", -1)
    keys = keys.to_h { |key| key.split('=', 2) }
    [id, Answer.new(ok == '1' ? nil : err, off, keys)]
  end
end
