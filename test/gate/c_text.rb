# Reads includes and functions of C text, for the gates. It knows C as it is
# written in this project, not all of C.

def line_of(file, pattern)
  (File.readlines(file).index { |l| l.match?(pattern) } || 0) + 1
end

def word(name)
  /\b#{Regexp.escape(name)}\b/
end

# [line, name, is_system] of each #include.
def includes(file)
  File.readlines(file).each_with_index.filter_map do |text, at|
    hit = text.match(/^\s*#\s*include\s*([<"])([^>"]+)/)
    [at + 1, hit[2], hit[1] == '<'] if hit
  end
end

def blank(text)
  text.gsub(/[^\n]/, ' ')
end

# C text with its comments and literals blanked: same length, same lines.
def code(text)
  text.gsub(%r{/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'}m) do
    blank($&)
  end
end

ATTRIBUTE = /__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)/

# The same without directives, attributes, and text that is for C++ only.
def plain_code(text)
  text = code(text).gsub(ATTRIBUTE) { blank($&) }
  text = text.gsub(/^\s*#\s*ifdef\s+__cplusplus.*?^\s*#\s*endif/m) do
    blank($&)
  end
  text.gsub(/^[ \t]*#(?:[^\n]*\\\n)*[^\n]*/) { blank($&) }
end

# The offset after the bracket that closes the one at `from`.
def after(text, from, pair)
  depth = 0
  (from...text.size).each do |at|
    depth += 1 if text[at] == pair[0]
    depth -= 1 if text[at] == pair[1]
    return at + 1 if depth.zero?
  end
  text.size
end

Function = Struct.new(:file, :name, :line, :length, :body)

HEAD = /^[A-Za-z_][^;{}=]*?\b(\w+)\s*(\()/m

def to_function(file, text, head, from, to)
  first = text[0...head.begin(0)].count("\n") + 1
  Function.new(file, head[1], first, text[head.begin(0)...to].count("\n") + 1,
               text[from...to])
end

# Every function that the file defines. Its length is counted in lines from
# the first line of its signature to the closing brace.
def functions(file)
  text = plain_code(File.read(file))
  list = []
  at = 0
  while (open = text.index('{', at))
    to = after(text, open, '{}')
    start = text.rindex(/[;}]/, open - 1) || -1
    head = text.match(HEAD, start + 1)
    if head && head.begin(0) < open && text[0...open].rstrip.end_with?(')')
      list << to_function(file, text, head, open, to)
    end
    at = to
  end
  list
end

# [name, line] of each function that a header declares without a body.
def declared(header)
  text = plain_code(File.read(header))
  functions(header).each { |f| text.sub!(f.body) { blank(f.body) } }
  found = []
  text.scan(/\b(\w+)\s*\((?:[^(){}]|\([^()]*\))*\)\s*;/m) do |(name)|
    found << [name, text[0...$~.begin(1)].count("\n") + 1]
  end
  found
end
