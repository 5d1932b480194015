#!/usr/bin/env ruby
# Writes whose images `boot` starts as C (fetch/app/boot/boot_key.h).
#
#   fetch/image/key.rb FILE COUNTER > boot_key.c    a public key, PEM or DER
#   fetch/image/key.rb unsigned COUNTER             images without a signature
require 'openssl'

TESTS = File.expand_path('../../fetch/test/key.pub.pem', __dir__)

def fail_with(text)
  abort "error: #{ARGV[0]}: #{text}"
end

def key(file)
  text = File.binread(file)
  fail_with('this is a private key: it must not go into a program') if
    text.include?('PRIVATE KEY')
  key = OpenSSL::PKey.read(text)
  fail_with('no public key on P-256') unless
    key.is_a?(OpenSSL::PKey::EC) && key.group.curve_name == 'prime256v1' && !key.private?
  key.public_to_der
rescue OpenSSL::PKey::PKeyError, SystemCallError => e
  fail_with(e.message)
end

def array(octets)
  rows = octets.bytes.each_slice(12).map { |row| row.map { |byte| format('0x%02X', byte) }.join(', ') }
  "static const uint8_t key[] = {\n    #{rows.join(",\n    ")}\n};\n\n"
end

abort File.foreach(__FILE__).take(5).drop(1).join unless ARGV.size == 2
der = key(ARGV[0]) unless ARGV[0] == 'unsigned'
warning = 'insecure: images need no signature\n' unless der
warning = 'insecure: everyone has the key of the tests\n' if der == key(TESTS)
puts <<~C
  /* Made by fetch/image/key.rb of #{File.basename(ARGV[0])} */
  #include "app/boot/boot_key.h"

  #include <stddef.h>

  #{array(der) if der}const uint8_t *const nboot_key = #{der ? 'key' : 'NULL'};
  const uint32_t nboot_counter = #{Integer(ARGV[1])}u;
  const char nboot_key_warning[] = "#{warning}";
C
