# What the server serves, written to an empty folder.
# Usage: Tree.write(FOLDER)
require 'fileutils'

module Tree
  OCTETS = (0..255).map(&:chr).join.b.freeze

  # Names that a careless client would read otherwise stand beside what it
  # would find then.
  FILES = {
    'readme.txt' => "the first line\nthe second line\n",
    'etc/motd' => "etc of the server's root\n",
    'pub/etc/motd' => "etc of the folder pub\n",
    'pub/fw.bin' => OCTETS * 300,
    'pub/empty.bin' => '',
    'pub/a b/fw v2.bin' => OCTETS.reverse,
    'pub/a b/notes.txt' => "notes\n",
    'pub/100%41.txt' => "a percent sign, 4, 1\n",
    'pub/100A.txt' => "decoded twice\n",
    "pub/a\tb" => "a tab\n",
    'pub/a%0D%0Ab' => "no line ends in this name\n",
    'pub/x;type=i' => "a name that ends like a type\n",
    'pub/x' => "a name without its end\n",
    'pub/q?x#y' => "a question mark and a hash\n",
    'pub/{prompt}' => "a name in braces\n",
    'pub/über.txt' => "two octets above 7F\n",
    'deep/er/and/deeper/still.txt' => "four folders down\n"
  }.freeze

  def self.write(folder)
    FILES.each do |name, text|
      path = File.join(folder, name)
      FileUtils.mkdir_p(File.dirname(path))
      File.binwrite(path, text)
    end
  end
end
