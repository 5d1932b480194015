/* SPDX-License-Identifier: MIT */
/*
 * nurl_parse_1738.c - a URL by RFC 1738: scheme, authority, the scheme's rules
 *
 * Each byte is read a fixed number of times. In the order of errors
 * (rfc1738.md) invalid bytes are first. So after an error of the grammar all
 * bytes are checked: a byte that no URL can have becomes the error.
 *
 * After an error the reader is on the byte of the error.
 */
#include "nurl_parse.h"

#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "base/nurl_scheme_name.h"
#include "base/nurl_text_check.h"
#include "syntax/nurl_login.h"
#include "url/nurl_view.h"

/* scheme ":", where scheme = 1*[ lowalpha / digit / "+" / "-" / "." ] */
static enum nurl_status read_strict_scheme(struct nurl *url,
                                           struct nurl_reader *in)
{
    if (in->text == in->end) {
        return NURL_ERR_EMPTY;
    }
    in->at = nurl_scan_alnum(in->text, in->end, "+-.");
    if (in->at < in->end && *in->at != ':') {
        return NURL_ERR_SCHEME_CHAR;
    }
    if (in->at == in->text || in->at == in->end) {
        return NURL_ERR_SCHEME_MISSING;
    }
    nurl_reader_span(in, &url->scheme, in->text);
    in->at++;
    return NURL_OK;
}

/* "//" login, up to the "/" where the path begins, or the end */
static enum nurl_status
read_strict_authority(struct nurl *url, struct nurl_reader *in, unsigned may)
{
    if (!nurl_reader_skip(in, '/') || !nurl_reader_skip(in, '/')) {
        return NURL_ERR_SLASHES;
    }
    return nurl_login(url, in, may);
}

/* What the authority of each scheme can have, indexed by enum nurl_scheme. */
#define HOSTPORT NURL_LOGIN_PORT
#define LOGIN (NURL_LOGIN_PORT | NURL_LOGIN_USER)
#define NONE 0xFFu

static const uint8_t authorities[] = {
    [NURL_SCHEME_OTHER] = NONE, /* not used */
    [NURL_SCHEME_FTP] = LOGIN,
    [NURL_SCHEME_HTTP] = HOSTPORT,
    [NURL_SCHEME_GOPHER] = HOSTPORT,
    [NURL_SCHEME_MAILTO] = NONE,
    [NURL_SCHEME_NEWS] = NONE,
    [NURL_SCHEME_NNTP] = HOSTPORT,
    [NURL_SCHEME_TELNET] = LOGIN,
    [NURL_SCHEME_WAIS] = HOSTPORT,
    [NURL_SCHEME_FILE] = NURL_LOGIN_EMPTY,
    [NURL_SCHEME_PROSPERO] = HOSTPORT,
};

/* Does not compile if the last of the ten schemes has no row. */
typedef char
    authorities_are_whole[sizeof authorities == NURL_SCHEME_LAST_1738 + 1 ? 1
                                                                          : -1];

/* Member by member: for a whole struct some compilers call memcpy. */
static void copy_span(struct nurl_span *to, struct nurl_span from)
{
    to->off = from.off;
    to->len = from.len;
}

/* In http and wais a "?" ends the path and begins the query. */
static void path(struct nurl *url, const struct nurl_reader *in,
                 const struct nurl_any *any, const char *start)
{
    if (any->scheme == NURL_SCHEME_HTTP) {
        copy_span(&url->query, any->as.http.search);
    } else if (any->scheme == NURL_SCHEME_WAIS) {
        copy_span(&url->query, any->as.wais.search);
    }
    nurl_reader_span(in, &url->path, start);
    if (nurl_present(url->query)) {
        url->path.len = (uint16_t)(url->query.off - 1u - url->path.off);
    }
}

/* ip-schemepart = "//" login [ "/" urlpath ], or the body of mailto and news */
static enum nurl_status known(struct nurl *url, struct nurl_reader *in,
                              enum nurl_scheme which)
{
    unsigned may = authorities[which];
    enum nurl_status status =
        may == NONE ? NURL_OK : read_strict_authority(url, in, may);
    const char *start = in->at;
    struct nurl_any any;

