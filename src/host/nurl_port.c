/* SPDX-License-Identifier: MIT */
/*
 * nurl_port.c - the number of a port
 */
#include "nurl_host.h"

#include "base/nurl_octet.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_scheme_port.h"

uint16_t nurl_default_port(struct nurl_str scheme)
{
    if (!scheme.ptr) {
        return 0; /* NULL is no scheme, also with a length */
    }
    return nurl_scheme_port(nurl_scheme_named(scheme.ptr, scheme.len));
}

/*
 * port = 1*DIGIT, checked by the parser                      RFC 3986 3.2.3
 *
 * BOUNDS: one more digit than 65,535 has fits in 32 bits.
 */
enum nurl_status nurl_port_written(const struct nurl *url, uint16_t *port)
{
    const char *at = url->text + url->port.off;
    const char *end = at + url->port.len;
    uint32_t number = 0;
    unsigned digit;

    *port = 0;
    for (; at < end; at++) {
        digit = nurl_octet_offset(nurl_octet(*at), '0');
        if (digit > 9) {
            break;
        }
        number = number * 10 + digit;
        if (number > 65535) {
            return NURL_ERR_PORT_RANGE;
        }
    }
    *port = (uint16_t)number;
    return NURL_OK;
}

/* BOUNDS: the scheme is at offset 0. */
enum nurl_scheme nurl_scheme_in(const struct nurl *url)
{
    size_t len = url->scheme.len;

    return url->profile == NURL_PROFILE_1738
               ? nurl_scheme_named_1738(url->text, len)
               : nurl_scheme_named(url->text, len);
}

enum nurl_status nurl_port(const struct nurl *url, uint16_t *port)
{
    *port = 0;
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    if (url->port.len > 0 && url->host_kind != NURL_HOST_NONE) {
        return nurl_port_written(url, port);
    }
    *port = nurl_scheme_port(nurl_scheme_in(url));
    return *port > 0 ? NURL_OK : NURL_ERR_PORT_MISSING;
}
