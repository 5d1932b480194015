# fetch/test/needs.sh - what parts.tsv names in its column `needs` and is no package
#
# A library for sh, which test/runner/install.sh reads.

# Servers for images, and what runs the client. An ordinary user cannot start an
# installed tftpd-hpa. The libraries that tftpd-hpa and nginx need come with Ruby
# and Python, except libwrap.
need_peers() {
    need_packages libcoap3-bin python3 python3-pyftpdlib
    [ "$(id -u)" -eq 0 ] || need_packages erlang-tftp
    # atftpd has a file of the same name as one of tftpd-hpa.
    need_server usr/sbin/in.tftpd tftpd-hpa libwrap0 nginx
    need_server atftpd/usr/sbin/atftpd atftpd
    need_server tinyproxy/usr/bin/tinyproxy tinyproxy-bin
}

# The servers of daemons.rb.
need_daemons() {
    need_server daemons/usr/sbin/dnsmasq apache2-bin lighttpd caddy vsftpd \
        proftpd-core proftpd-mod-crypto dnsmasq-base
    need_server daemons/usr/sbin/pure-ftpd squid squid-common squid-langpack \
        varnish haproxy stunnel4 pure-ftpd pure-ftpd-common
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

# unpack_into_daemons PACKAGE...: they need libraries, which only the lists know
unpack_into_daemons() {
    apt-cache show "$@" >/dev/null 2>&1 ||
        { install_root=$(install_as) && install_apt update; }
    # shellcheck disable=SC2046 # one word a package
    unpack "$BOOT_SERVERS/daemons" "$@" $(libraries_of "$@")
}