    if (status != NURL_OK) {
        return status;
    }
    any.scheme = (uint8_t)which;
    status = nurl_view_read(&any, in);
    if (status == NURL_OK) {
        path(url, in, &any, start);
    }
    return status;
}

/*
 * *xchar, from `start` to the end. Moves the cursor to the first byte that is
 * no xchar, and returns its error.
 */
static enum nurl_status check_octets(struct nurl_reader *in, const char *start)
{
    const char *at = nurl_reserved_scan(start, in->end, NURL_RESERVED_UNSAFE);

    if (at == in->end) {
        return NURL_OK;
    }
    in->at = at;
    return nurl_octet_fault(nurl_octet(*at),
                            *at == '#' ? NURL_ERR_FRAGMENT : NURL_ERR_UNSAFE);
}

/*
 * schemepart = *xchar / ip-schemepart
 *
 * *xchar includes ip-schemepart, so the only error is an invalid byte. If the
 * part begins with a login, the parts of the login are set. They stay absent if
 * the login is invalid or has a "?", because RFC 3986 ends the authority there.
 */
static enum nurl_status other(struct nurl *url, struct nurl_reader *in)
{
    const char *start = in->at;
    enum nurl_status status = check_octets(in, start);
    uint16_t colon = url->scheme.len;

    if (status != NURL_OK) {
        return status;
    }
    if (read_strict_authority(url, in, LOGIN) != NURL_OK ||
        nurl_login_has_question(url)) {
        nurl_reset(url);
        url->scheme.len = colon;
    }
    in->at = in->end;
    nurl_reader_span(in, &url->path, start);
    return NURL_OK;
}

/* url = scheme ":" schemepart                                RFC 1738 5 */
static enum nurl_status read_strict_url(struct nurl *url,
                                        struct nurl_reader *in)
{
    enum nurl_status status = read_strict_scheme(url, in);
    const char *start = in->at;
    enum nurl_status unsafe;
    enum nurl_scheme which;

    if (status != NURL_OK) {
        return status;
    }
    which = nurl_scheme_named_1738(in->text, url->scheme.len);
    if (which == NURL_SCHEME_OTHER) {
        return other(url, in);
    }
    status = known(url, in, which);
    if (status != NURL_OK) {
        unsafe = check_octets(in, start);
        status = unsafe != NURL_OK ? unsafe : status;
    }
    return status;
}

/* "#" *xchar, up to `end` */
static enum nurl_status fragment(struct nurl *url, struct nurl_reader *in,
                                 const char *end)
{
    const char *start = in->end + 1;

    in->end = end;
    in->at = end;
    nurl_reader_span(in, &url->fragment, start);
    return check_octets(in, start);
}

/* url, or url [ "#" fragment ] */
static enum nurl_status read_strict_reference(struct nurl *url,
                                              struct nurl_reader *in,
                                              int with_fragment)
{
    const char *end = in->end;
    enum nurl_status status;

    if (with_fragment) {
        in->end = nurl_scan_to(in->text, end, '#');
    }
    status = read_strict_url(url, in);
    if (status == NURL_OK && in->end < end) {
        status = fragment(url, in, end);
    }
    return status;
}

static enum nurl_status parse_strict(struct nurl *url, const char *text,
                                     size_t length, int with_fragment)
{
    struct nurl_reader in;
    enum nurl_status status;

    nurl_reset(url);
    url->text = text ? text : "";
    status = nurl_text_check(text, length, &url->stop);
    if (status != NURL_OK) {
        return status;
    }
    nurl_reader_begin(&in, url, 0, length);
    status = read_strict_reference(url, &in, with_fragment);
    url->stop = nurl_reader_stop(&in);
    if (status != NURL_OK) {
        nurl_reset(url);
        return status;
    }
    url->profile = NURL_PROFILE_1738;
    return NURL_OK;
}

enum nurl_status nurl_parse_1738(struct nurl *url, const char *text,
                                 size_t length)
{
    return parse_strict(url, text, length, 0);
}

enum nurl_status nurl_parse_1738_ref(struct nurl *url, const char *text,
                                     size_t length)
{
    return parse_strict(url, text, length, 1);
}
