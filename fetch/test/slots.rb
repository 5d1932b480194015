# Updates of devices: an emulated board whose flash is a file, which is started
# again and again. The image `trial` confirms itself if it is told so.
#
#   slots 'a trial that is not confirmed is reverted' do |device|
#     device.confirm('one')                  offers an image; it confirms itself
#     device.run('two', /version 2/)         offers one; what the board must print
#   end
require_relative 'client'
require_relative 'rows'

# Boot on a board; FLASH or more words for the emulator make it a device.
class DeviceClient < BoardClient
  def initialize(board, *words)
    super
    @elf ||= "build/#{board}/boot.elf"
    @name = [board, *words].join(', ')
  end

  def start(lines, env)
    timed('board/console', @name[/\w+/], @elf, input: lines,
                                               env: { 'BOARD_NOTES' => '1' }.merge(env))
  end

  # Bytes of flash and of RAM without the stack.
  def sizes
    text, data, bss = `arm-none-eabi-size #{ROOT}/#{@elf}`.lines.last.split.first(3).map(&:to_i)
    [text + data, data + bss]
  end

  def log_size
    2 * Integer(fact('FLASH_BLOCK'))
  end

  def address(slot)
    block = Integer(fact('FLASH_BLOCK'))
    bytes = (Integer(fact('FLASH_SIZE')) / block - 2) / 2 * block
    Integer(fact('FLASH_AT')) + log_size + slot * bytes
  end
end

