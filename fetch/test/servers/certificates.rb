# Keys and certificates of the https tests, made anew for each run.
#
#   made = Certificates.new(folder)
#   made.leaf('wrong', names: 'DNS:other.test')   # FOLDER/wrong.pem, wrong.key
#
# FOLDER/ca.pem is the authority that the clients trust, FOLDER/pin.pem the key
# that they pin instead. All certificates have this key, unless they say
# otherwise. The clients take the 1st of January 2020 for the day of their build.
require 'openssl'

class Certificates
  BUILT = Time.utc(2020, 1, 1)
  NAMES = 'DNS:boot.test, DNS:six.boot.test, DNS:*.wild.test, IP:127.0.0.1, ' \
          'IP:10.0.2.2, IP:::1, IP:fec0::2'.freeze
  AUTHORITY = '/O=Tests/CN=Own authority'.freeze
  DAY = 86_400
  YEAR = 365 * DAY

  def initialize(folder)
    @folder = folder
    @serial = 0
    @key = ec
    @ca = [self_signed(AUTHORITY, @ca_key = ec), @ca_key]
    @other = [self_signed(AUTHORITY, other_key = ec), other_key]
    write('ca.pem', @ca[0].to_pem)
    write('pin.pem', public_pem(@key))
  end

  # names: of SAN, or nil for none; more: other extensions; subject: the name;
  # days: first and last, from now on; key: ec, rsa, or another
  # one; by: :ca, :other (the same name, another key), :rsa, or extensions of one in the
  # middle, which the authority has signed; hash: of the signature; twice: sent so;
  # crossed: behind the chain is the authority's key, signed by one that nobody trusts any
  # more, and which ended before the build.
  def leaf(file, names: NAMES, days: [-1, 30], key: @key, by: :ca, more: {}, subject: file, hash: 'SHA256', twice: false, crossed: false) # rubocop:disable Metrics/ParameterLists
    issuer = by.is_a?(Hash) ? middle(by) : { ca: @ca, other: @other }.fetch(by) { rsa_ca }
    made = certificate("/CN=#{subject}", key, days, issuer)
    extend_by(made, issuer[0], { 'subjectAltName' => names, 'basicConstraints' => 'CA:FALSE' }
      .compact.merge(more))
    made.sign(issuer[1], hash)
    chain = [made, *(made if twice), *(issuer[0] if by.is_a?(Hash)), *(cross if crossed)]
    write("#{file}.pem", chain.map(&:to_pem).join)
    write("#{file}.key", key.to_pem)
  end

  # FOLDER/roots.pem: the authority, and one with a key of RSA.
  def roots
    write('roots.pem', @ca[0].to_pem + rsa_ca[0].to_pem)
  end

  # Files that no program may trust, and why.
  def wrong_files
    write('many.pem', File.read(path('pin.pem')) * 2)
    write('empty.pem', '')
    write('curve.pem', public_pem(ec('secp384r1')))
    limited_files.merge(
      'good.key' => 'a private key', 'good.pem' => 'is no authority',
      'curve.pem' => 'is not on P-256', 'rsa.pem' => 'is no authority',
      'many.pem' => 'one public key', 'empty.pem' => 'neither a public key'
    )
  end

  # Authorities whose limits no program would keep.
  LIMITS = {
    'pathlen' => [{ 'basicConstraints' => 'critical,CA:TRUE,pathlen:0' }, 'its path length'],
    'usage' => [{ 'keyUsage' => 'critical,digitalSignature,cRLSign' }, 'no keyCertSign'],
    'purpose' => [{ 'extendedKeyUsage' => 'clientAuth' }, 'no serverAuth'],
    'constraints' => [{ 'nameConstraints' => 'critical,permitted;DNS:boot.test' }, 'its name constraints'],
    'advice' => [{ 'nameConstraints' => 'permitted;DNS:boot.test' }, 'its name constraints'],
    'critical' => [{ 'policyConstraints' => 'critical,requireExplicitPolicy:0' },
                   'its critical extension policyConstraints']
  }.freeze

  def limited_files
    LIMITS.to_h do |name, (extensions, why)|
      write("#{name}.pem", self_signed(AUTHORITY, ec, extensions).to_pem)
      ["#{name}.pem", why]
    end
  end

  def ec(curve = 'prime256v1')
    OpenSSL::PKey::EC.generate(curve)
  end

  def rsa
    OpenSSL::PKey::RSA.new(2048)
  end

  def path(name)
    "#{@folder}/#{name}"
  end

  private

  def write(name, text)
    File.write(path(name), text)
  end

  def rsa_ca
    @rsa_ca ||= rsa.then { |key| [self_signed('/O=Tests/CN=Authority of RSA', key), key] }
  end

  def public_pem(key)
    OpenSSL::PKey.read(key.public_to_der).public_to_pem
  end

  def middle(extensions)
    key = ec
    made = certificate('/O=Tests/CN=Middle', key, [-1, 365], @ca)
    extend_by(made, @ca[0], { 'basicConstraints' => 'critical,CA:TRUE' }.merge(extensions))
    [made.sign(@ca[1], 'SHA256'), key]
  end

  def cross
    key = ec
    made = certificate(AUTHORITY, @ca_key, [-4000, -3000], [self_signed('/O=Tests/CN=Old authority', key), key])
    extend_by(made, made, { 'basicConstraints' => 'critical,CA:TRUE', 'keyUsage' => 'critical,keyCertSign,cRLSign' })
    made.sign(key, 'SHA256')
  end

  # With the usages that an authority may have.
  def self_signed(name, key, extensions = {})
    made = certificate(name, key, [-3650, 3650])
    usual = { 'basicConstraints' => 'critical,CA:TRUE', 'keyUsage' => 'critical,keyCertSign,cRLSign',
              'extendedKeyUsage' => 'serverAuth,clientAuth' }
    extend_by(made, made, usual.merge(extensions))
    made.sign(key, 'SHA256')
  end

  def certificate(name, key, days, issuer = nil)
    made = OpenSSL::X509::Certificate.new
    made.version = 2
    made.serial = @serial += 1
    made.subject = OpenSSL::X509::Name.parse(name)
    made.issuer = issuer ? issuer[0].subject : made.subject
    made.public_key = OpenSSL::PKey.read(key.public_to_der)
    made.not_before, made.not_after = days.map { |day| Time.now + day * DAY }
    made
  end

  def extend_by(made, issuer, extensions)
    factory = OpenSSL::X509::ExtensionFactory.new(issuer, made)
    extensions.each { |name, value| made.add_extension(factory.create_extension(name, value)) }
  end
end
