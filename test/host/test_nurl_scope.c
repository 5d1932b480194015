/* Where an address leads; requirements GRD-22 to GRD-25. */
#include "nurl_host.h"

#include "rows.h"
#include "unity.h"

static const char *scope(const char *text, size_t len)
{
    static const char *const names[] = { "reserved",    "global",
                                         "unspecified", "loopback",
                                         "link-local",  "private",
                                         "shared",      "multicast" };
    struct nurl_host host;

    if (nurl_host_parse(&host, nurl_text(text, len)) != NURL_OK) {
        return "no host";
    }
    return host.kind == NURL_HOST_IPV4 ? names[nurl_scope_ipv4(host.address)]
                                       : names[nurl_scope_ipv6(host.address)];
}

/* The first and the last address of each block, and their neighbours. */
void test_ipv4_has_the_scope_of_its_smallest_block(void)
{
    static const struct row rows[] = {
        { "0.0.0.0", "unspecified" },        { "0.0.0.1", "reserved" },
        { "0.255.255.255", "reserved" },     { "1.0.0.0", "global" },
        { "9.255.255.255", "global" },       { "10.0.0.0", "private" },
        { "10.255.255.255", "private" },     { "11.0.0.0", "global" },
        { "100.63.255.255", "global" },      { "100.64.0.0", "shared" },
        { "100.127.255.255", "shared" },     { "100.128.0.0", "global" },
        { "126.255.255.255", "global" },     { "127.0.0.0", "loopback" },
        { "127.255.255.255", "loopback" },   { "128.0.0.0", "global" },
        { "169.253.255.255", "global" },     { "169.254.0.0", "link-local" },
        { "169.254.255.255", "link-local" }, { "169.255.0.0", "global" },
        { "172.15.255.255", "global" },      { "172.16.0.0", "private" },
        { "172.31.255.255", "private" },     { "172.32.0.0", "global" },
        { "191.255.255.255", "global" },     { "192.0.0.0", "reserved" },
        { "192.0.0.8", "reserved" },         { "192.0.0.9", "global" },
        { "192.0.0.10", "global" },          { "192.0.0.11", "reserved" },
        { "192.0.0.255", "reserved" },       { "192.0.1.0", "global" },
        { "192.0.2.0", "reserved" },         { "192.0.2.255", "reserved" },
        { "192.0.3.0", "global" },           { "192.88.98.255", "global" },
        { "192.88.99.0", "reserved" },       { "192.88.99.255", "reserved" },
        { "192.88.100.0", "global" },        { "192.167.255.255", "global" },
        { "192.168.0.0", "private" },        { "192.168.255.255", "private" },
        { "192.169.0.0", "global" },         { "198.17.255.255", "global" },
        { "198.18.0.0", "reserved" },        { "198.19.255.255", "reserved" },
        { "198.20.0.0", "global" },          { "198.51.99.255", "global" },
        { "198.51.100.0", "reserved" },      { "198.51.100.255", "reserved" },
        { "198.51.101.0", "global" },        { "203.0.112.255", "global" },
        { "203.0.113.0", "reserved" },       { "203.0.113.255", "reserved" },
        { "203.0.114.0", "global" },         { "223.255.255.255", "global" },
        { "224.0.0.0", "multicast" },        { "239.255.255.255", "multicast" },
        { "240.0.0.0", "reserved" },         { "255.255.255.255", "reserved" },
    };

    ROWS(scope, rows);
}

