#!/usr/bin/env ruby
# Writes whom a program trusts as C: a pinned public key, or authorities.
#
#   fetch/tls/trust.rb FILE.pem > trust.c
#
# Only keys on P-256: the programs know no others. Of an authority they keep the
# name and the key alone. So one whose certificate limits what it may sign is
# refused: a path length, a key usage without keyCertSign, an extended key usage
# without serverAuth, name constraints, any other critical extension. The day of this program's run
# is compiled in as that of the build (SOURCE_DATE_EPOCH in its place).
require 'openssl'

DAY_1970 = 719_528 # tls_time.h

def fail_with(text)
  abort "error: #{ARGV[0]}: #{text}"
end

def point(key, what)
  fail_with("#{what} is not on P-256") unless
    key.is_a?(OpenSSL::PKey::EC) && key.group.curve_name == 'prime256v1'
  key.public_key.to_octet_string(:uncompressed)
end

def bytes(name, octets)
  rows = octets.bytes.each_slice(12).map do |row|
    "    #{row.map { |byte| format('0x%02X', byte) }.join(', ')}"
  end
  "static const unsigned char #{name}[] = {\n#{rows.join(",\n")}\n};\n\n"
end

# BearSSL's structs point to memory that may change. It changes nothing there.
def pinned(pem)
  key = OpenSSL::PKey.read(pem)
  bytes('point', point(key, 'the key')) + <<~C
    const br_x509_class **nfetch_tls_trust(void)
    {
        static const br_ec_public_key key = {
            BR_EC_secp256r1, (unsigned char *)point, sizeof point
        };
        static br_x509_knownkey_context pinned;

        br_x509_knownkey_init_ec(&pinned, &key, BR_KEYTYPE_SIGN);
        return &pinned.vtable;
    }
  C
end

def extension(certificate, oid)
  certificate.extensions.find { |one| one.oid == oid }
end

def authority?(certificate)
  extension(certificate, 'basicConstraints')&.value.to_s.include?('CA:TRUE')
end

# Whether the extension, if there is one, lacks this value.
def lacks?(certificate, oid, value)
  found = extension(certificate, oid)
  found && !found.value.split(', ').include?(value)
end

KNOWN = %w[basicConstraints keyUsage extendedKeyUsage subjectKeyIdentifier
           authorityKeyIdentifier].freeze

# The limit of an authority that the programs would not keep, or nil.
def limit(certificate)
  return 'its path length' if extension(certificate, 'basicConstraints').value.include?('pathlen')
  return 'its key usage, which has no keyCertSign,' if
    lacks?(certificate, 'keyUsage', 'Certificate Sign')
  return 'its extended key usage, which has no serverAuth,' if
    lacks?(certificate, 'extendedKeyUsage', 'TLS Web Server Authentication')
  return 'its name constraints' if extension(certificate, 'nameConstraints')

  other = certificate.extensions.find { |one| one.critical? && !KNOWN.include?(one.oid) }
  "its critical extension #{other.oid}" if other
end

def anchor(certificate, index)
  subject = certificate.subject.to_s
  authority?(certificate) or
    fail_with("#{subject} is no authority; to trust one server, pin its key: " \
              'openssl x509 -pubkey -noout')
  limit = limit(certificate) and
    fail_with("#{subject}: #{limit} cannot be kept by the programs")
  code = bytes("name#{index}", certificate.subject.to_der) +
         bytes("point#{index}", point(certificate.public_key, "#{subject}: its key"))
  [code, "    { { (unsigned char *)name#{index}, sizeof name#{index} }, " \
         "BR_X509_TA_CA,\n" \
         '      { BR_KEYTYPE_EC, { .ec = { BR_EC_secp256r1, ' \
         "(unsigned char *)point#{index},\n        sizeof point#{index} } } } }"]
end

def authorities(pems)
  arrays, anchors = pems.map { |pem| OpenSSL::X509::Certificate.new(pem) }
                        .each_with_index.map { |one, i| anchor(one, i) }.transpose
  now = (ENV['SOURCE_DATE_EPOCH'] || Time.now).to_i
  arrays.join + <<~C
    static const br_x509_trust_anchor anchors[] = {
    #{anchors.join(",\n")}
    };

    const br_x509_class **nfetch_tls_trust(void)
    {
        static const struct nfetch_tls_time built = { #{DAY_1970 + now / 86_400}, #{now % 86_400} };
        static struct nfetch_tls_authority authority;

        nfetch_tls_authority_init(&authority, anchors, #{anchors.size}, &built);
        return &authority.vtable;
    }
  C
end

def pems(text, label)
  text.scan(/-----BEGIN #{label}-----.*?-----END #{label}-----\n?/m)
end

abort File.foreach(__FILE__).take(11).drop(1).join unless ARGV.size == 1
text = File.read(ARGV[0])
fail_with('this is a private key: it must not go into a program') if
  text.include?('PRIVATE KEY')
keys = pems(text, 'PUBLIC KEY')
certificates = pems(text, 'CERTIFICATE')
fail_with('it has neither a public key nor a certificate, as PEM') if
  (keys + certificates).empty?
fail_with('one public key, or certificates alone') if
  keys.size > 1 || (keys.any? && certificates.any?)
begin
  code = keys.any? ? pinned(keys[0]) : authorities(certificates)
rescue OpenSSL::OpenSSLError => e
  fail_with(e.message)
end
puts "/* Made by fetch/tls/trust.rb of #{File.basename(ARGV[0])} */"
puts "#include \"tls/tls_authority.h\"" if certificates.any?
puts "#include \"tls/tls_trust.h\"", '', code
