# Draws points with logarithmic axes as an SVG, readable in light and dark, and
# finds a place for each label. test/side/picture.rb says what is drawn.

WIDTH = 760
HEIGHT = 470
LEFT, RIGHT, TOP, BOTTOM = 62, 745, 40, 415 # where the points are
X = [250, 12_000].freeze # octets, logarithmic
Y = [4, 160].freeze # instructions per octet, logarithmic
X_TICKS = [300, 500, 1000, 2000, 5000, 10_000].freeze
Y_TICKS = [5, 10, 20, 50, 100].freeze
LETTER = 6.6 # the mean width of a letter of a label
LINE = 13 # the height of a label

STYLE = <<~CSS
  text { font: 12px sans-serif; fill: #24292f }
  .ours { font-weight: bold; fill: #0758b8 }
  .grid { stroke: #8c959f; stroke-opacity: 0.35 }
  .strict { fill: #57606a; stroke: #57606a }
  .lax { fill: none; stroke: #57606a }
  circle { stroke-width: 1.5 }
  circle.ours { fill: #0758b8; stroke: #0758b8 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .ours { fill: #6cb6ff }
    .strict { fill: #adbac7; stroke: #adbac7 }
    .lax { stroke: #adbac7 }
    circle.ours { fill: #6cb6ff; stroke: #6cb6ff }
  }
CSS

Point = Struct.new(:name, :octets, :instructions, :kind) do
  def x
    scale(octets, X, LEFT, RIGHT)
  end

  def y
    scale(instructions, Y, BOTTOM, TOP)
  end

  def radius
    kind == 'ours' ? 6.5 : 4.5
  end

  def box
    [x - radius, y - radius, x + radius, y + radius]
  end
end

def scale(value, bounds, from, to)
  low, high = bounds.map { |bound| Math.log(bound) }
  from + (Math.log(value) - low) / (high - low) * (to - from)
end

# Where a label can stand: its left or right end, or its middle, and its line;
# beside, above or below the point.
def places(point)
  near = point.radius + 4
  [[near, 4, 'start'], [-near, 4, 'end'], [0, -near - 2, 'middle'],
   [0, near + LINE - 3, 'middle'], [near - 3, -near, 'start'],
   [near - 3, near + 8, 'start'], [3 - near, -near, 'end'],
   [3 - near, near + 8, 'end']]
    .map { |dx, dy, anchor| [point.x + dx, point.y + dy, anchor] }
end

def label_box((x, y, anchor), width)
  left = x - width * { 'start' => 0, 'middle' => 0.5, 'end' => 1 }[anchor]
  [left, y - LINE + 2, left + width, y + 3]
end

def inside?(box)
  box[0] > LEFT && box[2] < RIGHT && box[1] > TOP && box[3] < BOTTOM
end

def overlap?(a, b)
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
end

# {point => place}: the first one where the label covers nothing.
def label(gate, points)
  taken = points.map(&:box)
  points.to_h do |point|
    width = point.name.size * LETTER
    place = places(point).find do |each|
      box = label_box(each, width)
      taken << box if inside?(box) && taken.none? { |o| overlap?(box, o) }
    end
    gate.find('test/side/picture.rb', 1, "no room for #{point.name}") unless
      place
    [point, place || places(point)[0]]
  end
end

def text(x, y, words, more = '')
  format('<text x="%.1f" y="%.1f"%s>%s</text>', x, y, more, words)
end

def grid
  across = X_TICKS.flat_map do |tick|
    x = scale(tick, X, LEFT, RIGHT)
    [format('<line class="grid" x1="%.1f" y1="%d" x2="%.1f" y2="%d"/>', x, TOP,
            x, BOTTOM),
     text(x, BOTTOM + 18, tick, ' text-anchor="middle"')]
  end
  across + Y_TICKS.flat_map do |tick|
    y = scale(tick, Y, BOTTOM, TOP)
    [format('<line class="grid" x1="%d" y1="%.1f" x2="%d" y2="%.1f"/>', LEFT, y,
            RIGHT, y),
     text(LEFT - 8, y + 4, tick, ' text-anchor="end"')]
  end
end

def legend
  [['ours', 'nanourl, strict'], ['strict', 'another strict one'],
   ['lax', 'not strict']].each_with_index.flat_map do |(kind, words), at|
    x = LEFT + 8 + at * 150
    [format('<circle class="%s" cx="%d" cy="20" r="4.5"/>', kind, x),
     text(x + 10, 24, words)]
  end
end

def axes
  [text((LEFT + RIGHT) / 2, HEIGHT - 14, 'octets of flash, libc included',
        ' text-anchor="middle"'),
   text(16, (TOP + BOTTOM) / 2, 'instructions per octet of a URL',
        " text-anchor=\"middle\" transform=\"rotate(-90 16 " \
        "#{(TOP + BOTTOM) / 2})\"")]
end

def draw(gate, points)
  drawn = label(gate, points).flat_map do |point, (x, y, anchor)|
    [format('<circle class="%s" cx="%.1f" cy="%.1f" r="%.1f">' \
            '<title>%s: %d octets, %.2f instructions</title></circle>',
            point.kind, point.x, point.y, point.radius, point.name,
            point.octets, point.instructions),
     text(x, y, point.name, " text-anchor=\"#{anchor}\"" +
          (point.kind == 'ours' ? ' class="ours"' : ''))]
  end
  ["<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"#{WIDTH}\" " \
   "height=\"#{HEIGHT}\" viewBox=\"0 0 #{WIDTH} #{HEIGHT}\">",
   '<title>Flash and instructions of URL parsers on a Cortex-M3</title>',
   "<style>\n#{STYLE}</style>", *grid, *axes, *legend, *drawn, '</svg>', '']
    .join("\n")
end
