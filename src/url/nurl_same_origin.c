/* SPDX-License-Identifier: MIT */
/*
 * nurl_same_origin.c - do two URLs have the same origin?
 */
#include "nurl_equal.h"
#include "nurl_host.h"
#include "syntax/nurl_normal.h"
#include "url/nurl_origin.h"

/*
 * The schemes are the same, so two URLs without a port have the same default
 * port, or none. A port above 65,535 equals no other.
 */
static int same_effective_port(const struct nurl *a, const struct nurl *b)
{
    uint16_t port;
    uint16_t other;
    enum nurl_status status;

    if (a->port.len == 0 && b->port.len == 0) {
        return 1;
    }
    status = nurl_port(a, &port);
    return status != NURL_ERR_PORT_RANGE && nurl_port(b, &other) == status &&
           port == other;
}

bool nurl_same_origin(const struct nurl *a, const struct nurl *b)
{
    return nurl_origin_exists(a) && nurl_origin_exists(b) &&
           nurl_str_equal_nocase(nurl_part(a, a->scheme),
                                 nurl_part(b, b->scheme)) &&
           nurl_normal_equal_host(a, b) && same_effective_port(a, b);
}
