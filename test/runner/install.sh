# test/runner/install.sh - installs what the tests need
#
# A library for sh, sourced in the project's root after board/install.sh:
#
#     need_for "PART..."      # notes what is missing
#     install_for "PART..."   # Debian packages, servers, Ceedling; with
#                             # install_partly=yes some parts can be left out:
#                             # install_parts has the others, install_skipped lines
#                             # PART TAB PACKAGE...

# The list of parts; beside it, needs.sh can have functions for its column `needs`.
PARTS=${PARTS:-test/parts.tsv}
export PARTS

# Only this file has Ceedling's version.
CEEDLING_VERSION=1.2.1
export CEEDLING_VERSION

# Servers that are only unpacked: an installation would start them, open to all.
BOOT_SERVERS=$PWD/build/tools/servers
export BOOT_SERVERS
need_unpacked= # words FILE=PACKAGE, as of `need`
need_node=
need_gems=

# part_fact PART COLUMN: of its row in parts.tsv, or of the row for each board
part_fact() {
    awk -F '\t' -v part="$1" -v column="$2" '
        $1 == part { own = $column }
        sub(/%$/, "", $1) && index(part, $1) == 1 {
            shared = $column
            gsub(/%/, substr(part, length($1) + 1), shared)
        }
        END { print own != "" ? own : shared }' "$PARTS"
}

# tool_of PACKAGE: the command that the tests call, which can be from elsewhere: that
# of its name, if nothing else is said here. Of a package without one, the folder in
# /usr/share/doc, which each package of Debian has.
tool_of() {
    case $1 in
    abigail-tools) echo abidiff ;;
    binutils) echo nm ;;
    chromium-driver) echo chromedriver ;;
    debhelper) echo dh ;;
    dpkg-dev) echo dpkg-source ;;
    frama-c-base) echo frama-c ;;
    libxml2-utils) echo xmllint ;;
    lld-*) echo "wasm-ld-${1#lld-}" ;;
    llvm-*) echo "llvm-cov-${1#llvm-}" ;;
    ninja-build) echo ninja ;;
    nodejs) echo node ;;
    openssh-client) echo ssh-keygen ;;
    lib* | python3-* | ruby-* | erlang-* | *-libc | *-avr | *-css)
        echo "/usr/share/doc/$1"
        ;;
    *) echo "$1" ;;
    esac
}

need_packages() {
    for need_package; do
        need "$(tool_of "$need_package")" "$need_package"
    done
}

# need_server FILE PACKAGE...: packages that are unpacked into BOOT_SERVERS, where
# FILE is what is wanted
need_server() {
    [ ! -e "$BOOT_SERVERS/$1" ] || return 0
    need_file=$BOOT_SERVERS/$1
    shift
    for need_package; do
        need_unpacked=$(with_word "$need_unpacked" "$need_file=$need_package")
    done
}

need_nginx() {
    need_server nginx/usr/sbin/nginx nginx
}

need_boards() {
    for need_env in board/*/board.env; do
        need_env=${need_env%/*}
        need_board "${need_env#*/}"
    done
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

# unpack FOLDER PACKAGE...
unpack() {
    echo "unpacking Debian packages: $*" >&2
    fetch_packages "$@" && return
    install_root=$(install_as) && install_apt update
    fetch_packages "$@" || install_fail "cannot unpack: $*"
}

# unpack_servers: those in need_unpacked, a folder at a time, because two packages can
# have a file of the same name. needs.sh can have unpack_into_FOLDER for one that
# needs more.
# shellcheck disable=SC2046,SC2086 # lists of words
unpack_servers() {
    for need_file in $(what_of $need_unpacked | tr ' ' '\n' | sort -u); do
        need_folder=${need_file%/usr/*}
        set --
        for need_word in $need_unpacked; do
            [ "${need_word%%=*}" != "$need_file" ] || set -- "$@" "${need_word#*=}"
        done
        if command -v "unpack_into_${need_folder##*/}" >/dev/null; then
            "unpack_into_${need_folder##*/}" "$@"
        else
            unpack "$need_folder" "$@"
        fi
    done
    need_unpacked=
}

