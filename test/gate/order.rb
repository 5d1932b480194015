# The order of folders above the library: a file uses what stands left of its own
# folder, and no files use each other in a circle.
# Usage: require_relative 'order'
#        Order.new(gate, houses: %w[port], folders: LIST, public_of: {}, all: REGEXP).check
# houses: whose files are asked. folders: their order. public_of: {beginning of a public
# header's name => the folder that it belongs to}. all: headers for everyone.
require 'tsort'
require_relative 'lib'

class Order
  def initialize(gate, houses:, folders:, all:, public_of: {})
    @gate = gate
    @houses = houses
    @folders = folders
    @public_of = public_of
    @all = all
  end

  def check
    check_circles
    check_uses
  end

  # Files must not include each other in a circle; x.c and x.h are one.
  def check_circles
    needs = Hash.new { |all, name| all[name] = [] }
    homes.each do |file, used|
      needs[stem(file)] |= used.map { |_, header| stem(header) } - [stem(file)]
    end
    circle = TSort.each_strongly_connected_component(
      needs.method(:each_key), ->(name, &use) { needs[name].each(&use) }
    ).find { |all| all.size > 1 }
    @gate.find(@houses[-1], 1, "a circle: #{circle.map { |name| File.basename(name) }.join(', ')}") if circle
  end

  def check_uses
    uses.each do |file, used|
      place = place(file) or next @gate.find(file, 1, 'no such layer')
      used.each do |line, header, what|
        @gate.find(file, line, "#{what} of #{File.dirname(header).delete_prefix("#{@gate.root}/")}") if
          place(header).to_i > place
      end
    end
  end

  private

  def files(kinds)
    @houses.flat_map { |house| @gate.glob("#{house}/**/*.#{kinds}") }
           .grep_v(%r{\A#{Regexp.escape(@gate.root)}/\w+/test/})
  end

  def stem(file)
    file.delete_suffix(File.extname(file))
  end

  # {file => [[line, header]]}. A name is of the file's own folder if that has it.
  def homes
    all = files('[ch]')
    homes = all.group_by { |file| File.basename(file) }
    all.to_h do |file|
      [file, includes(file).filter_map do |line, name,|
        same = homes.fetch(File.basename(name), []).grep_v(%r{/libc/})
        home = same.find { |header| File.dirname(header) == File.dirname(file) } || same[0]
        [line, home] if home
      end]
    end
  end

  # nil: no such folder. -1: for all.
  def place(file)
    path = file.delete_prefix("#{@gate.root}/")
    return -1 if path.match?(@all)

    name = File.basename(path, '.h')
    home = path.include?('/include/') ? @public_of[name] || @public_of[name[/\An[a-z]+/]] : path
    @folders.index { |folder| home == folder || home.to_s.start_with?("#{folder}/") }
  end

  # What a file names of another folder: [line, header, what].
  def uses
    home = files('h').grep_v(%r{/libc/}).flat_map do |header|
      declared(header).map { |name,| [name, header] }
    end.to_h
    homes.to_h do |file, used|
      text = code(File.read(file))
      calls = text.scan(/\b\w+(?=\()/).uniq.select { |name| home.key?(name) }
      [file, used.map { |line, header| [line, header, "includes #{File.basename(header)}"] } +
             calls.map { |name| [line_of(file, word(name)), home[name], "calls #{name}"] }]
    end
  end
end
