# The parts of `check`: each is a list of tries, which are run some at a time.
require 'fileutils'
require_relative '../support/parallel'
require_relative 'faulty_net'
require_relative 'real'
require_relative 'truncated'

# scheme and name stand in table.md; client tries it. The block is given the
# client and words for the emulator, and returns an Outcome; `wrong` is what
# else is wrong, a sentence.
Try = Struct.new(:scheme, :name, :client, :allowed, :block) do
  attr_accessor :wrong

  def title
    "#{client.name}: #{scheme}: #{name}"
  end

  def slug
    title.downcase.gsub(/[^a-z0-9]+/, '-')[0, 80]
  end
end

class Tries
  HOST_JOBS = 24 # most of them wait
  BOARD_JOBS = 2 # each takes a core
  SLOW = /for ever|drop by drop/.freeze # a minute: those begin
  LOG = "#{Client::ROOT}/build/log".freeze

  def self.of(part, board)
    case part
    when 'fetch' then new(BOARD_JOBS) { |d| Real.new(d, client(board)).fetches }
    when 'host' then new(HOST_JOBS) { |d| host(d) }
    when 'board' then new(BOARD_JOBS) { |d| Real.new(d, client(board)).tries }
    when 'faults'
      new(BOARD_JOBS) { |d| FaultyNet.new(d, client(board)).tries }
    end
  end

  def self.client(board)
    raise Processes::Failed, "there is no board #{board}" unless
      board && File.exist?("#{Client::ROOT}/board/#{board}/board.env")

    board.start_with?('host') ? HostClient.new(board) : BoardClient.new(board)
  end

  # By both compilers' sanitizers; the table has what gcc's says.
  def self.host(folder)
    gcc = HostClient.new('host_gcc_sanitize')
    clang = HostClient.new('host_clang_sanitize')
    real = Real.new(folder, gcc).tries
    scripted = [gcc, clang].flat_map do |client|
      Scripts.tries(client, Images.of(3000)) { |row| !row.board? }
    end
    real + scripted + Truncated.tries(gcc)
  end

  def initialize(jobs, &list)
    @jobs = jobs
    @list = list
  end

  # How many have failed, and how many have passed.
  def run(names, table, record)
    @record = record
    FileUtils.mkdir_p(LOG)
    Dir.mktmpdir('boot') do |folder|
      tries = @list.call(folder).select { |try| named?(try, names) }
      tries = tries.partition { |try| try.name.match?(SLOW) }.flatten
      wrong = Parallel.map(tries, @jobs) { |try| report(try, table, folder) }
      failed = wrong.count(true)
      [failed, tries.size - failed]
    ensure
      Real.stop
    end
  end

  private

  def named?(try, names)
    names.all? { |name| try.scheme == name || try.name.include?(name) }
  end

  # Prints what came of it, and returns whether that is wrong.
  def report(try, table, folder)
    outcome = fetch(try, folder)
    table[try.scheme, try.name, column(try)] = outcome.name if @record && column(try)
    wrong = judge(try, outcome, table)
    puts format('%-6s %-6s %5.1f s %s%s', wrong ? 'FAILED' : 'ok', outcome.name,
                outcome.seconds, try.title, wrong && ": #{wrong}")
    puts outcome.said.gsub(/^/, '       | ') if wrong
    FileUtils.rm_f(frames(try)) unless wrong
    !wrong.nil?
  end

  # What passes the board's chip is written down, and kept if that is wrong.
  def frames(try)
    "#{LOG}/boot-#{try.slug}.pcap"
  end

  def fetch(try, folder)
    words = ['-object', "filter-dump,id=frames,netdev=net,file=#{frames(try)}"]
    try.block.call(try, try.client.is_a?(BoardClient) ? words : [], folder)
  end

  def judge(try, outcome, table)
    return "not #{try.allowed.join(' or ')}" unless
      try.allowed.include?(outcome.name)
    return try.wrong if try.wrong

    judge_by(table, try, outcome) if column(try)
  end

  def judge_by(table, try, outcome)
    was = table[try.scheme, try.name, column(try)]
    return 'table.md does not have it' if was.nil?
    # Which frames are harmed is not quite the same each time.
    return if try.allowed.size > 1 && try.client.is_a?(BoardClient)

    "table.md has #{was}" if (was == 'image') != outcome.image?
  end

  # clang's outcomes are judged, but not recorded; nor are cuts.
  def column(try)
    return if try.name.start_with?('cut behind')

    { 'host_gcc_sanitize' => 'host', 'host' => 'host' }
      .fetch(try.client.name) { |name| name if Table::CLIENTS.include?(name) }
  end
end
