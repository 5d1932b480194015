# What goes over the wire, as NAME.sent has it: a URL, and below it, indented,
# each line that is sent. Octets 20 to 7E stand as they are, a backslash
# doubled, all others as \xHH.
# Usage: Sent.read(FILE), Sent.shown(OCTETS OF EACH CONNECTION)
module Sent
  ESCAPED = /[^ -\[\]-~]/n

  # {title => the text below it}
  def self.read(file)
    text = File.read(file).gsub(/^#.*\n/, '')
    text.split(/^(?=\S)/).to_h { |part| part.split("\n", 2) }
  end

  def self.escape(octets)
    octets.gsub(ESCAPED) do |octet|
      octet == '\\' ? '\\\\' : format('\\x%02X', octet.ord)
    end
  end

  def self.shown(connections)
    lines = connections.flat_map do |octets|
      octets.empty? ? ['a connection'] : octets.lines.map { |l| escape(l) }
    end
    lines = ['nothing'] if lines.empty?
    lines.map { |line| "    #{line}\n" }.join
  end
end