# One device, from the factory to the end of the test.
class Device
  class Wrong < StandardError; end

  attr_reader :said, :server

  def initialize(client, images, folder)
    @client = client
    @flash = "#{folder}/flash"
    @images = images
    @said = +''
    device = self # a script has another self
    script = ->(to) { device.answer(to) }
    @server = Scripted::Http.new(Row.new('http', 'device', [], {}, script), +'',
                                 client.loopback[4])
  end

  # From now on another server has the images, and does what a script says.
  def serve(scheme, &script)
    @server.stop
    @server = Rows::SERVERS.fetch(scheme).new(Row.new(scheme, 'device', [], {}, script), @images['two'].dup,
                                              @client.loopback[4])
  end

  def answer(to)
    image = @images[to.path.delete_prefix('/')] or return to.head(404, 'Content-Length' => 0)
    to.image.replace(image)
    tag = "\"#{image.hash}\""
    return to.head(304) if to.request.include?("\r\nIf-None-Match: #{tag}\r\n")

    to.request.sub!(/^Range: .*\r\n(?!If-Range: #{tag}\r)/, '')
    return drip(to, image) if @slow

    to.part(@broken ? broken_after(to) : image.size, 'ETag' => tag)
  end

  def drip(to, image)
    to.head(200, 'Content-Length' => 1_000_000, 'ETag' => '"slow"')
    to.put(image)
    to.drip('x' * 900_000, 0.1, 1000)
  end

  # The first connection ends after more than one block of flash, the others
  # almost at once.
  def broken_after(to)
    to.from.zero? ? 6000 : 10
  end

  # Above the lowest rate: a kilobyte in 0.1 seconds, for minutes.
  def trickle
    @slow = true
  end

  def break_connections(broken)
    @broken = broken
  end

  def image(name)
    @images.fetch(name)
  end

  # From now on these names stand for other images.
  def change(names)
    @images = @images.merge(names.transform_values { |name| @images.fetch(name) })
  end

  # One bit of the image in a slot changes.
  def damage(slot)
    at = @client.address(slot) - @client.place + 1000 # the file begins at the place
    File.binwrite(@flash, (File.binread(@flash, 1, at).ord ^ 1).chr, at)
  end

  # No record of the log can be read any more, or of one of its two blocks.
  def lose_log(block = nil)
    size = block ? @client.log_size / 2 : @client.log_size
    first = @client.address(0) - @client.place - @client.log_size
    File.binwrite(@flash, "\0" * size, first + size * block.to_i)
  end

  # The bytes of the flash.
  def flash
    File.binread(@flash)
  end

  # Offers an image. The board must print these texts, in this order.
  def run(name, *texts, word: 'no', env: { 'FLASH' => @flash }, status: 'SEVEN')
    said, result = @client.start("#{@server.base}/#{name}\n#{word}\n", env)
    @said << said
    at = 0
    texts.each do |text|
      at = said.index(text, at) or raise Wrong, "not printed, or not there: #{text.inspect}"
    end
    raise Wrong, Statuses.name(result.exitstatus) if result.exitstatus != Statuses.exit_of(status)

    said
  end

  def confirm(name)
    run(name, /start: .*trial: confirmed/m, word: 'confirm')
  end
end

module Slots
  OLD_STARTS = /^start: verified: version 1\.0\.0/.freeze
  FLASH, RAM = FetchBudgets.one('../slots.rb', 'boot without https', 'flash', 'RAM').values
  @rows = []

  class << self
    attr_reader :rows
  end

  # What is offered, by its name in the URL.
  def self.images(client, program, folder)
    other = "#{folder}/other.pem"
    File.write(other, OpenSSL::PKey::EC.generate('prime256v1').to_pem)
    make = lambda do |counter, version, **how|
      Signer.image(program, counter: counter, version: version, load: client.place, **how)
    end
    two = make.call(6, '2.0.0')
    { 'one' => make.call(5, '1.0.0'), 'two' => two, 'three' => make.call(7, '4.0.0'), 'old' => make.call(4, '3.0.0'),
      'other' => make.call(9, '3.0.0', key: other), 'unsigned' => make.call(9, '3.0.0', key: nil),
      'elsewhere' => make.call(9, '3.0.0', load: client.place + 0x1000),
      'more' => two.ljust(8000, "\0"), 'changed' => two.dup.tap { |image| image.setbyte(1500, image.getbyte(1500) ^ 1) },
      'long' => Signer.image(program.ljust(40_000, "\0"), counter: 6, version: '2.0.0',
                                                            load: client.place) }
  end

  # Files as large as a slot: an image with more bytes after it, and no image.
  def self.full(client, image)
    size = client.address(1) - client.address(0)
    { 'more' => image.ljust(size, "\0"), 'none' => "\0" * size }
  end

  # The same program, linked for each slot.
  def self.fixed(client)
    [0, 1].flat_map do |slot|
      Processes.make(client.name, 'trial', 'image', "SLOT=#{slot}")
      program = File.binread("#{Client::ROOT}/build/#{client.name}/image/trial-slot#{slot}.bin")
      { 'fixed' => [4, 5], 'next' => [6, 7], 'same' => [8, 8], 'later' => [9, 9] }.map do |name, versions|
        ["#{name}#{slot}", Signer.image(program, flags: Signer::FIXED, counter: 7, version: "#{versions[slot]}.0.0",
                                                 load: client.address(slot))]
      end
    end.to_h
  end

  def self.program(client, name)
    Processes.make(client.name, name, 'image')
    File.binread("#{Client::ROOT}/build/#{client.name}/image/#{name}.bin")
  end

  def self.try(client, images, name, block)
    Try.new('slots', name, client, ['image'], lambda { |try, _words|
      Dir.mktmpdir('device') do |folder|
        device = Device.new(client, images, folder)
        try.wrong = block.call(device) && nil
        Outcome.new('image', device.said, 0)
      rescue Device::Wrong => e
        try.wrong = e.message
        Outcome.new('image', device.said, 0)
      ensure
        device.server.stop
      end
    })
  end

  def self.tries(folder)
    flash = DeviceClient.new('mps2_an385')
    small = DeviceClient.new('lm3s6965evb')
    unsigned = DeviceClient.new('lm3s6965evb', 'UNSIGNED=1')
    kept = DeviceClient.new('mps2_an385', 'FLASH=') # its RAM is a file, too
    hasty = DeviceClient.new('mps2_an385', 'FETCH_SECONDS=4')
    counted = DeviceClient.new('mps2_an385', 'FLASH=counted').tap { |client| client.limit = 200 }
    images = images(flash, program(flash, 'trial'), folder).merge(fixed(flash))
    full = full(flash, images['two'])
    few = images(small, program(small, 'started'), folder)
    few.each { |name, image| File.binwrite("#{folder}/#{name}", image) }
    rows.map do |kind, name, block|
      client = { flash: flash, ram: small, unsigned: unsigned, kept: kept, hasty: hasty, counted: counted }.fetch(kind)
      try(client, client == flash ? images.merge(full) : [kept, hasty, counted].include?(client) ? images : few, name, ->(device) { block.call(device, folder, client) })
    end
  end
end

def slots(name, kind = :flash, &block)
  Slots.rows << [kind, name, block]
end

WRONG_PIN = "#sha256=#{'0' * 64}".freeze
slots('a confirmed image starts from then on') do |device|
  device.confirm('one')
  device.run('one', 'nothing new', Slots::OLD_STARTS)
  device.run('gone', 'error: no such file', Slots::OLD_STARTS)
  device.confirm('two')
  device.run('gone', 'version 2.0.0')
end
slots('an image that does not confirm itself is reverted, and not tried again') do |device|
  device.confirm('one')
  device.run('two', 'trial: until', 'start: verified: version 2.0.0', 'trial: no')
  device.run('two', 'nothing new', Slots::OLD_STARTS)
  device.run('gone', Slots::OLD_STARTS)
end
slots('without a confirmed image nothing else starts') do |device|
  device.run('two', 'version 2.0.0')
  device.run('gone', 'error: no good image', status: 'NOT_FOUND')
end
slots('a server that names no version gets no trial of what both slots have') do |device|
  device.serve('tftp') { |to| device.image(to.name).then { |image| to.serve(octets: image, size: to.agree('tsize' => image.size)) } }
  device.confirm('same{slot}')
  device.confirm('same{slot}') # its other image
  3.times { device.run('same{slot}', "/same1\n", 'nothing new', 'start: verified: version 8.0.0') }
  device.change('same1' => 'later1')
  device.run('same{slot}', 'trial: until', 'version 9.0.0')
end
# Somebody on the network gives the ETag of the next version to what is offered here:
# the active image, one that does not confirm itself, or one between both, which does.
# Then the honest server sends parts, or only whole files.
{ 'the old image' => ['one', 'no', /nothing new.*version 1\.0\.0/m], 'an image that fails' => ['two', 'no', 'trial: no'],
  'a good image between both' => ['two', 'confirm', 'trial: confirmed'] }.each do |name, (image, word, said)|
  %w[part whole].each do |how|
    slots("#{name} with the validator of the next one does not keep it away: #{how}") do |device|
      offered = ['one', '"last"']
      device.serve('http') do |to|
        to.image.replace(device.image(offered[0]))
        how == 'part' ? to.part(to.image.size, 'ETag' => offered[1]) : to.answer(to.image, 'ETag' => offered[1])
      end
      device.confirm('one')
      offered = [image, '"next"']
      device.run('one', said, word: word)
      2.times { device.run('one', 'nothing new') } # it is still there
      offered[0] = 'three'
      device.run('one', 'trial: until', 'version 4.0.0')
    end
  end
end
slots('a file whose validator came with a pin is asked for by that alone') do |device|
  name = "one#{Images.pin(device.image('one'))}"
  device.confirm(name)
  2.times { device.run(name, 'nothing new', Slots::OLD_STARTS) }
  asked = device.server.said.drop(1)
  raise Device::Wrong, asked.inspect unless asked.size == 2 && asked.all?(/^If-None-Match: /) && asked.none?(/^Range: /)
end
slots('a server without ranges writes nothing of an unchanged file') do |device|
  device.serve('http') { |to| to.answer(device.image(to.path.delete_prefix('/')), 'ETag' => '"a"') }
  device.confirm('fixed{slot}')
  flash = device.flash
  2.times { device.run('fixed{slot}', "/fixed1\n", 'nothing new', 'start: verified: version 5.0.0') }
  raise Device::Wrong, 'the flash has other bytes' if device.flash != flash
end
slots('a damaged active image is fetched again, from the same file') do |device|
  device.confirm('one')
  device.damage(1)
  device.confirm('one')
  device.run('one', 'nothing new', Slots::OLD_STARTS)
end
slots('without a log the good image starts, and the next one is tried') do |device|
  device.confirm('one') # it is in slot 1
  device.lose_log
  device.run('gone', 'error: no such file', Slots::OLD_STARTS)
  device.run('old', 'error: older than', Slots::OLD_STARTS)
  device.confirm('two')
  device.lose_log
  device.run('gone', 'version 2.0.0') # its counter is the higher one
  device.confirm('three') # in slot 1
  device.lose_log
  device.run('old', 'error: older than', 'version 4.0.0')
  device.damage(1) # the log has the counter again
  device.run('two', 'error: older than', 'error: no good image', status: 'COUNTER')
end
slots('a damaged active image lets no older one start') do |device|
  device.confirm('one')
  device.damage(1)
  device.run('old', 'error: older than', 'error: no good image', status: 'COUNTER')
  device.confirm('two')
end
[0, 1].each do |block|
  slots("block #{block} of the log alone is lost: no older image starts") do |device|
    device.confirm('one')
    device.confirm('two')
    device.lose_log(block)
    device.run('one', 'error: older than', 'version 2.0.0')
    device.lose_log(1 - block)
    device.run('one', 'error: older than', 'version 2.0.0')
    device.damage(0)
    device.run('one', 'error: older than', 'error: no good image', status: 'COUNTER')
  end
end
slots('the first image gets another trial if nothing else can start') do |device|
  device.run('two', 'version 2.0.0', 'trial: no')
  device.confirm('two') # the same file
end
{ 'changed' => 'expected sha256: ', 'other' => 'error: not signed by the trusted key',
  'unsigned' => 'error: not signed by the trusted key', 'old' => 'error: older than',
  'elsewhere' => 'error: linked for another address' }.each do |name, text|
  slots("the old image starts if the new one is refused: #{name}") do |device|
    device.confirm('one')
    device.run(name, text, Slots::OLD_STARTS)
  end
end
slots('a file as large as a slot is judged like any other one') do |device|
  device.confirm('one')
  device.run("none#{WRONG_PIN}", 'error: another digest', Slots::OLD_STARTS)
  device.run('none', 'error: not an image for this machine', Slots::OLD_STARTS)
  device.run('more', 'error: not an image for this machine', Slots::OLD_STARTS)
end
slots('a download goes on at the next start') do |device|
  device.confirm('one')
  device.break_connections(true)
  device.run('long', Slots::OLD_STARTS) # it gives up after some tries
  device.break_connections(false)
  device.run('long', 'the download goes on', 'version 2.0.0')
  device.server.said.last.match?(/^Range: bytes=(?!0)\d+-\r\nIf-Range: /) or
    raise Device::Wrong, device.server.said.last
end
# Hostile: another version in each answer, which breaks off after so many more bytes than
# the last one that the retries begin anew. The driver shows what is erased. In a start no
# block of a slot is erased more than 8 times, and none of the log more than 16 times.
{ 'of a few bytes' => [0, 0], 'of almost a slot' => [4_100_000, 0], 'for 110 s' => [0, 3] }
  .each do |name, (size, drips)|
  slots("wear by a server that has another version in each answer, #{name}", :counted) do |device|
    device.confirm('one')
    device.serve('http') do |to|
      to.answer('x' * (size + 3001 * to.count), 'ETag' => %("#{to.count}"), 'Content-Length' => 4_150_000)
      to.drip('x' * drips, 5)
    end
    began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    said = device.run('two', 'error: the file begins anew too often', Slots::OLD_STARTS)
    seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - began
    worn = said.scan(/^erased: (\d+)$/).flatten.map(&:to_i).tally
    log, slot = worn.partition { |block, _| block < 2 }.map { |blocks| blocks.map(&:last).max.to_i }
    puts format('wear, %s: %d s, %d answers, %d erasures, of a block of a slot at most %d, of the log %d',
                name, seconds, device.server.said.size, worn.values.sum, slot, log)
    raise Device::Wrong, worn.inspect unless slot == 8 && log.between?(1, 16) && seconds > 37 * drips
  end
end
slots('a server that is slow for ever does not keep the good image from its start', :hasty) do |device|
  device.confirm('one')
  device.trickle
  began = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  device.run('two', 'bytes, ', 'not whole in 4 seconds', 'error: the server is too slow', Slots::OLD_STARTS)
  seconds = Process.clock_gettime(Process::CLOCK_MONOTONIC) - began
  raise Device::Wrong, "#{seconds} s" if seconds > 30
end
# 1 KB of the image, and then a byte at a time.
TRICKLES = {
  'ftp' => -> { { data: ->(to, socket) { socket.write(to.image[0, 1024]) && to.drip(to.image[1024..], 0.2, 1, socket) } } },
  'tftp' => lambda { |to|
    to.serve(size: to.agree('blksize' => 512)) { |block, bytes| sleep(block < 3 ? 0 : 0.8) && to.data(block, bytes) }
  },
  'coap' => ->(to) { sleep(0.3) && to.serve(size: 0) }
}.freeze
TRICKLES.each do |scheme, script|
  slots("a slow server of #{scheme} does not keep the good image from its start", :hasty) do |device|
    device.confirm('one')
    device.serve(scheme, &script)
    device.run('two', 'not whole in 4 seconds', 'error: the server is too slow', Slots::OLD_STARTS)
  end
end
slots('fewer bytes than the lowest rate do not, either') do |device|
  device.confirm('one')
  device.serve('coap', &TRICKLES['coap'])
  device.run('two', 'error: the server is too slow', Slots::OLD_STARTS)
end
slots('an unchanged server costs one conditional request a start, also of an image for each slot') do |device|
  device.confirm('fixed{slot}')
  5.times { device.run('fixed{slot}', "/fixed1\n", 'nothing new', 'start: verified: version 5.0.0') }
  asked = device.server.said.drop(1)
  last = device.image('fixed1').size - 256
  raise Device::Wrong, asked.inspect unless asked.size == 5 && asked.all?(/^Range: bytes=#{last}-\r\nIf-Range: "-?\d+"\r$/)

  device.change('fixed0' => 'next0', 'fixed1' => 'next1')
  device.run('fixed{slot}', "/fixed1\n", "/fixed0\n", 'trial: until', 'version 6.0.0', 'trial: no')
  device.run('fixed{slot}', "/fixed0\n", 'nothing new', 'start: verified: version 5.0.0') # it has failed
end
slots('an image runs in its slot of flash') do |device|
  device.confirm('fixed{slot}')
  device.change('fixed0' => 'next0', 'fixed1' => 'next1')
  device.run('fixed{slot}', 'fetch: http', 'version 6.0.0')
  device.run('fixed1', 'error: linked for another address', 'version 5.0.0')
end
slots('boot stays within its budgets of flash and RAM') do |device, _, client|
  device.confirm('one')
  device.run('two', 'version 2.0.0')
  flash, ram = client.sizes
  deepest = device.said.scan(/deepest stack: (\d+) of (\d+)/).map { |words| words.map(&:to_i) }
  stack = deepest.map(&:first).max
  ram += stack - deepest.map(&:last).max
  puts "boot without https: #{flash} bytes of flash, #{ram} bytes of RAM"
  wrong = wrong_figures('fetch/README.md', 'It takes # bytes of flash with lwIP', flash) ||
          wrong_figures('fetch/boot.md', 'It needs # bytes of flash and # bytes of RAM, of which # bytes are stack', flash, ram, stack)
  raise Device::Wrong, wrong if wrong
  raise Device::Wrong, 'more than its budget' if flash > Slots::FLASH || ram > Slots::RAM
end

LOADED = lambda { |file|
  { 'QEMU' => "-device loader,file=#{file},addr=0x2000A000,force-raw=on" }
}
slots('an image in RAM starts, and counts as the last good one', :ram) do |device, folder|
  device.run('one', Slots::OLD_STARTS, 'started: no', env: {})
  device.run('gone', 'error: no such file', Slots::OLD_STARTS, env: LOADED.call("#{folder}/one"))
  device.run('gone', 'error: no good image', env: LOADED.call("#{folder}/changed"), status: 'NOT_FOUND')
  device.run('other', 'error: not signed by the trusted key', env: {}, status: 'KEY')
end
slots('an image that its pin refused does not start after a reset', :kept) do |device|
  device.run('one', Slots::OLD_STARTS)
  device.run('gone', Slots::OLD_STARTS)
  device.run("two#{WRONG_PIN}", 'expected sha256: ', 'error: no good image', status: 'DIGEST')
  device.run('gone', 'error: no good image', status: 'NOT_FOUND')
end
slots('an image whose pin nobody has checked does not start after a reset', :kept) do |device|
  device.break_connections(true) # after the image, before the end of the file
  device.run("more#{WRONG_PIN}", 'error: no good image', status: 'SHORT')
  device.run('gone', 'error: no such file', 'error: no good image', status: 'NOT_FOUND')
end
slots('UNSIGNED=1 needs no signature, and says so', :unsigned) do |device|
  device.run('unsigned', 'insecure: images need no signature', 'started: no', env: {})
  device.run('changed', 'error: another digest', env: {}, status: 'DIGEST')
end
