/*
 * nurl_port.c - the number of a port
 */
#include "nurl_host.h"

#include "base/nurl_scan.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_scheme_port.h"

uint16_t nurl_default_port(struct nurl_str scheme)
{
    if (!scheme.ptr) {
        return 0; /* NULL is no scheme, also with a length */
    }
    return nurl_scheme_port(nurl_scheme_named(scheme.ptr, scheme.len));
}

/* port = 1*DIGIT, checked by the parser                      RFC 3986 3.2.3 */
static enum nurl_status written(const struct nurl *url, uint16_t *port)
{
    const char *at = url->text + url->port.off;
    uint32_t number = nurl_scan_number(&at, at + url->port.len);

    if (number > 65535) {
        return NURL_ERR_PORT_RANGE;
    }
    *port = (uint16_t)number;
    return NURL_OK;
}

/* A strict URL gets the default ports of RFC 1738 only. */
static uint16_t by_scheme(const struct nurl *url)
{
    size_t len = url->scheme.len; /* the scheme is at offset 0 */

    return nurl_scheme_port(url->profile == NURL_PROFILE_1738
                                ? nurl_scheme_named_1738(url->text, len)
                                : nurl_scheme_named(url->text, len));
}

enum nurl_status nurl_port(const struct nurl *url, uint16_t *port)
{
    *port = 0;
    if (url->profile == NURL_PROFILE_NONE) {
        return NURL_ERR_UNPARSED;
    }
    if (url->port.len > 0) {
        return written(url, port);
    }
    *port = by_scheme(url);
    return *port > 0 ? NURL_OK : NURL_ERR_PORT_MISSING;
}
