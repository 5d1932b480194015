# `boot` on this machine over lwIP's sockets (sockets.c), in the network that QEMU
# gives to boards: an emulator without a machine passes frames between them.
require_relative '../client'
require_relative 'frames'

class LwipClient < HostClient
  # What the program links in place of the operating system's sockets.
  SOURCES = %w[net/name net/address net/dns_message driver/image_host]
            .map { |name| "fetch/#{name}.c" }.join(' ').freeze

  # release: of Debian, whose lwIP it is.
  def initialize(release)
    archive = "build/lwip_sockets/#{release}.a"
    out, status = Open3.capture2e("#{__dir__}/make", archive, release)
    raise Processes::Failed, out unless status.success?

    # make does not know the archive.
    FileUtils.rm_f("#{ROOT}/build/host_gcc_sanitize/lwip_#{release}/boot")
    super('host_gcc_sanitize', "NET_SOURCES=#{SOURCES}",
          "BOOT_LDFLAGS=-Wl,--whole-archive #{archive} -Wl,--no-whole-archive -pthread",
          folder: "lwip_#{release}")
    @name = "lwIP of #{release}"
    @loopback = BoardClient::LOOPBACK
  end

  private

  def ask(lines, _words)
    Dir.mktmpdir('frames') do |folder|
      emulator = Processes.start(*network(folder), err: File::NULL)
      Processes.await("the emulator's network", emulator) { File.exist?("#{folder}/theirs") }
      timed(@program, input: lines, env: OPTIONS.merge('NFETCH_FRAMES' => folder))
    ensure
      Processes.stop(emulator) if emulator
    end
  end

  def network(folder)
    ['qemu-system-arm', *%w[-M none -nodefaults -display none -monitor none -serial none],
     *Frames.words(folder)]
  end
end
