/* SPDX-License-Identifier: MIT */
/*
 * nurl_flags_1738.c - what is valid by RFC 1738 but unusual
 */
#include "nurl_flags_1738.h"
#include "base/nurl_escape.h"
#include "base/nurl_name.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_scheme_name.h"
#include "host/nurl_scheme_port.h"
#include "syntax/nurl_login.h"
#include "url/nurl_view.h"

#define ARTNUM_MAX UINT32_C(2147483647) /* RFC 3977 6 */

/* Schemes that RFC 1738 lists and does not define (section 4). */
#define LISTED(ROW)                                                            \
    ROW(AFS, "afs", 0)                                                         \
    ROW(MID, "mid", 0)                                                         \
    ROW(CID, "cid", 0)                                                         \
    ROW(NFS, "nfs", 0)                                                         \
    ROW(TN3270, "tn3270", 0)                                                   \
    ROW(MAILSERVER, "mailserver", 0)                                           \
    ROW(Z39_50, "z39.50", 0)

static const char listed[] = LISTED(NURL_NAME_TEXT);
static const uint8_t listed_lengths[] = { LISTED(NURL_NAME_LENGTH) 0 };

/* The scheme is valid: letters, digits, "+", "-", "."; then ":". */
static uint32_t scheme_flags(struct nurl_str scheme)
{
    const char *at;
    uint32_t flags = 0;

    for (at = scheme.ptr; at < scheme.ptr + scheme.len; at++) {
        if (*at >= 'A' && *at <= 'Z') {
            flags |= NURL_FLAG_SCHEME_CASE;
        }
    }
    if (scheme.ptr[0] < 'A') { /* a digit, "+", "-" or "." */
        flags |= NURL_FLAG_SCHEME_FIRST;
    }
    if (scheme.len > 1 && nurl_octet_lower(scheme.ptr[0]) == 'x' &&
        scheme.ptr[1] == '-') {
        flags |= NURL_FLAG_EXPERIMENTAL;
    }
    if (nurl_name_find(scheme.ptr, scheme.len, listed, listed_lengths)) {
        flags |= NURL_FLAG_LISTED_SCHEME;
    }
    return flags;
}

static uint32_t port_flags(const struct nurl *url, enum nurl_scheme scheme)
{
    uint16_t default_port = nurl_scheme_port_1738(scheme);
    const char *at = url->text + url->port.off;
    uint32_t port = nurl_scan_number(&at, at + url->port.len);
    uint32_t flags = 0;

    if (url->port.len == 0) {
        return 0;
    }
    if (port == 0) {
        flags = NURL_FLAG_PORT_ZERO;
    }
    if (default_port != 0 && port != default_port) {
        flags |= port < 1024
                     ? NURL_FLAG_PORT_NONDEFAULT | NURL_FLAG_PORT_RESERVED
                     : NURL_FLAG_PORT_NONDEFAULT;
    }
    return flags;
}

/*
 * Flags of the parts between dots, in a group and in an IPv4 address: an empty
 * part, or a number with a leading zero.
 */
static uint32_t dotted_flags(const struct nurl *url,
                             const struct nurl_span *span)
{
    const char *at = url->text + span->off;
    const char *end = at + span->len;
    const char *dot;
    uint32_t flags = 0;

    if (span->len == 0) {
        return 0;
    }
    for (;; at = dot + 1) {
        dot = nurl_scan_to(at, end, '.');
        if (dot == at) {
            flags |= NURL_FLAG_GROUP_EMPTY_PART;
        } else if (*at == '0' && dot - at > 1) {
            flags |= NURL_FLAG_IPV4_LEADING_ZERO;
        }
        if (dot == end) {
            return flags;
        }
    }
}

static uint32_t login_flags(const struct nurl *url)
{
    uint32_t flags = 0;

    if (url->password.len > 0) {
        flags |= NURL_FLAG_PASSWORD;
    }
    if (nurl_login_has_question(url)) {
        flags |= NURL_FLAG_QMARK_USERINFO;
    }
    if (url->host_kind == NURL_HOST_IPV4) {
        flags |= dotted_flags(url, &url->host);
    }
    return flags;
}

/* Where the URL ends, without its fragment and a query that was cleared. */
static size_t path_end(const struct nurl *url)
{
    const struct nurl_span *last =
        url->query.off > 0 ? &url->query : &url->path;

    return (size_t)last->off + last->len;
}

/* Flags of escapes. In gopher the first two tabs (`tabs`) are delimiters. */
static uint32_t escape_flags(const struct nurl *url, unsigned tabs)
{
    const char *at = url->text;
    const char *end = at + path_end(url);
    uint32_t flags = 0;
    uint8_t octet;

    while (at < end) {
        octet = nurl_escape_next(&at, end);
        if (octet == '\t' && tabs > 0) {
            tabs--;
        } else if (octet < 0x20 || octet == 0x7F) {
            flags |= NURL_FLAG_PCT_CTRL;
        } else if (octet >= 0x80) {
            flags |= NURL_FLAG_PCT_8BIT;
        }
    }
    return flags;
}

