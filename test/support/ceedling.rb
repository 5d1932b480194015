# Chooses the right Ceedling if several are installed.
CEEDLING_VERSION = File.read("#{__dir__}/install.sh")[/^CEEDLING_VERSION=(.*)/, 1]
