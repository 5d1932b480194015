# Builds fetch with a mutant in it, and runs its unit tests.
# Usage: require_relative 'bench'; mutation calls judge.
require_relative '../../../test/evidence/mutation_run'

# Of fetch/, what its unit tests can link: the other sources need a network, an
# operating system or BearSSL. Tests have a network and a flash of their own.
class FetchTests < Tests
  FILES = (Dir['fetch/{client,image,net,slot,tls,include,app/mcuboot}/*.[ch]', 'fetch/bytes.h', base: ROOT].sort -
           Dir['fetch/{image/image_signature,net/{posix,sockets,lwip}*,tls/https,tls/bearssl_sha256,tls/tls,tls/tls_authority}.[ch]',
               base: ROOT]).freeze
  FOLDERS = %w[fetch fetch/include port port/lib port/shell].freeze
  HELPERS = Dir['fetch/test/{,slot/}*.h', base: ROOT].map { |name| name.sub(/h\z/, 'c') }.freeze
  POWER = %w[fetch/test/slot/power.c unit=32 block=1024 seeds=1 pairs=0 few].freeze
  MOCKED = '-Wl,--unresolved-symbols=ignore-in-shared-libs'.freeze

  private

  def library
    super + FILES.grep(/c\z/)
  end

  def flags
    FLAGS + [*FOLDERS, 'fetch/test', 'fetch/test/slot', 'fetch/test/mcuboot', 'build/gen'].map { |folder| "-I#{folder}" }
  end

  def first(place)
    FOLDERS.map { |folder| "-I#{place}/#{folder}" }
  end

  def tests
    @tests ||= Dir['fetch/test/**/test_*.c', base: ROOT].grep_v(%r{/app/}).sort
  end

  def build_more
    make!('build/gen/conversations.h')
    HELPERS.each { |source| sh!(*@compile, *unity, '-c', '-o', object(source), source) }
    link('power', @folder, POWER[0], *helpers(POWER[0]))
    ['power']
  end

  # The network and the flash that a test includes, and what they include.
  def helpers(test)
    named = HELPERS.select { |source| names?(test, source) }
    named |= HELPERS.select { |source| named.any? { |one| names?(one, source) } }
    named.map { |source| object(source) } << MOCKED
  end

  def names?(test, source)
    File.read("#{ROOT}/#{test}").match?(/"#{File.basename(source, '.*')}\.[ch]"/)
  end

  # A test that includes a mutated header has its functions, too.
  def sources_of(mutant)
    mutant.file.end_with?('.h') ? super | users(mutant) : super
  end

  # Those that name it first.
  def order(mutant)
    near, far = tests.partition { |test| names?(test, mutant.file) }
                     .map { |all| all.map { |test| File.basename(test, '.c') } }
    near + (mutant.file.start_with?('fetch/slot/') ? ['power'] : []) + far
  end

  def passes?(name, place)
    runs?(name, place, *(name == 'power' ? POWER.drop(1) : []))
  end
end

class SanitizedFetchTests < FetchTests
  include Sanitized
end
