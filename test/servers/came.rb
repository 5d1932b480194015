# What must come for a line of ftp.tsv.
# Usage: Came.new(FOLDER).wrong(WANTED, ENDED); nil or what is wrong
#
#   file NAME      the octets of that file; in a name \xHH is an octet
#   lines NAME     the same, each LF as CR LF, as type A goes over the wire
#   names FOLDER   the names in it, a line each
#   said CODE      nothing: the server refused with that reply
#   refused CODE@OFFSET   nothing was sent: the client refused

Ended = Struct.new(:status, :out, :said, :sent)

class Came
  STATUSES = { 'refused' => 1, 'said' => 2 }.freeze

  def self.unescape(text)
    text.b.gsub(/\\x(\h\h)/) { $1.hex.chr }
  end

  def initialize(folder)
    @folder = folder
  end

  def wrong(wanted, ended)
    kind, what = wanted.split(' ', 2)
    status = STATUSES.fetch(kind, 0)
    return "status #{ended.status}, not #{status}: #{ended.said}" if
      ended.status != status
    return wrong_words(wanted, ended) if status != 0

    octets = send("octets_#{kind}", what)
    return if ended.out == octets

    "came #{ended.out.inspect[0, 300]}, not #{octets.inspect[0, 300]}"
  end

  private

  def wrong_words(wanted, ended)
    last = ended.said.lines.last.to_s.chomp
    return if ended.out.empty? && last.match?(/\A#{Regexp.escape(wanted)}\b/)

    "said #{last}, not #{wanted}; came #{ended.out.size} octets"
  end

  def octets_file(name)
    File.binread(File.join(@folder, self.class.unescape(name)))
  end

  def octets_lines(name)
    octets_file(name).gsub("\n", "\r\n")
  end

  def names(folder)
    Dir.children(File.join(@folder, folder)).grep_v(/\A\./).map(&:b).sort
  end

  def octets_names(folder)
    names(folder).map { |name| "#{name}\r\n" }.join.b
  end
end
