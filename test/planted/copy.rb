# A copy of the project to plant faults in. Its only unit test is the planted
# one, so that it is quick, and its records are those of its sources.
class Copy
  ROOT = File.expand_path('../..', __dir__)
  UNIT = 'test/base/test_planted.c'.freeze
  RECORDERS = %w[gate/copy gate/sizes gate/speed side/picture].freeze

  class Unchanged < StandardError; end

  attr_reader :root

  def initialize(root)
    @root = root
    @before = {}
  end

  # With times, so that make builds only what is planted.
  def again(root)
    FileUtils.cp_r(@root, root, preserve: true)
    Copy.new(root)
  end

  def self.make(root)
    FileUtils.mkdir_p(["#{root}/build", "#{ROOT}/build/source"])
    # Sources of others: fetched once.
    FileUtils.ln_s("#{ROOT}/build/source", "#{root}/build")
    parts = Dir.children(ROOT) - %w[.git build]
    FileUtils.cp_r(parts.map { |part| "#{ROOT}/#{part}" }, root)
    Dir.glob("#{root}/test/**/test_*.c").each { |file| File.delete(file) }
    File.write("#{root}/#{UNIT}", test('TEST_ASSERT_EQUAL(1, seen);'))
    RECORDERS.each { |name| run("#{root}/test/#{name}", '--record', dir: root) }
    new(root)
  end

  # A unit test with this body. `seen` keeps the compiler from knowing better.
  def self.test(body)
    <<~C
      #include "exact.h"
      #include "unity.h"

      static volatile int seen = 1;

      /* NOLINTNEXTLINE(misc-no-recursion) */
      static int deeper(int depth)
      {
          volatile char frame[64];

          frame[0] = (char)depth;
          return seen ? deeper(depth + 1) + frame[0] : 0;
      }

      void test_planted(void)
      {
          char *block = exact_open("abcd", 4);

          if (seen == 2) {
              TEST_ASSERT_EQUAL(0, deeper(0));
          }
          #{body}
          exact_close(block);
      }
    C
  end

  def unit(body)
    write(UNIT, Copy.test(body))
  end

  def read(file)
    File.read("#{@root}/#{file}")
  end

  def write(file, text)
    path = "#{@root}/#{file}"
    @before[path] = File.exist?(path) && File.binread(path) unless
      @before.key?(path)
    FileUtils.mkdir_p(File.dirname(path))
    File.write(path, text)
  end

  def add(file, text)
    write(file, (File.exist?("#{@root}/#{file}") ? read(file) : '') + text)
  end

  def delete(file)
    write(file, '')
    File.delete("#{@root}/#{file}")
  end

  # The first place that is like `from`; what is not there is no fault.
  def change(file, from, to = nil, &block)
    text = read(file)
    changed = to ? text.sub(from, to) : text.sub(from, &block)
    raise Unchanged, "#{file}: nothing like #{from.inspect}" if changed == text

    write(file, changed)
  end

  # As `change`, in the one file of a pattern that has the place.
  def change_in(pattern, from, to)
    files = Dir.glob(pattern, base: @root).select { |f| read(f).match?(from) }
    raise Unchanged, "#{pattern}: #{from.inspect}" if files.empty?

    change(files[0], from, to)
  end

  # A function of the library, whatever it is like, with a body around `REAL`.
  def around(name, body)
    head = /^([a-z][\w ]*[ *])#{name}\(([^()]*)\)\n\{/
    file = Dir.glob('src/*/*.c', base: @root).find { |f| read(f).match?(head) }
    raise Unchanged, "no function #{name}" unless file

    type, parameters = read(file).match(head).captures
    names = parameters.split(',').map { |p| p[/(\w+)(?:\[\d*\])?\z/, 1] }
    body = body.gsub('REAL', "planted_real(#{names.join(', ')})")
    change(file, head) { "static #{type}planted_real(#{parameters})\n{" }
    add(file, "\n#{type}#{name}(#{parameters})\n{\n#{body}\n}\n")
  end

  # A header that is right but for its body.
  def header(body, file = 'include/nurl_planted.h')
    add(file, "#ifndef NURL_PLANTED_H\n#define NURL_PLANTED_H\n" \
              "#ifdef __cplusplus\nextern \"C\" {\n#endif\n#{body}\n" \
              "#ifdef __cplusplus\n}\n#endif\n#endif\n")
  end

  # A source with one global function of this body.
  def function(body, before = '', parameters = 'int a')
    add('src/base/nurl_planted.c',
        "#include \"nurl_types.h\"\n\n#{before}" \
        "int nurl_planted(#{parameters});\n\n" \
        "int nurl_planted(#{parameters})\n{\n#{body}}\n")
  end

  def restore
    @before.each do |path, text|
      text ? File.binwrite(path, text) : FileUtils.rm_f(path)
    end
    @before = {}
  end
end
