# test/support/install.sh - installs what the tests need
#
# A library for sh, sourced in the project's root after board/install.sh:
#
#     install_for "PART..."   # Debian packages, then Ceedling

# The one place that names Ceedling's version.
CEEDLING_VERSION=1.2.1
export CEEDLING_VERSION

need_host() {
    need_arch host
    need ruby ruby
    need ld binutils
}

need_boards() {
    for need_env in board/*/board.env; do
        need_env=${need_env%/*}
        need_board "${need_env#*/}"
    done
    need_newlib
}

# need_gate NAME: what one gate asks
need_gate() {
    need_arch cortexm
    case $1 in
    headers)
        need g++ g++
        need_clang
        ;;
    style)
        need_libcoap
        need_side
        need clang-format clang-format
        need clang-tidy-19 clang-tidy-19
        need /usr/lib/avr/include/avr/io.h avr-libc
        need dpkg-source dpkg-dev
        ;;
    got)
        need_arch rv32
        need_arch avr
        ;;
    symbols)
        need_clang
        need_arch rv32
        need_arch avr
        ;;
    esac
}

# Unity needs a libc.
need_newlib() {
    need /usr/lib/arm-none-eabi/newlib/nosys.specs libnewlib-arm-none-eabi
}

# The compiler counts, and llvm's tools read what it has counted.
need_coverage() {
    need_clang
    need llvm-cov-19 llvm-19
}

need_masking() {
    need curl-config libcurl4-openssl-dev
    need node nodejs
    need /usr/bin/python3 python3
}

need_static() {
    need gcc gcc
    need clang-tidy-19 clang-tidy-19
    need cppcheck cppcheck
}

need_uriparser() {
    need /usr/include/uriparser/Uri.h liburiparser-dev
}

need_libcoap() {
    need /usr/include/coap3/coap.h libcoap3-dev
}

need_http_parser() {
    need /usr/include/http_parser.h libhttp-parser-dev
}

need_side() {
    need_uriparser
    need_http_parser
    need valgrind valgrind
    need curl-config libcurl4-openssl-dev
}

# Servers that are unpacked here and not installed: that would start them, open
# to all. pyftpdlib is a library alone.
BOOT_SERVERS=$PWD/build/tools/servers
export BOOT_SERVERS
need_boot_servers=

# libcoap's server, Erlang's TFTP server, and Python's for HTTP.
need_talk() {
    need coap-server-notls libcoap3-bin
    for need_tftp in /usr/lib/erlang/lib/tftp-*; do
        need "$need_tftp" erlang-tftp
    done
    need python3 python3
}

need_proof() {
    need frama-c frama-c-base
    need why3 why3
    need cvc4 cvc4
    need z3 z3
}

need_servers() {
    need /usr/lib/python3/dist-packages/pyftpdlib python3-pyftpdlib
}

# What serves images: tftpd-hpa and nginx besides those of others above. An
# ordinary user cannot run tftpd-hpa. The libraries that Debian's packages of
# both ask for are Ruby's and Python's, too, but for libwrap.
need_boot() {
    need_talk
    need /usr/lib/python3/dist-packages/pyftpdlib python3-pyftpdlib
    need_boot_servers=yes
}

# need_boot_boards PART: where the client of that part runs
need_boot_boards() {
    case $1 in
    boot-host)
        need_clang
        return
        ;;
    boot-lm3s6965evb) need_name=lm3s6965evb ;;
    *) need_name=mps2_an385 ;;
    esac
    need_board "$need_name"
    need_network "$need_name"
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

unpack_needed() {
    [ -z "$need_boot_servers" ] ||
        unpack "$BOOT_SERVERS" usr/sbin/nginx tftpd-hpa libwrap0 nginx
}

# The commands of gems, an ordinary user's above all, may not be on the PATH.
need_ceedling() {
    PATH=$PATH:$(ruby -e 'print Gem.bindir, ":", Gem.user_dir, "/bin"')
    export PATH
    gem list --silent --installed ceedling --version "$CEEDLING_VERSION" &&
        return
    echo "installing: the gem ceedling $CEEDLING_VERSION" >&2
    [ ! -f build/certificates.pem ] ||
        export SSL_CERT_FILE="$PWD/build/certificates.pem"
    set -- gem install --no-document ceedling -v "$CEEDLING_VERSION"
    [ "$(id -u)" -eq 0 ] || set -- "$@" --user-install
    timeout 600 "$@" </dev/null >&2 || install_fail "not installed: $*"
}

# need_consumer SYSTEM: the tools of a build system that takes us in
need_consumer() {
    case $1 in
    cmake | pkgconfig | zephyr | esp_idf | debian) need cmake cmake ;;
    esac
    case $1 in
    cmake | pkgconfig | meson | gcc)
        need_arch cortexm
        need_newlib
        ;;
    esac
    case $1 in
    pkgconfig) need pkg-config pkg-config ;;
    meson)
        need meson meson
        need ninja ninja-build
        ;;
    zephyr)
        need /usr/lib/python3/dist-packages/kconfiglib.py python3-kconfiglib
        need /usr/lib/python3/dist-packages/yaml python3-yaml
        ;;
    arduino)
        need arduino-builder arduino-builder
        need arduino-ctags arduino-ctags
        need /usr/share/arduino/hardware/arduino/avr/boards.txt \
            arduino-core-avr
        need_board atmega1284p
        ;;
    debian)
        need dpkg-buildpackage dpkg-dev
        need dh debhelper
        need lintian lintian
        ;;
    esac
}

# need_migrate NAME: what builds another project's source, and its tests
need_migrate() {
    [ "$1" = riot ] && return
    need dpkg-source dpkg-dev
    need patch patch
    case $1 in
    libcoap)
        need cmake cmake
        need /usr/include/CUnit/CUnit.h libcunit1-dev
        ;;
    esac
}

# install_for PARTS: a part whose tools are missing could only fail
install_for() {
    need_host
    for need_part in $1; do
        case $need_part in
        boot*)
            need_boot
            need_boot_boards "$need_part"
            ;;
        *-host | grammar) ;;
        uriparser) need_uriparser ;;
        examples) need_arch cortexm ;;
        proof | eva) need_proof ;;
        side) need_side ;;
        reference) need doxygen doxygen ;;
        web)
            need_board wasm
            need chromium chromium
            need chromedriver chromium-driver
            need npm npm
            ;;
        coverage) need_coverage ;;
        static) need_static ;;
        migrate-*) need_migrate "${need_part#*-}" ;;
        masking) need_masking ;;
        fuzz | refute)
            need_clang
            need_uriparser
            ;;
        mutation) need_clang ;;
        stack | objects) need_board mps2_an385 ;;
        reproducible)
            need_boards
            need_arch avr
            ;;
        consumer-*) need_consumer "${need_part#*-}" ;;
        gate-*) need_gate "${need_part#*-}" ;;
        servers) need_servers ;;
        talk) need_talk ;;
        clang-*)
            need_clang
            need_board "${need_part#*-}"
            ;;
        unit-*)
            need_board "${need_part#*-}"
            need_newlib
            ;;
        *-*) need_board "${need_part#*-}" ;;
        esac
    done
    install_needed
    unpack_needed
    need_ceedling
}
