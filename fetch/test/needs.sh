# fetch/test/needs.sh - what parts.tsv names in its column `needs` and is no package
#
# A library for sh, which test/runner/install.sh reads.

# Servers for images, and what runs the client. An ordinary user cannot start an
# installed tftpd-hpa. The libraries that tftpd-hpa and nginx need come with Ruby
# and Python, except libwrap.
need_peers() {
    need_packages libcoap3-bin python3 python3-pyftpdlib
    [ "$(id -u)" -eq 0 ] || need_packages erlang-tftp
    need_server usr/sbin/in.tftpd tftpd-hpa libwrap0 nginx
    need_server atftpd/usr/sbin/atftpd atftpd
    need_server tinyproxy/usr/bin/tinyproxy tinyproxy-bin
}

# The servers of daemons.rb.
need_daemons() {
    need_server daemons/usr/sbin/dnsmasq apache2-bin lighttpd caddy vsftpd \
        proftpd-core proftpd-mod-crypto dnsmasq-base
}