/* The flag of a segment that is "." or "..", escaped or not. */
static uint32_t segment_flags(const char *at, const char *end)
{
    unsigned dots = 0; /* in the segment so far; from 3 on it is not one */

    for (;;) {
        if (at < end && *at != '/') {
            dots = nurl_escape_next(&at, end) == '.' ? dots + 1 : 3;
            continue;
        }
        if (dots == 1 || dots == 2) {
            return NURL_FLAG_DOTSEG;
        }
        if (at >= end) {
            return 0;
        }
        dots = 0;
        at++;
    }
}

static uint32_t group_flags(const struct nurl *url,
                            const struct nurl_span *group)
{
    return dotted_flags(url, group) & NURL_FLAG_GROUP_EMPTY_PART;
}

static uint32_t nntp_flags(const struct nurl *url, const struct nurl_nntp *nntp)
{
    const char *at = url->text + nntp->article.off;
    uint32_t number = nurl_scan_number(&at, at + nntp->article.len);
    uint32_t flags = group_flags(url, &nntp->group);

    if (nntp->article.len > 0 && (number == 0 || number > ARTNUM_MAX)) {
        flags |= NURL_FLAG_ARTNUM_RANGE;
    }
    return flags;
}

/* Flags of the scheme-specific parts. */
static uint32_t view_flags(const struct nurl *url, const struct nurl_any *any)
{
    const char *at = url->text + url->path.off;
    const char *end = at + url->path.len;

    switch (any->scheme) {
    case NURL_SCHEME_FTP:
        return segment_flags(at, nurl_scan_to(at, end, ';'));
    case NURL_SCHEME_HTTP:
    case NURL_SCHEME_FILE:
        return segment_flags(at, end);
    case NURL_SCHEME_NNTP:
        return nntp_flags(url, &any->as.nntp);
    case NURL_SCHEME_NEWS:
        return any->as.news.host_kind == NURL_HOST_IPV4
                   ? dotted_flags(url, &any->as.news.host)
                   : group_flags(url, &any->as.news.group);
    case NURL_SCHEME_MAILTO:
        return any->as.mailto.local.len == 0 || any->as.mailto.domain.len == 0
                   ? NURL_FLAG_MAILTO_NO_AT
                   : 0;
    case NURL_SCHEME_WAIS:
        return any->as.wais.database.len == 0 ? NURL_FLAG_WAIS_EMPTY_DB : 0;
    default:
        return 0;
    }
}

/* Flags of a "?" or "//" where RFC 3986 would see a query or an authority. */
static uint32_t path_flags(const struct nurl *url, enum nurl_scheme scheme)
{
    const char *at = url->text + url->path.off;
    const char *end = at + url->path.len;
    uint32_t flags = 0;

    if (scheme != NURL_SCHEME_OTHER && nurl_scan_to(at, end, '?') < end) {
        flags |= NURL_FLAG_QMARK_PATH;
    }
    if (url->host_kind == NURL_HOST_NONE && url->path.len > 1 && at[0] == '/' &&
        at[1] == '/') {
        flags |= NURL_FLAG_AUTH_LOOKALIKE;
    }
    return flags;
}

/* Reads the scheme-specific parts. A strict URL has no error in them. */
static void view(struct nurl_any *any, const struct nurl *url,
                 enum nurl_scheme scheme)
{
    struct nurl_reader in;

    any->scheme = (uint8_t)scheme;
    if (scheme != NURL_SCHEME_OTHER) {
        nurl_reader_begin(&in, url, url->path.off, path_end(url));
        (void)nurl_view_read(any, &in);
    }
}

uint32_t nurl_flags_1738(const struct nurl *url)
{
    struct nurl_str name;
    enum nurl_scheme scheme;
    struct nurl_any any;

    if (url->profile != NURL_PROFILE_1738 || url->scheme.len == 0) {
        return NURL_FLAG_INVALID;
    }
    name = nurl_part(url, url->scheme);
    scheme = nurl_scheme_named_1738(name.ptr, name.len);
    view(&any, url, scheme);
    return scheme_flags(name) | port_flags(url, scheme) | login_flags(url) |
           path_flags(url, scheme) |
           escape_flags(url, scheme == NURL_SCHEME_GOPHER ? 2 : 0) |
           view_flags(url, &any);
}

const char *nurl_flag_name(uint32_t flag)
{
    static const char names[][18] = {
        "ARTNUM_RANGE",   "AUTH_LOOKALIKE",   "DOTSEG",
        "EXPERIMENTAL",   "GROUP_EMPTY_PART", "IPV4_LEADING_ZERO",
        "LISTED_SCHEME",  "MAILTO_NO_AT",     "PASSWORD",
        "PCT_8BIT",       "PCT_CTRL",         "PORT_NONDEFAULT",
        "PORT_RESERVED",  "PORT_ZERO",        "QMARK_PATH",
        "QMARK_USERINFO", "SCHEME_CASE",      "SCHEME_FIRST",
        "WAIS_EMPTY_DB"
    };
    unsigned n;

    for (n = 0; n < sizeof names / sizeof names[0]; n++) {
        if (flag == UINT32_C(1) << n) {
            return names[n];
        }
    }
    return flag == NURL_FLAG_INVALID ? "INVALID" : NULL;
}
