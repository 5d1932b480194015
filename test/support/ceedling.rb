# The Ceedling that is meant, of those that are installed.
CEEDLING_VERSION = File.read("#{__dir__}/install.sh")[/^CEEDLING_VERSION=(.*)/, 1]
