/*
 * nurl_equal_1738.c - do two URLs mean the same by RFC 1738?
 */
#include "base/nurl_equivalent.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_host_equal.h"
#include "nurl_any.h"
#include "nurl_equal.h"
#include "nurl_host.h"

/* Without a port it is 0. */
static uint16_t port_of(const struct nurl *url)
{
    uint16_t port;

    nurl_port(url, &port);
    return port;
}

/*
 * [ user [ ":" password ] "@" ] host [ ":" port ]; a file's host is a part of
 * its own rule. Only ":", "@" and "/" are reserved in a login (3.1).
 */
static int same_authority(const struct nurl *a, const struct nurl *b,
                          unsigned which)
{
    struct nurl_pair both = {
        a, b, NURL_RESERVED_COLON | NURL_RESERVED_AT | NURL_RESERVED_SLASH
    };

    if (which == NURL_SCHEME_FILE) {
        return 1;
    }
    return nurl_equivalent_span(&both, a->user, b->user) &&
           nurl_equivalent_span(&both, a->password, b->password) &&
           nurl_host_equal(a, b) && port_of(a) == port_of(b);
}

static int same_body(const struct nurl *a, const struct nurl *b, unsigned which)
{
    switch (which) {
    case NURL_SCHEME_FTP:
        return nurl_ftp_equal(a, b);
    case NURL_SCHEME_HTTP:
        return nurl_http_equal(a, b);
    case NURL_SCHEME_GOPHER:
        return nurl_gopher_equal(a, b);
    case NURL_SCHEME_MAILTO:
        return nurl_mailto_equal(a, b);
    case NURL_SCHEME_NEWS:
        return nurl_news_equal(a, b);
    case NURL_SCHEME_NNTP:
        return nurl_nntp_equal(a, b);
    case NURL_SCHEME_TELNET:
        return 1; /* there is nothing behind the authority */
    case NURL_SCHEME_WAIS:
        return nurl_wais_equal(a, b);
    case NURL_SCHEME_FILE:
        return nurl_file_equal(a, b);
    default:
        return nurl_prospero_equal(a, b);
    }
}

int nurl_equal_1738(const struct nurl *a, const struct nurl *b)
{
    struct nurl_pair both = { a, b, NURL_RESERVED_ALL };
    struct nurl_str scheme = nurl_part(a, a->scheme);
    unsigned which = nurl_scheme_of(a);

    if (a->profile != NURL_PROFILE_1738 || b->profile != NURL_PROFILE_1738 ||
        !nurl_str_equal_nocase(scheme, nurl_part(b, b->scheme)) ||
        !nurl_equivalent_span(&both, a->fragment, b->fragment)) {
        return 0;
    }
    if (which == NURL_SCHEME_OTHER || which > NURL_SCHEME_LAST_1738) {
        return nurl_equivalent_part(&both, a->path, b->path);
    }
    return same_authority(a, b, which) && same_body(a, b, which);
}
