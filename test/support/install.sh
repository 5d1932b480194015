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
need_servers=
need_daemons=
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
        END { print own != "" ? own : shared }' test/parts.tsv
}

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

# Servers for images, and what runs the client. An ordinary user cannot start an
# installed tftpd-hpa. The libraries that tftpd-hpa and nginx need come with Ruby
# and Python, except libwrap.
need_peers() {
    need_packages libcoap3-bin python3 python3-pyftpdlib
    [ "$(id -u)" -eq 0 ] || need_packages erlang-tftp
    need_servers=yes
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

# need_part PART: what its row of parts.tsv names
need_part() {
    for need_word in $(part_fact "$1" 4); do
        case $need_word in
        -) ;;
        clang | boards | peers) "need_$need_word" ;;
        cpu:*) need_arch "${need_word#*:}" ;;
        board:*) need_board "${need_word#*:}" ;;
        servers) need_servers=yes ;;
        daemons) need_daemons=yes ;;
        node) need_node=yes ;;
        ceedling) need_gems=yes ;;
        *)
            if grep -q "^$need_word	" test/parts.tsv; then
                need_part "$need_word"
            else
                need_packages "$need_word"
            fi
            ;;
        esac
    done
}

# install_for PARTS
install_for() {
    need_arch host
    need_packages ruby binutils
    for need_name in $1; do need_part "$need_name"; done
    install_needed
    if [ -n "$need_servers" ]; then
        unpack "$BOOT_SERVERS" usr/sbin/nginx tftpd-hpa libwrap0 nginx
        # It has a file of the same name as one of tftpd-hpa.
        unpack "$BOOT_SERVERS/atftpd" usr/sbin/atftpd atftpd
        unpack "$BOOT_SERVERS/tinyproxy" usr/bin/tinyproxy tinyproxy-bin
    fi
    [ -z "$need_daemons" ] || need_daemons
    [ -z "$need_node" ] || need_node
    [ -z "$need_gems" ] || need_ceedling
}
