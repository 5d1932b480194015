# What holds for every text: generated texts, with the address and undefined
# behaviour sanitizers, and the cost of searching, masking and references on a
# board that counts instructions.
#   equal    nurl_equal_1738 is reflexive, symmetric and transitive
#   encode   what was encoded decodes to what it was
#   stored   structs that nurl_attach lets pass make no function read outside
#   find     places, lengths, an end; the same in pieces; masks
#   build    what is built parses to its parts; what is refused would not
#   request  endpoint, Host field and target name the same host
#   references   what is resolved, redirected, cleaned or in normal form is what
#            RFC 3986 makes of it by its letter (letter.c), and means what it
#            did; nurl_equal agrees with the normal form
#   cost     65,535 octets cost at most 40 times what 2,048 cost (32: linear)
require_relative 'oracle'

module Properties
  COUNTS = { 'equal' => 100_000, 'encode' => 50_000, 'stored' => 300_000,
             'find' => 1_000_000, 'build' => 200_000, 'request' => 200_000,
             'references' => 150_000 }.freeze
  # What of it is counted as passed.
  TESTS = { 'equal' => 'triples' }.tap { |tests| tests.default = 'texts' }
  SANITIZED = 'host_gcc_sanitize'
  BOARD = 'netduinoplus2'
  SHORT, LONGEST = 2048, 65_535
  RATIO = 40

  module_function

  def check(name)
    sources = [name, 'random', 'spelling', 'letter', 'dotted'].map do |file|
      "test/oracle/#{file}.c"
    end
    program = Oracle.build(name, SANITIZED, sources)
    lines, fault = Oracle.run(program, Oracle::SEED, COUNTS.fetch(name).to_s)
    counts = Oracle.counts(lines)
    return [0, [*lines.grep_v(/\Acount /), fault]] if fault

    [counts.fetch("#{name}.#{TESTS[name]}"),
     Oracle.none(counts) + shares(counts)]
  end

  # Pairs that are all equal, or none of them, would show nothing.
  def shares(counts)
    pairs = counts.find { |name, _| name.end_with?('.pairs') }&.last
    equal = counts.find { |name, _| name.end_with?('.pairs_equal') }&.last
    return [] if pairs.nil? || equal.fdiv(pairs).between?(0.2, 0.9)

    ["#{equal} of #{pairs} pairs are equal"]
  end

  # {[way, room, head, unit, tail] => {octets => instructions}}
  def costs(lines)
    rows = lines.map { |line| line.split("\t", -1) }.select { |r| r.size == 8 }
    rows.group_by { |row| row.first(5) }
        .transform_values { |two| two.to_h { |r| [r[5].to_i, r[6].to_i] } }
  end

  def cost
    %w[find_cost reference_cost].map { |program| cost_of(program) }
                                .transpose
                                .then { |good, bad| [good.sum, bad.sum([])] }
  end

  def cost_of(program)
    lines, fault = Oracle.run('board/run', BOARD, program)
    measured = lines.last.to_s[/\Ameasured (\d+)\z/, 1].to_i
    ratios = costs(lines).transform_values do |counts|
      counts.fetch(LONGEST, 0).fdiv(counts.fetch(SHORT, 0))
    end
    faults = fault ? [*lines.last(3), fault] : []
    faults << "#{ratios.size} of #{measured} measured" if
      measured.zero? || ratios.size != measured
    [ratios.size, faults + steep(program, ratios)]
  end

  # A text that is refused at once costs the same in any length.
  def steep(program, ratios)
    worst, most = ratios.max_by { |_, ratio| ratio.nan? ? RATIO + 1 : ratio }
    puts format('%s: %d texts, ways and rooms; at most %.1f times as much: ' \
                '%s', program, ratios.size, most || 0, worst.inspect)
    ratios.reject { |_, ratio| ratio.between?(0.9, RATIO) }.map do |text, ratio|
      format('not linear, %.1f times as much: %s', ratio, text.inspect)
    end
  end
end
