/*
 * nurl_equal_1738.c - do two URLs mean the same by RFC 1738?
 */
#include "nurl_equal_1738.h"
#include "nurl_any.h"
#include "nurl_port.h"
#include "nurl_same.h"
#include "nurl_same_host.h"
#include "nurl_usual.h"

/*
 * [ user [ ":" password ] "@" ] host [ ":" port ]; a file's host is a part of
 * its own rule. Only ":", "@" and "/" are reserved in a login (3.1).
 */
static int same_authority(const struct nurl *a, const struct nurl *b,
                          unsigned which)
{
    struct nurl_both both = {
        a, b, NURL_RESERVED_COLON | NURL_RESERVED_AT | NURL_RESERVED_SLASH
    };

    if (which == NURL_ANY_FILE) {
        return 1;
    }
    return nurl_same_span(&both, a->user, b->user) &&
           nurl_same_span(&both, a->password, b->password) &&
           nurl_same_host(a, b) && nurl_port(a) == nurl_port(b);
}

static int same_body(const struct nurl *a, const struct nurl *b, unsigned which)
{
    switch (which) {
    case NURL_ANY_FTP:
        return nurl_ftp_equal(a, b);
    case NURL_ANY_HTTP:
        return nurl_http_equal(a, b);
    case NURL_ANY_GOPHER:
        return nurl_gopher_equal(a, b);
    case NURL_ANY_MAILTO:
        return nurl_mailto_equal(a, b);
    case NURL_ANY_NEWS:
        return nurl_news_equal(a, b);
    case NURL_ANY_NNTP:
        return nurl_nntp_equal(a, b);
    case NURL_ANY_TELNET:
        return 1; /* there is nothing behind the authority */
    case NURL_ANY_WAIS:
        return nurl_wais_equal(a, b);
    case NURL_ANY_FILE:
        return nurl_file_equal(a, b);
    default:
        return nurl_prospero_equal(a, b);
    }
}

int nurl_equal_1738(const struct nurl *a, const struct nurl *b)
{
    struct nurl_both both = { a, b, NURL_RESERVED_ALL };
    struct nurl_str scheme = nurl_get(a, a->scheme);
    unsigned which = nurl_usual_scheme(scheme);

    if (a->profile != NURL_PROFILE_1738 || b->profile != NURL_PROFILE_1738 ||
        !nurl_same_name(scheme, nurl_get(b, b->scheme)) ||
        !nurl_same_span(&both, a->fragment, b->fragment)) {
        return 0;
    }
    if (which == NURL_ANY_OTHER) {
        return nurl_same_part(&both, a->path, b->path);
    }
    return same_authority(a, b, which) && same_body(a, b, which);
}
