/*
 * believed: a list of forbidden hosts keeps a device from itself.
 * happens: IPv6 addresses are compared by value. But "not within" is no
 *     promise: a host has other names and addresses.
 * named: nurl_host.h: nurl_host_within: So it serves a list of allowed hosts.
 *     To forbid hosts, first reject what nurl_endpoint_parse rejects, and
 *     compare addresses by nurl_scope_ipv4 and _ipv6.
 * prints: [::ffff:127.0.0.1]
 */
#include "nurl.h"

#include <stdio.h>

static bool is_forbidden(struct nurl_str host)
{
    return nurl_host_within(host, NURL_STR("localhost")) ||
           nurl_host_within(host, NURL_STR("127.0.0.1")) ||
           nurl_host_within(host, NURL_STR("[::1]"));
}

int main(void)
{
    static const char *const hosts[] = { "[0::1]", "[::0.0.0.1]",
                                         "[::ffff:127.0.0.1]" };
    const char *const *host = hosts;
    struct nurl url;
    char text[32];

    for (; host < hosts + 3; host++) {
        int len = snprintf(text, sizeof text, "//%s", *host);

        if (nurl_parse(&url, text, (size_t)len) == NURL_OK &&
            !is_forbidden(nurl_part(&url, url.host))) {
            puts(*host);
        }
    }
    return 0;
}
