# The job of an HTTP client in a program that does nothing else: its flash and
# stack, and its instructions on the board. test/target/client.c is the program;
# the job is compiled with other flags, or with another parser.
require 'shellwords'
require_relative 'measure'

CLIENT_PROGRAM = %w[client measure].map { |name| "test/target/#{name}.c" }.freeze
OURS = 'test/target/client_nanourl.c'.freeze
# For the text of another project, which has a libc.
THEIRS = %w[-std=gnu99 -w -fhosted -DNDEBUG].freeze

# What is called: a function, its sources, the compiler's flags and libraries.
Client = Struct.new(:function, :sources, :flags, :libraries)

class ClientBoard
  def initialize(gate, core)
    @gate = gate
    @make = ["BOARD=#{BOARD}", "CODE=#{CODES[core]}"]
    texts = "build/#{BOARD}-#{CODES[core]}/speed_texts.c"
    run!('make', '-s', '-C', gate.root, *@make, 'port', texts)
    @facts = run!('make', '-s', '-C', gate.root, *@make, 'facts').lines(chomp: true)
                                                               .to_h { |line| line.split('=', 2) }
    @texts = "#{gate.root}/#{texts}"
    @port = @facts['ARCHIVES'].split.grep(/libport/)
  end

  # Flash and stack; stack only without -flto, and only that of this library.
  def size(client)
    within(client) do |dir, objects|
      out = "#{dir}/alone.elf"
      run!(*compiler_of(client), '-nostdlib', '-Wl,--gc-sections', "-Wl,-u,#{client.function}",
           "-Wl,-e,#{client.function}", *objects, *client.libraries, '-lgcc', '-o', out)
      [linked_bytes(out), (stack(call_graph(dir), client.function) if graph?(client))]
    end
  end

  # {text => [URLs, bytes, instructions, stack]}
  def count(client)
    within(client) do |dir, objects|
      elf = link(client, dir, objects)
      out = run!(*@facts['RUNNER'].split, elf, dir: @gate.root, limit: BOARD_LIMIT)
      out.lines(chomp: true).to_h do |line|
        _, text, urls, bytes, count, _, stack = line.split("\t")
        [text, [urls, bytes, count, stack].map { |number| Integer(number, 10) }]
      end
    end
  end

  private

  def compiler_of(client)
    [@facts['CC'], *@facts['CFLAGS'].split, *client.flags]
  end

  def graph?(client)
    (client.flags & %w[-flto -w]).empty?
  end

  # The objects of the job are compiled once for both questions.
  def within(client)
    Dir.mktmpdir do |dir|
      graph = graph?(client) ? %w[-fstack-usage -fcallgraph-info=su] : []
      command = compiler_of(client) + FLAGS - %w[-Os] + client.flags + graph + ["-I#{@gate.root}/test/target"]
      objects = compile(@gate, command, dir, client.sources)
      @gate.finish('') unless @gate.clean?
      yield dir, objects.values
    end
  end

  # The loop and the texts are always compiled in the same way.
  def link(client, dir, objects)
    loop = CLIENT_PROGRAM.map { |path| "#{@gate.root}/#{path}" } + [@texts]
    includes = %w[include port port/lib test/target].map { |folder| "-I#{@gate.root}/#{folder}" }
    run!(@facts['CC'], *@facts['CFLAGS'].split, *FLAGS, *@facts['DEFINES'].shellsplit, *includes,
         "-DCLIENT=#{client.function}", '-c', *loop, dir: dir)
    own = loop.map { |path| "#{dir}/#{File.basename(path, '.c')}.o" }
    # Another parser gets the mem* of its libc, not those of the board.
    run!(*compiler_of(client), *@facts['LDFLAGS'].split, '-nostdlib', '-Wl,-z,muldefs', *own, *objects,
         *client.libraries, *@port, '-lgcc', '-o', "#{dir}/client.elf", dir: @gate.root)
    "#{dir}/client.elf"
  end
end

# Our client, compiled with these flags.
def our_client(gate, *flags)
  Client.new('client_nanourl', gate.sources + ["#{gate.root}/#{OURS}"], flags, [])
end

# The ways to compile our client that have budgets: {name => flags}.
CLIENT_WAYS = { 'client_alone' => %w[-Os], 'client_flto' => %w[-Os -flto] }.freeze

# http_parser, of Debian's source package.
def http_parser_client(gate, *flags)
  folder = run!("#{gate.root}/board/source", 'http-parser', limit: 300).lines.last.chomp
  Client.new('client_http_parser',
             ["#{folder}/http_parser.c", *gate.glob('test/side/client_{others,http_parser}.c')],
             flags + THEIRS + ['-isystem', folder], %w[-lc])
end

# {"client_alone real_urls_100" => [URLs, bytes, instructions]}
def counted_clients(gate, core)
  board = ClientBoard.new(gate, core)
  CLIENT_WAYS.flat_map do |name, flags|
    board.count(our_client(gate, *flags)).map { |text, figures| ["#{name} #{text}", figures] }
  end.to_h
end

# {"client_alone" => [flash of M3, of M0, stack of M3, of M0]}; -flto without stack.
def client_sizes(gate)
  boards = CODES.keys.map { |core| ClientBoard.new(gate, core) }
  CLIENT_WAYS.transform_values do |flags|
    boards.map { |board| board.size(our_client(gate, *flags)) }.transpose.flatten
  end
end
