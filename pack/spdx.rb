# What the SBOMs of a release share, SPDX 2.3, and names for its VEX.
# Usage: require_relative 'spdx', with FOLDER VERSION DATE REPOSITORY in ARGV
require 'digest'
require 'json'

FOLDER, VERSION, DATE, REPOSITORY = ARGV
abort "usage: #{$0} FOLDER VERSION DATE REPOSITORY" unless ARGV.size == 4
AUTHORS = 'The nanourl authors'.freeze
# Who publishes, if pack/contacts says it.
PUBLISHER = IO.popen([File.join(__dir__, 'contact'), 'PUBLISHER'], &:read).strip.freeze
SUPPLIER = "Organization: #{PUBLISHER.empty? ? AUTHORS : PUBLISHER}".freeze
COPYRIGHT = File.read(File.expand_path('../LICENSE', __dir__))[/^Copyright.*/].freeze

def checksum(algorithm, path)
  value = Digest.const_get(algorithm).file(path).hexdigest
  { algorithm: algorithm, checksumValue: value }
end

# The stanzas of .reuse/dep5 of the folder of an archive: patterns, licence, authors.
# The last one with a file's name is right.
def stanzas(folder)
  File.read("#{folder}/.reuse/dep5").split(/\n\n+/).drop(1).map do |text|
    fields = text.gsub(/\n /, "\n").split(/^([A-Z][a-z]+): /).drop(1).each_slice(2).to_h
    { files: fields['Files'].split, license: fields['License'].strip, copyright: fields['Copyright'].strip }
  end
end

# Of the folder of an archive; the package's name is in the name of the element,
# because several archives have a file LICENSE.
def file(folder, path, id, stanzas)
  name = path.delete_prefix("#{folder}/")
  said = stanzas.reverse.find { |one| one[:files].any? { |pattern| File.fnmatch?(pattern, name, File::FNM_DOTMATCH) } }
  { fileName: "./#{name}",
    SPDXID: "SPDXRef-File-#{id}-#{Digest::SHA1.hexdigest(name)}",
    checksums: [checksum('SHA1', path), checksum('SHA256', path)],
    licenseConcluded: said[:license], licenseInfoInFiles: said[:license].split(' AND '),
    copyrightText: said[:copyright] }
end

# SPDX 2.3, 7.9: the digest of the SHA-1 sums of all files, sorted and joined.
def verification_code(files)
  sums = files.map { |f| f[:checksums][0][:checksumValue] }
  Digest::SHA1.hexdigest(sums.sort.join)
end

# REPOSITORY is an example address until a release sets it.
def source
  return 'NOASSERTION' if REPOSITORY.include?('.invalid/')

  "git+#{REPOSITORY}@v#{VERSION}"
end

# A package URL. A "+" in a version would be a space.
def purl(name)
  version = VERSION.gsub('+', '%2B')
  return "pkg:npm/nanourl@#{version}" if name == 'nanourl-npm'

  at = REPOSITORY[%r{\Ahttps://github\.com/(.*)\z}, 1]
  at ? "pkg:github/#{at.downcase}@v#{version}#{name.sub(/\Ananourl-?/, '#').delete_suffix('#')}" : "pkg:generic/#{name}@#{version}"
end

# All files of the folder of an archive, which is the package ID.
def files_of(folder, id)
  said = stanzas(folder)
  Dir.glob("#{folder}/**/*", File::FNM_DOTMATCH).select { |f| File.file?(f) }.sort.map { |f| file(folder, f, id, said) }
end

def analyzed(package, files)
  package.merge(filesAnalyzed: true, licenseInfoFromFiles: files.flat_map { |f| f[:licenseInfoInFiles] }.uniq.sort,
                packageVerificationCode: { packageVerificationCodeValue: verification_code(files) })
end

def package(id, name, license, purpose, suffix = '.tar.gz')
  archive = "#{name}-#{VERSION}#{suffix}"
  { SPDXID: "SPDXRef-Package-#{id}", name: name, versionInfo: VERSION,
    packageFileName: archive, supplier: SUPPLIER,
    downloadLocation: source, filesAnalyzed: false,
    checksums: [checksum('SHA256', "#{FOLDER}/#{archive}")],
    licenseConcluded: license, licenseDeclared: license,
    copyrightText: COPYRIGHT, primaryPackagePurpose: purpose,
    externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER',
                     referenceType: 'purl', referenceLocator: purl(name) }] }
end

def relation(from, type, to)
  { spdxElementId: from, relationshipType: type, relatedSpdxElement: to }
end

def document(name, packages, files, relationships, **more)
  { spdxVersion: 'SPDX-2.3', dataLicense: 'CC0-1.0', SPDXID: 'SPDXRef-DOCUMENT', name: "#{name}-#{VERSION}",
    documentNamespace: "#{REPOSITORY}/spdx/#{name}-#{VERSION}-#{verification_code(files)}",
    creationInfo: { created: "#{DATE}T00:00:00Z",
                    creators: [SUPPLIER, 'Tool: pack/sbom'] },
    packages: packages, files: files, relationships: relationships }.merge(more)
end