static const struct row smallest_block_rows[] = {
    { "[::]", "unspecified" },
    { "[::1]", "loopback" },
    { "[::2]", "reserved" },
    { "[1fff:ffff::]", "reserved" },
    { "[2000::]", "global" },
    { "[2000:ffff::]", "global" },
    { "[2001:1::]", "reserved" },
    { "[2001:1::1]", "global" },
    { "[2001:1::2]", "global" },
    { "[2001:1::3]", "global" },
    { "[2001:1::4]", "reserved" },
    { "[2001:1:0:1::]", "reserved" },
    { "[2001:2::]", "reserved" },
    { "[2001:3::]", "global" },
    { "[2001:3:ffff::]", "global" },
    { "[2001:4::]", "reserved" },
    { "[2001:4:111:ffff::]", "reserved" },
    { "[2001:4:112::]", "global" },
    { "[2001:4:112:ffff::]", "global" },
    { "[2001:4:113::]", "reserved" },
    { "[2001:1f:ffff::]", "reserved" },
    { "[2001:20::]", "global" },
    { "[2001:3f:ffff::]", "global" },
    { "[2001:40::]", "reserved" },
    { "[2001:1ff:ffff::]", "reserved" },
    { "[2001:200::]", "global" },
    { "[2001:db7:ffff::]", "global" },
    { "[2001:db8::]", "reserved" },
    { "[2001:db8:ffff::]", "reserved" },
    { "[2001:db9::]", "global" },
    { "[3ffe:ffff::]", "global" },
    { "[3fff::]", "reserved" },
    { "[3fff:fff:ffff::]", "reserved" },
    { "[3fff:1000::]", "global" },
    { "[4000::]", "reserved" },
    { "[fbff:ffff::]", "reserved" },
    { "[fc00::]", "private" },
    { "[fdff:ffff::]", "private" },
    { "[fe00::]", "reserved" },
    { "[fe7f:ffff::]", "reserved" },
    { "[fe80::]", "link-local" },
    { "[febf:ffff::]", "link-local" },
    { "[fec0::]", "reserved" },
    { "[feff:ffff::]", "reserved" },
    { "[ff00::]", "multicast" },
    { "[ffff:ffff::]", "multicast" },
};

void test_ipv6_has_the_scope_of_its_smallest_block(void)
{
    ROWS(scope, smallest_block_rows);
}

static const struct row ipv6_judged_rows[] = {
    /* mapped */
    { "[::ffff:8.8.8.8]", "global" },
    { "[::ffff:127.0.0.1]", "loopback" },
    { "[::ffff:0.0.0.0]", "unspecified" },
    { "[::fffe:8.8.8.8]", "reserved" },
    { "[::1:ffff:8.8.8.8]", "reserved" },
    /* compatible */
    { "[::8.8.8.8]", "reserved" },
    { "[::10.0.0.1]", "private" },
    { "[::0.0.0.2]", "reserved" },
    { "[::1:8.8.8.8]", "reserved" },
    /* NAT64 */
    { "[64:ff9b::8.8.8.8]", "global" },
    { "[64:ff9b::169.254.169.254]", "link-local" },
    { "[64:ff9b::1:8.8.8.8]", "reserved" },
    { "[64:ff9b:1::8.8.8.8]", "reserved" },
    { "[64:ff9a::8.8.8.8]", "reserved" },
    /* 6to4 */
    { "[2002:808:808::1]", "global" },
    { "[2002:7f00:1::]", "loopback" },
    { "[2002:a00:1::8.8.8.8]", "private" },
    /* Teredo: the client, then the server */
    { "[2001:0:808:808::f7f7:f7f7]", "global" },
    { "[2001:0:808:808::f5ff:fffe]", "private" },
    { "[2001:0:a00:1::f7f7:f7f7]", "private" },
    { "[2001:0:a00:1::80ff:fffe]", "loopback" },
    /* ISATAP, after a prefix that is global */
    { "[2606::5efe:10.0.0.1]", "private" },
    { "[2606::200:5efe:10.0.0.1]", "private" },
    { "[2606::100:5efe:10.0.0.1]", "global" },
    { "[2606::201:5efe:10.0.0.1]", "global" },
    { "[2606::5eff:10.0.0.1]", "global" },
    { "[2606::5dfe:10.0.0.1]", "global" },
    { "[2606::5efe:8.8.8.8]", "global" },
    { "[fe80::5efe:8.8.8.8]", "link-local" },
    { "[2002:808:808::5efe:10.0.0.1]", "private" },
};

void test_an_ipv4_address_in_ipv6_is_judged(void)
{
    ROWS(scope, ipv6_judged_rows);
}
