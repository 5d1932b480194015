# Basic blocks that the library executes for made texts, counted on this machine
# (search.c): for `search`, which looks for the costliest texts, and `worst`, which
# checks that a cost grows as the text does.
require_relative 'client'

WORST = 'test/vectors/speed/worst.tsv'.freeze
PLANTED = 'planted'.freeze # a quadratic function, which must be found

# {[job, length] => [instructions, name]}
def on_board_worst(gate)
  on_board(gate, 'M3', 'worst').to_h do |line|
    job, bytes, count, text = line.split("\t")
    [[job, bytes.to_i], [Integer(count, 10), text]]
  end
end

# Runs the program search.c with a word; the columns of its lines.
def count_blocks(gate, word)
  Dir.mktmpdir do |dir|
    objects = compile(gate, %w[gcc -Os -fsanitize-coverage=trace-pc], dir)
    gate.finish('') unless gate.clean?
    File.write("#{dir}/texts.c", run!('ruby', "#{gate.root}/test/vectors/speed/embed.rb", 'all'))
    sources = ['test/gate/search.c', OURS, *%w[job job_more speed_text].map { |name| "test/target/#{name}.c" }]
    run!('gcc', '-O2', '-std=c99', '-Wno-unused-result', "-I#{gate.root}/include", "-I#{gate.root}/test/target",
         *sources.map { |path| "#{gate.root}/#{path}" }, "#{dir}/texts.c", *objects.values, '-o', "#{dir}/search")
    run!("#{dir}/search", word, limit: BOARD_LIMIT).b.lines(chomp: true).map { |line| line.split("\t", -1) }
  end
end

# More than in proportion to the text: from MIDDLE to LONGEST bytes.
def grows?(middle, longest)
  longest > 1.5 * [middle, MIDDLE].max * LONGEST / MIDDLE
end
