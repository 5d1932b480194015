# test/support/install.sh - installs what the tests need
#
# A library for sh, sourced in the project's root after board/install.sh:
#
#     install_for "PART..."   # Debian packages, then Ceedling

# Only this file has Ceedling's version.
CEEDLING_VERSION=1.2.1
export CEEDLING_VERSION

# Servers that are only unpacked: an installation would start them, open to all.
BOOT_SERVERS=$PWD/build/tools/servers
export BOOT_SERVERS
need_boot_servers=
need_daemons=
need_node=
need_gems=

# A package whose command has its name can be from elsewhere. Each package of
# Debian has a folder in /usr/share/doc.
need_packages() {
    for need_package; do
        is_there "$need_package" ||
            need "/usr/share/doc/$need_package" "$need_package"
    done
}

need_boards() {
    for need_env in board/*/board.env; do
        need_env=${need_env%/*}
        need_board "${need_env#*/}"
    done
}

# need_boot PART: servers for images, and what runs the client. An ordinary user
# cannot start an installed tftpd-hpa. The libraries that tftpd-hpa and nginx
# need come with Ruby and Python, except libwrap.
need_boot() {
    need_packages libcoap3-bin python3 python3-pyftpdlib
    [ "$(id -u)" -eq 0 ] || need_packages erlang-tftp
    need_boot_servers=yes
    case $1 in
    coverage-port)
        need_clang
        need_network host
        need_packages llvm-19 erlang-inets erlang-ssl
        ;;
    https*)
        need_packages erlang-inets erlang-ssl
        need_boot_board mps2_an385
        ;;
    boot-lm3s6965evb) need_boot_board lm3s6965evb ;;
    *) need_boot_board mps2_an385 ;;
    esac
}

need_boot_board() {
    need_board "$1"
    need_network "$1"
}

