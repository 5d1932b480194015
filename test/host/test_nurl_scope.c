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

static const char *is_global(const char *text, size_t len)
{
    struct nurl_host host;

    if (nurl_host_parse(&host, nurl_text(text, len)) != NURL_OK) {
        return "no host";
    }
    return (host.kind == NURL_HOST_IPV4 ? nurl_ipv4_is_global(host.address)
                                        : nurl_ipv6_is_global(host.address))
               ? "yes"
               : "no";
}

/* The ends of each block and the addresses next to them that no vector has. */
void test_ipv4_has_the_scope_of_its_smallest_block(void)
{
    static const struct row rows[] = {
        { "10.0.0.0", "private" },          { "128.0.0.0", "global" },
        { "169.254.0.0", "link-local" },    { "172.16.0.0", "private" },
        { "191.255.255.255", "global" },    { "192.0.0.11", "reserved" },
        { "192.88.99.0", "reserved" },      { "224.0.0.0", "multicast" },
        { "239.255.255.255", "multicast" },
    };

    ROWS(scope, rows);
}

static const struct row smallest_block_rows[] = {
    { "[2000:ffff::]", "global" },
    { "[2001:1::]", "reserved" },
    { "[2001:1:0:1::]", "reserved" },
    { "[2001:2::]", "reserved" },
    { "[2001:3::]", "global" },
    { "[2001:4::]", "reserved" },
    { "[2001:4:111:ffff::]", "reserved" },
    { "[2001:4:112::]", "global" },
    { "[2001:4:113::]", "reserved" },
    { "[2001:1f:ffff::]", "reserved" },
    { "[2001:20::]", "global" },
    { "[2001:3f:ffff::]", "global" },
    { "[2001:40::]", "reserved" },
    { "[2001:db8::]", "reserved" },
    { "[2001:db8:ffff::]", "reserved" },
    { "[3ffe:ffff::]", "global" },
    { "[3fff:fff:ffff::]", "reserved" },
    { "[fbff:ffff::]", "reserved" },
    { "[fdff:ffff::]", "private" },
    { "[fe00::]", "reserved" },
    { "[fe7f:ffff::]", "reserved" },
    { "[fe80::]", "link-local" },
    { "[fec0::]", "reserved" },
    { "[feff:ffff::]", "reserved" },
    { "[ffff:ffff::]", "multicast" },
    /* An IPv4 address in IPv6 is judged. */
    /* mapped */
    { "[::ffff:0.0.0.0]", "unspecified" },
    { "[::1:ffff:8.8.8.8]", "reserved" },
    /* compatible */
    { "[::10.0.0.1]", "private" },
    { "[::0.0.0.2]", "reserved" },
    { "[::1:8.8.8.8]", "reserved" },
    { "[::1:127.0.0.1]", "reserved" },
    /* NAT64 */
    { "[64:ff9b::169.254.169.254]", "link-local" },
    { "[64:ff9b::1:8.8.8.8]", "reserved" },
    { "[64:ff9b:1::8.8.8.8]", "reserved" },
    { "[64:ff9a::8.8.8.8]", "reserved" },
    /* 6to4 */
    { "[2002:a00:1::8.8.8.8]", "private" },
    /* Teredo: the client, then the server */
    { "[2001:0:808:808::f7f7:f7f7]", "global" },
    { "[2001:0:808:808::f5ff:fffe]", "private" },
    { "[2001:0:a00:1::f7f7:f7f7]", "private" },
    { "[2001:0:a00:1::80ff:fffe]", "loopback" },
    /* ISATAP, after a prefix that is global */
    { "[2606::200:5efe:10.0.0.1]", "private" },
    { "[2606::201:5efe:10.0.0.1]", "global" },
    { "[2606::5dfe:10.0.0.1]", "global" },
};

void test_ipv6_has_the_scope_of_its_smallest_block(void)
{
    ROWS(scope, smallest_block_rows);
}

void test_only_a_global_address_is_global(void)
{
    static const struct row rows[] = {
        { "8.8.8.8", "yes" },
        { "0.0.0.0", "no" },
        { "127.0.0.1", "no" },
        { "10.0.0.1", "no" },
        { "100.64.0.1", "no" },
        { "224.0.0.1", "no" },
        { "192.0.2.1", "no" },
        { "[2606::1]", "yes" },
        { "[::]", "no" },
        { "[::1]", "no" },
        { "[fe80::1]", "no" },
        { "[ff02::1]", "no" },
        { "[::ffff:10.0.0.1]", "no" },
        { "[::ffff:8.8.8.8]", "yes" },
    };

    ROWS(is_global, rows);
}
