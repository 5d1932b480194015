# board/install.sh - installs the Debian packages that are missing
#
# A library for sh: source it, say what is needed, then install it.
#
#     . board/install.sh
#     need make make                      # a command and its package
#     need /usr/include/stdio.h libc6-dev # a file and its package
#     need_board mps2_an385               # what builds and runs a program
#     install_needed                      # ends the script with 69 if it fails
#
# Messages go to standard error. At a terminal it asks before it installs. Without
# one it installs only if the environment has CI or NANOURL_INSTALL=yes, or if the
# script has set install_unasked=yes: board/run and test/run, whose pages say that
# they install. NANOURL_INSTALL=no: never.
#
# What this Debian does not have ends the script, too, unless it has set
# install_partly=yes: then the rest is installed, and install_absent has the words
# WHAT=PACKAGE of what is not to be had.

. pack/clang.env

install_missing= # words WHAT=PACKAGE
install_also= # such words, of packages that are not installed, but unpacked
install_absent=
install_partly=
install_wait=600 # seconds, for another apt
install_unasked=
install_system=/etc/os-release

# is_there WHAT: a path must exist, a name must be a command
is_there() {
    case $1 in
    /*) [ -e "$1" ] ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
    esac
}

# need WHAT PACKAGE: notes both if WHAT is not there
need() {
    is_there "$1" || install_missing=$(with_word "$install_missing" "$1=$2")
}

# what_of WORD...: the WHATs of words WHAT=PACKAGE, each after a space
what_of() {
    for install_word; do printf ' %s' "${install_word%%=*}"; done
}

# packages_of WORD...: their packages, each once
packages_of() {
    install_packages=
    for install_word; do
        install_packages=$(with_word "$install_packages" "${install_word#*=}")
    done
    printf '%s' "$install_packages"
}

# with_word LIST WORD: prints the list, with the word appended if it is new
with_word() {
    case "$1 " in
    *" $2 "*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$1 $2" ;;
    esac
}

# need_arch ARCH: what builds and runs programs of a CPU family
need_arch() {
    need make make
    case $1 in
    host)
        need gcc gcc
        need /usr/include/stdio.h libc6-dev
        ;;
    cortexm)
        need arm-none-eabi-gcc gcc-arm-none-eabi
        need qemu-system-arm qemu-system-arm
        need ruby ruby
        ;;
    wasm)
        need_wasm
        need "llvm-ar-$CLANG_VERSION" "llvm-$CLANG_VERSION"
        need node nodejs
        need ruby ruby
        ;;
    avr)
        need avr-gcc gcc-avr
        need /usr/lib/avr/include/avr/io.h avr-libc
        need gcc gcc
        need /usr/include/stdio.h libc6-dev
        need /usr/include/simavr/sim_avr.h libsimavr-dev
        need /usr/include/libelf.h libelf-dev
        need ruby ruby
        ;;
    rv32)
        need riscv64-unknown-elf-gcc gcc-riscv64-unknown-elf
        need qemu-system-riscv32 qemu-system-misc
        need ruby ruby
        ;;
    *)
        install_fail "error: board/install.sh has no packages for ARCH=$1"
        ;;
    esac
}

# board_fact BOARD KEY: a value in board.env; called in the project's root
board_fact() {
    sed -n "s/^$2=//p" "board/$1/board.env"
}

# need_board BOARD: called in the project's root
need_board() {
    need_arch "$(board_fact "$1" ARCH)"
    case $(board_fact "$1" COMPILER) in
    clang) need_clang ;;
    esac
    install_triplet=$(board_fact "$1" TRIPLET)
    [ -n "$install_triplet" ] || return 0
    need "$(board_fact "$1" EMULATOR)" qemu-user
    need_triplet "$install_triplet"
}

# need_network BOARD: what the program `boot` needs: Debian's sources of BearSSL
# and lwIP, and Ruby, which compiles keys in
need_network() {
    need dpkg-source dpkg-dev
    need ruby ruby
}

# need_clang: clang and its sanitizers
need_clang() {
    need "clang-$CLANG_VERSION" "clang-$CLANG_VERSION"
    need "/usr/lib/llvm-$CLANG_VERSION/lib/clang/$CLANG_VERSION/lib/linux" \
        "libclang-rt-$CLANG_VERSION-dev"
}

# need_wasm: clang and its linker for WebAssembly
need_wasm() {
    need "clang-$CLANG_VERSION" "clang-$CLANG_VERSION"
    need "wasm-ld-$CLANG_VERSION" "lld-$CLANG_VERSION"
}

# need_triplet TRIPLET: the compiler and the libc of another Linux machine
need_triplet() {
    case $1 in
    i686-*) install_libc=libc6-dev-i386-cross ;;
    *) install_libc=libc6-dev-${1%%-*}-cross ;;
    esac
    need "$1-gcc" "gcc-$1"
    need "/usr/$1/include/stdio.h" "$install_libc"
}

install_fail() {
    echo "$*" >&2
    exit 69
}

# install_as: prints the command that makes this user root
install_as() {
    [ "$(id -u)" -eq 0 ] && return 0
    command -v sudo >/dev/null 2>&1 || return 1
    if [ -t 0 ] && [ -t 2 ]; then
        echo sudo
        return 0
    fi
    sudo -n true 2>/dev/null || return 1
    echo "sudo -n"
}

# install_ask HOW: may this be installed?
install_ask() {
    case ${NANOURL_INSTALL-} in
    yes) return 0 ;;
    no) return 1 ;;
    esac
    if [ ! -t 0 ] || [ ! -t 2 ]; then
        [ -n "${CI-}$install_unasked" ]
        return
    fi
    printf 'Install now with %s? [Y/n] ' "$1" >&2
    read -r install_answer || install_answer=n
    case $install_answer in
    "" | y | Y | yes) return 0 ;;
    *) return 1 ;;
    esac
}

# install_agree HOW COMMAND: ends the script if it may not be installed
install_agree() {
    install_ask "$1" || install_fail "error: not installed; install with: $2
(or set NANOURL_INSTALL=yes, and it is installed without a question)"
}

# install_unknown WORD...: those of the words WHAT=PACKAGE whose package this Debian
# does not have. Without lists apt knows not even gcc, and nobody can say. Debian 12
# has all packages: there an unknown one is an error of ours.
install_unknown() {
    ! grep -qx 'VERSION_CODENAME=bookworm' "$install_system" || return 0
    # shellcheck disable=SC2046 # one word a package
    install_known=$(apt-cache madison gcc $(packages_of "$@") 2>/dev/null |
        sed 's/^ *\([^ ]*\) .*/\1/' | sort -u | tr '\n' ' ')
    case " $install_known" in
    *" gcc "*) ;;
    *) return 0 ;;
    esac
    for install_word; do
        case " $install_known" in
        *" ${install_word#*=} "*) ;;
        *) printf ' %s' "$install_word" ;;
        esac
    done
}