# fetch_packages FOLDER PACKAGE...
fetch_packages() {
    mkdir -p "$1" && (
        cd "$1" && rm -f ./*.deb && shift &&
            apt-get -q -o APT::Sandbox::User=root download "$@" &&
            for need_deb in ./*.deb; do
                dpkg-deb -x "$need_deb" . || exit
            done
    ) >&2
}

# unpack FOLDER FILE PACKAGE...: FILE is the command in FOLDER that is wanted
unpack() {
    need_folder=$1
    [ -e "$need_folder/$2" ] && return
    shift 2
    echo "unpacking Debian packages: $*" >&2
    fetch_packages "$need_folder" "$@" && return
    install_root=$(install_as) && install_apt update
    fetch_packages "$need_folder" "$@" || install_fail "cannot unpack: $*"
}

# libraries_of PACKAGE...: those that they need and that are not installed
libraries_of() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts \
        --no-breaks --no-replaces --no-enhances "$@" |
        grep -x 'lib[a-z0-9.+-]*' | sort -u |
        while read -r need_library; do
            dpkg -s "$need_library" >/dev/null 2>&1 || echo "$need_library"
        done
}

# The servers of test/fetch/daemons.rb.
need_daemons() {
    [ -e "$BOOT_SERVERS/daemons/usr/sbin/dnsmasq" ] && return
    set -- apache2-bin lighttpd caddy vsftpd proftpd-core proftpd-mod-crypto \
        dnsmasq-base
    apt-cache show "$@" >/dev/null 2>&1 ||
        { install_root=$(install_as) && install_apt update; }
    # shellcheck disable=SC2046 # one word a package
    unpack "$BOOT_SERVERS/daemons" usr/sbin/dnsmasq "$@" $(libraries_of "$@")
}

# The commands of gems can be missing in PATH, mostly for an ordinary user.
need_ceedling() {
    PATH=$PATH:$(ruby -e 'print Gem.bindir, ":", Gem.user_dir, "/bin"')
    export PATH
    gem list --silent --installed ceedling --version "$CEEDLING_VERSION" &&
        return
    install_agree gem "gem install ceedling -v $CEEDLING_VERSION"
    echo "installing: the gem ceedling $CEEDLING_VERSION" >&2
    [ ! -f build/certificates.pem ] ||
        export SSL_CERT_FILE="$PWD/build/certificates.pem"
    set -- gem install --no-document ceedling -v "$CEEDLING_VERSION"
    [ "$(id -u)" -eq 0 ] || set -- "$@" --user-install
    timeout 600 "$@" </dev/null >&2 || install_fail "not installed: $*"
}

# What tests of the page and of the npm package use, into build/node.
need_node() {
    cmp -s test/web/package.json build/node/package.json &&
        [ -e build/node/node_modules/.bin/vite ] && return
    mkdir -p build/node && cp test/web/package.json build/node/
    echo "installing into build/node: $(sed -n 's/^    "\(.*\)": .*/\1/p' \
        test/web/package.json | tr '\n' ' ')" >&2
    set -- npm install --prefix build/node --no-audit --no-fund \
        --no-package-lock
    timeout 600 "$@" </dev/null >&2 || install_fail "not installed: $*"
}

# need_parts PART...
need_parts() {
    for need_name; do need_part "$need_name"; done
}

# need_part PART: without a gem if it needs none; `serve` is test/fetch/serve
need_part() {
    case $1 in
    boot* | https* | links | serve | site | situations* | targets | workflows) ;;
    *) need_gems=yes ;;
    esac
    case $1 in
    gate-*) need_arch cortexm ;;
    consumer-cmake | consumer-meson | consumer-gcc | consumer-single | \
        consumer-fetch)
        need_arch cortexm
        need_packages libnewlib-arm-none-eabi
        ;;
    esac
    case $1 in
    # What CONTRIBUTING asks of who adds a function.
    prepare) need_parts gate-single gate-style gate-headers ;;
    gate-abi) need_packages abigail-tools ;;
    gate-licences | gate-release) need_packages git reuse python3 clang-19 lld-19 ;;
    gate-headers | gate-single)
        need_clang
        need_packages g++
        ;;
    gate-style)
        need_packages liburiparser-dev libhttp-parser-dev valgrind \
            libcurl4-openssl-dev clang-format clang-tidy-19 avr-libc dpkg-dev
        ;;
    gate-names)
        need_network host
        need_network mps2_an385
        ;;
    gate-got | gate-symbols)
        need_clang
        need_arch rv32
        need_arch avr
        ;;
    consumer-esp_idf) need_packages cmake ;;
    consumer-gcc) need_packages unzip ;;
    consumer-shared)
        need_packages cmake python3
        need_clang
        ;;
    consumer-cmake | consumer-fetch) need_packages cmake pkg-config ;;
    consumer-meson)
        need_clang
        need_packages meson ninja-build
        ;;
    consumer-zephyr) need_packages cmake python3-kconfiglib python3-yaml ;;
    consumer-recipes) need_packages cmake python3 libxml2-utils ;;
    consumer-arduino)
        need_packages unzip arduino-builder arduino-ctags arduino-core-avr
        need_board atmega1284p
        ;;
    consumer-debian) need_packages cmake dpkg-dev debhelper lintian pkg-config ;;
    boot* | https* | links | serve | coverage-port) need_boot "$1" ;;
    situations*)
        need_boot "$1"
        need_network host
        need_packages curl
        need_daemons=yes
        ;;
    image) need_network host ;;
    uriparser) need_packages liburiparser-dev ;;
    scopes | readers) need_packages python3 ;;
    targets)
        need_packages nodejs
        need_boot_servers=yes
        ;;
    examples)
        need_arch cortexm
        need_packages g++
        ;;
    traps)
        need_clang
        need_packages g++
        ;;
    core) need_packages libcoap3-bin ;;
    side)
        need_packages liburiparser-dev libhttp-parser-dev valgrind \
            libcurl4-openssl-dev
        ;;
    reference) need_packages doxygen doxygen-awesome-css ;;
    site)
        need_part reference
        need_board wasm
        ;;
    workflows)
        need_packages nodejs npm
        need_node=yes
        ;;
    claims) need_parts consumer-single side gate-headers gate-licences ;;
    web)
        need_board wasm
        need_packages chromium chromium-driver ruby-selenium-webdriver npm
        need_node=yes
        ;;
    proof | eva) need_packages frama-c-base why3 cvc4 z3 ;;
    coverage)
        need_clang
        need_packages llvm-19
        ;;
    static)
        need_network host
        need_packages gcc clang-tidy-19 cppcheck
        ;;
    fuzz | refute)
        need_clang
        need_packages liburiparser-dev
        ;;
    mutation*) need_clang ;;
    stack) need_board mps2_an385 ;;
    reproducible) need_boards ;;
    migrate-libcoap) need_packages dpkg-dev patch cmake libcunit1-dev ;;
    migrate-*) need_packages dpkg-dev patch ;;
    clang-*)
        need_clang
        need_board "${1#*-}"
        ;;
    *-host) ;;
    unit-*)
        need_board "${1#*-}"
        need_packages libnewlib-arm-none-eabi
        ;;
    vectors-* | shell-* | corpora-* | single-* | board-*) need_board "${1#*-}" ;;
    esac
}

# install_for PARTS
install_for() {
    need_arch host
    need_packages ruby binutils
    # shellcheck disable=SC2086 # a list of words
    need_parts $1
    install_needed
    if [ -n "$need_boot_servers" ]; then
        unpack "$BOOT_SERVERS" usr/sbin/nginx tftpd-hpa libwrap0 nginx
        # It has a file of the same name as one of tftpd-hpa.
        unpack "$BOOT_SERVERS/atftpd" usr/sbin/atftpd atftpd
        unpack "$BOOT_SERVERS/tinyproxy" usr/bin/tinyproxy tinyproxy-bin
    fi
    [ -z "$need_daemons" ] || need_daemons
    [ -z "$need_node" ] || need_node
    [ -z "$need_gems" ] || need_ceedling
}