# The commands of gems can be missing in PATH, mostly for an ordinary user.
has_ceedling() {
    PATH=$PATH:$(ruby -e 'print Gem.bindir, ":", Gem.user_dir, "/bin"')
    export PATH
    gem list --silent --installed ceedling --version "$CEEDLING_VERSION"
}

need_ceedling() {
    has_ceedling && return
    install_agree gem "gem install ceedling -v $CEEDLING_VERSION"
    echo "installing: the gem ceedling $CEEDLING_VERSION" >&2
    [ ! -f build/certificates.pem ] ||
        export SSL_CERT_FILE="$PWD/build/certificates.pem"
    set -- gem install --no-document ceedling -v "$CEEDLING_VERSION"
    [ "$(id -u)" -eq 0 ] || set -- "$@" --user-install
    timeout 600 "$@" </dev/null >&2 || install_fail "not installed: $*"
}

has_node() {
    cmp -s test/web/package.json build/node/package.json &&
        [ -e build/node/node_modules/.bin/vite ]
}

# What tests of the page and of the npm package use, into build/node.
need_node() {
    has_node && return
    mkdir -p build/node && cp test/web/package.json build/node/
    echo "installing into build/node: $(sed -n 's/^    "\(.*\)": .*/\1/p' \
        test/web/package.json | tr '\n' ' ')" >&2
    set -- npm install --prefix build/node --no-audit --no-fund \
        --no-package-lock
    timeout 600 "$@" </dev/null >&2 || install_fail "not installed: $*"
}

# need_part PART: what its row of parts.tsv names
need_part() {
    for need_word in $(part_fact "$1" 4); do
        case $need_word in
        -) ;;
        cpu:*) need_arch "${need_word#*:}" ;;
        board:*) need_board "${need_word#*:}" ;;
        node) need_node=yes ;;
        ceedling) need_gems=yes ;;
        *-@) need_packages "${need_word%@}$CLANG_VERSION" ;;
        *)
            if command -v "need_$need_word" >/dev/null; then
                "need_$need_word"
            elif grep -q "^$need_word	" "$PARTS"; then
                need_part "$need_word"
            else
                need_packages "$need_word"
            fi
            ;;
        esac
    done
}

# need_for PARTS: notes what they need
need_for() {
    need_arch host
    need_packages ruby binutils
    for need_name in $1; do need_part "$need_name"; done
}

# lack_of PART: the packages of install_absent that it needs
lack_of() (
    install_missing= need_unpacked=
    need_part "$1"
    # shellcheck disable=SC2086 # lists of words
    for need_word in $install_missing $need_unpacked; do
        case "$install_absent " in
        *" $need_word "*) echo "$need_word" ;;
        esac
    done | sed 's/.*=//' | sort -u | tr '\n' ' ' | sed 's/ $//'
)

# leave_out: of install_parts those that need a package which this Debian does not
# have
leave_out() {
    install_skipped=
    [ -n "$install_absent" ] || return 0
    need_left=
    for need_name in $install_parts; do
        need_lack=$(lack_of "$need_name")
        if [ -n "$need_lack" ]; then
            install_skipped=$(printf '%s\n%s\t%s' "$install_skipped" \
                "$need_name" "$need_lack")
        else
            need_left="$need_left $need_name"
        fi
    done
    install_parts=$need_left
    need_unpacked= need_node= need_gems=
    need_for "$install_parts"
}

# Functions for words of that column.
if [ -f "${PARTS%/*}/needs.sh" ]; then
    . "./${PARTS%/*}/needs.sh"
fi

# install_for PARTS
install_for() {
    install_parts=$1
    need_for "$install_parts"
    install_also=$need_unpacked
    install_needed
    leave_out
    unpack_servers
    [ -z "$need_node" ] || need_node
    [ -z "$need_gems" ] || need_ceedling
}