# install_sort_out: what is missing and not to be had goes to install_absent
# shellcheck disable=SC2086 # lists of words
install_sort_out() {
    [ -n "$install_missing$install_also" ] || return 0
    install_lack=$(install_unknown $install_missing $install_also)
    [ -n "$install_lack" ] || return 0
    echo "not found:$(what_of $install_lack)." \
        "This Debian has no$(packages_of $install_lack)" >&2
    [ -n "$install_partly" ] ||
        install_fail "error: what this Debian does not have cannot be installed"
    for install_word in $install_lack; do
        install_absent=$(with_word "$install_absent" "$install_word")
    done
    install_left=
    for install_word in $install_missing; do
        case "$install_lack " in
        *" $install_word "*) ;;
        *) install_left="$install_left $install_word" ;;
        esac
    done
    install_missing=$install_left
}

# shellcheck disable=SC2086 # lists of words
install_needed() {
    install_sort_out
    [ -n "$install_missing" ] || return 0
    install_packages=$(packages_of $install_missing)
    echo "not found:$(what_of $install_missing). Debian packages:$install_packages" >&2
    install_help="install with: apt-get install$install_packages"
    command -v apt-get >/dev/null 2>&1 ||
        install_fail "error: this machine has no apt-get; $install_help"
    install_root=$(install_as) ||
        install_fail "error: you are not root and cannot use sudo; $install_help"
    install_agree apt-get "apt-get install$install_packages"
    install_keep
    install_run
    install_check
}

# A machine with a proxy can name its own certificates in SSL_CERT_FILE. A
# package can overwrite that file, so later downloads use a copy.
install_keep() {
    [ -f "${SSL_CERT_FILE-}" ] && [ ! -f build/certificates.pem ] || return 0
    mkdir -p build && cp "$SSL_CERT_FILE" build/certificates.pem
}

# install_once WORD...: apt-get, with all output on standard error. It reads no
# input: sudo asks at the terminal itself.
install_once() {
    install_said=$({
        $install_root env LC_ALL=C DEBIAN_FRONTEND=noninteractive \
            apt-get -q "$@" </dev/null 2>&1 >&3
    } 3>&2)
    install_status=$?
    [ -z "$install_said" ] || printf '%s\n' "$install_said" >&2
    return "$install_status"
}

# install_apt WORD...: the same. Waits while another apt or dpkg holds a lock.
install_apt() {
    install_until=$(($(date +%s) + install_wait))
    until install_once "$@"; do
        case $install_said in
        *"Could not get lock"* | *"locked by another process"*) ;;
        *) return 1 ;;
        esac
        [ "$(date +%s)" -lt "$install_until" ] || return 1
        echo "waiting for another apt or dpkg" >&2
        sleep 5
    done
}

# If the update fails, the old lists can still be enough.
install_run() {
    echo "installing:$install_packages" >&2
    install_apt update || echo "apt-get update failed" >&2
    install_sort_out # now by the new lists
    [ -n "$install_missing" ] || return 0
    # shellcheck disable=SC2046,SC2086 # lists of words
    install_apt install -y --no-install-recommends $(packages_of $install_missing) ||
        install_fail "error: apt-get failed; $install_help"
}

install_check() {
    # shellcheck disable=SC2046,SC2086 # a list of words
    for install_what in $(what_of $install_missing); do
        is_there "$install_what" ||
            install_fail "error: not found after the installation: $install_what"
    done
    install_missing=
}
