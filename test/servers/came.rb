# What must come for a line of ftp.tsv or gopher.tsv.
# Usage: Came.new(FOLDER, PORT).wrong(WANTED, ENDED); nil or what is wrong
#
#   file NAME      the octets of that file; in a name \xHH is an octet
#   lines NAME     the same, each LF as CR LF, as type A goes over the wire
#   names FOLDER   the names in it, a line each
#   menu FOLDER    the same as lines of a gopher menu
#   plus NAME      the file behind the line that gopher+ puts before it
#   plus-menu F    a menu behind such a line
#   text TEXT      these octets; \xHH is one, too
#   begins TEXT    these octets, and more
#   echo           what was sent
#   said CODE      nothing: the server refused with that reply
#   refused CODE@OFFSET   nothing was sent: the client refused

Ended = Struct.new(:status, :out, :said, :sent)

class Came
  STATUSES = { 'refused' => 1, 'said' => 2 }.freeze
  TYPES = { '.txt' => '0', '.bin' => '9', '' => '1' }.freeze

  def self.unescape(text)
    text.b.gsub(/\\x(\h\h)/) { $1.hex.chr }
  end

  def initialize(folder, port)
    @folder = folder
    @port = port
  end

  def wrong(wanted, ended)
    kind, what = wanted.split(' ', 2)
    status = STATUSES.fetch(kind, 0)
    return "status #{ended.status}, not #{status}: #{ended.said}" if
      ended.status != status
    return wrong_words(wanted, ended) if status != 0

    octets = send("octets_#{kind.tr('-', '_')}", what, ended)
    got = kind == 'begins' ? ended.out[0, octets.size] : ended.out
    return if got == octets

    "came #{got.inspect[0, 300]}, not #{octets.inspect[0, 300]}"
  end

  private

  def wrong_words(wanted, ended)
    last = ended.said.lines.last.to_s.chomp
    return if ended.out.empty? && last.match?(/\A#{Regexp.escape(wanted)}\b/)

    "said #{last}, not #{wanted}; came #{ended.out.size} octets"
  end

  def octets_file(name, _ended)
    File.binread(File.join(@folder, self.class.unescape(name)))
  end

  def octets_lines(name, ended)
    octets_file(name, ended).gsub("\n", "\r\n")
  end

  def names(folder)
    Dir.children(File.join(@folder, folder)).grep_v(/\A\./).map(&:b).sort
  end

  def octets_names(folder, _ended)
    names(folder).map { |name| "#{name}\r\n" }.join.b
  end

  def octets_menu(folder, _ended)
    names(folder).map do |name|
      selector = "/#{folder}/#{name}".squeeze('/')
      "#{TYPES[File.extname(name)]}#{name}\t#{selector}\t127.0.0.1\t" \
        "#{@port}\t+\r\n"
    end.join.b
  end

  def octets_plus(name, ended)
    text = octets_file(name, ended)
    "+#{text.size}\r\n".b + text
  end

  # gopher+: -2 is a length that is not known
  def octets_plus_menu(folder, ended)
    "+-2\r\n".b + octets_menu(folder, ended)
  end

  def octets_text(text, _ended)
    self.class.unescape(text)
  end
  alias octets_begins octets_text

  def octets_echo(_what, ended)
    ended.sent.join
  end
end
