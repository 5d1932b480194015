/*
 * nurl_flags_1738.c - what is valid by RFC 1738, and yet worth a look
 */
#include "nurl_flags_1738.h"
#include "nurl_octet.h"
#include "nurl_port.h"
#include "nurl_usual.h"
#include "nurl_view.h"

#define ARTNUM_MAX UINT32_C(2147483647) /* RFC 3977 6 */

static int has(struct nurl_str text, char octet)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (text.at[i] == octet) {
            return 1;
        }
    }
    return 0;
}

/* The seven names of RFC 1738 section 4. */
static int is_listed(struct nurl_str scheme)
{
    static const char names[7][11] = { "afs",    "mid",        "cid",   "nfs",
                                       "tn3270", "mailserver", "z39.50" };
    unsigned i;

    for (i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (nurl_is(scheme, names[i])) {
            return 1;
        }
    }
    return 0;
}

static uint32_t scheme_flags(struct nurl_str scheme)
{
    uint32_t flags = 0;
    size_t i;

    for (i = 0; i < scheme.len; i++) {
        if (nurl_octet_lower(scheme.at[i]) != scheme.at[i]) {
            flags |= NURL_FLAG_SCHEME_CASE;
        }
    }
    if (!nurl_octet_alpha(scheme.at[0])) {
        flags |= NURL_FLAG_SCHEME_FIRST;
    }
    if (scheme.len > 1 && nurl_octet_lower(scheme.at[0]) == 'x' &&
        scheme.at[1] == '-') {
        flags |= NURL_FLAG_EXPERIMENTAL;
    }
    return is_listed(scheme) ? flags | NURL_FLAG_LISTED_SCHEME : flags;
}

static uint32_t port_flags(const struct nurl *url)
{
    struct nurl_str scheme = nurl_get(url, url->scheme);
    int32_t usual = nurl_usual(scheme, NURL_USUAL_1738);
    int32_t port = nurl_port(url);
    uint32_t flags = 0;

    if (url->port.len == 0) {
        return 0;
    }
    if (port == 0) {
        flags |= NURL_FLAG_PORT_ZERO;
    }
    if (usual != 0 && port != usual) {
        flags |= NURL_FLAG_PORT_NONDEFAULT;
        if (port < 1024) {
            flags |= NURL_FLAG_PORT_RESERVED;
        }
    }
    return flags;
}

/* A "0" that begins a number of the address and is not all of it. */
static int leading_zero(struct nurl_str host)
{
    size_t i;

    for (i = 0; i + 1 < host.len; i++) {
        if (host.at[i] == '0' && host.at[i + 1] != '.' &&
            (i == 0 || host.at[i - 1] == '.')) {
            return 1;
        }
    }
    return 0;
}

static uint32_t login_flags(const struct nurl *url)
{
    uint32_t flags = 0;

    if (url->password.len > 0) {
        flags |= NURL_FLAG_PASSWORD;
    }
    if (has(nurl_get(url, url->user), '?') ||
        has(nurl_get(url, url->password), '?')) {
        flags |= NURL_FLAG_QMARK_USERINFO;
    }
    if (url->host_kind == NURL_KIND_IPV4 &&
        leading_zero(nurl_get(url, url->host))) {
        flags |= NURL_FLAG_IPV4_LEADING_ZERO;
    }
    return flags;
}

/* What the escapes stand for. In gopher the first two tabs separate. */
static uint32_t escape_flags(const char *at, const char *end, unsigned tabs)
{
    uint32_t flags = 0;
    uint8_t octet;

    for (; at < end; at++) {
        if (*at != '%') {
            continue;
        }
        octet = nurl_octet(nurl_octet_escaped(at));
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

/* 1 if a segment is "." or "..", escaped or not. */
static int has_dots(struct nurl_str path)
{
    size_t octets = 0; /* of the segment so far */
    size_t dots = 0;
    size_t i;
    char octet;

    for (i = 0; i < path.len; i++) {
        octet = path.at[i];
        if (octet == '/') {
            if (dots == octets && (dots == 1 || dots == 2)) {
                return 1;
            }
            octets = 0;
            dots = 0;
            continue;
        }
        if (octet == '%') {
            octet = nurl_octet_escaped(path.at + i);
            i += 2;
        }
        octets++;
        dots += octet == '.';
    }
    return dots == octets && (dots == 1 || dots == 2);
}

static uint32_t dotseg(const struct nurl *url, struct nurl_span span)
{
    return has_dots(nurl_get(url, span)) ? NURL_FLAG_DOTSEG : 0;
}

/* group *[ "." part ]: it begins with a letter, so a dot follows a dot. */
static uint32_t group_flags(struct nurl_str group)
{
    size_t i;

    for (i = 0; i < group.len; i++) {
        if (group.at[i] == '.' &&
            (i + 1 == group.len || group.at[i + 1] == '.')) {
            return NURL_FLAG_GROUP_EMPTY_PART;
        }
    }
    return 0;
}

static uint32_t article_flags(struct nurl_str digits)
{
    uint32_t value = 0;
    size_t i;

    for (i = 0; i < digits.len; i++) {
        if (value > ARTNUM_MAX / 10) {
            return NURL_FLAG_ARTNUM_RANGE;
        }
        value = value * 10 + nurl_octet(digits.at[i]) - '0';
    }
    if (digits.len > 0 && (value == 0 || value > ARTNUM_MAX)) {
        return NURL_FLAG_ARTNUM_RANGE;
    }
    return 0;
}

static uint32_t view_flags(const struct nurl *url, unsigned which)
{
    union nurl_any_view view;

    nurl_view(&view, url, which);
    switch (which) {
    case NURL_ANY_FTP:
        return dotseg(url, view.ftp.directories) | dotseg(url, view.ftp.name);
    case NURL_ANY_HTTP:
        return dotseg(url, view.http.path);
    case NURL_ANY_FILE:
        return dotseg(url, view.file.path);
    case NURL_ANY_NEWS:
        return group_flags(nurl_get(url, view.news.group));
    case NURL_ANY_NNTP:
        return group_flags(nurl_get(url, view.nntp.group)) |
               article_flags(nurl_get(url, view.nntp.article));
    case NURL_ANY_MAILTO:
        return view.mailto.local.len == 0 || view.mailto.domain.len == 0
                   ? NURL_FLAG_MAILTO_NO_AT
                   : 0;
    case NURL_ANY_WAIS:
        return view.wais.database.len == 0 ? NURL_FLAG_WAIS_EMPTY_DB : 0;
    default:
        return 0;
    }
}

/* Where RFC 3986 would see a query, or an authority. */
static uint32_t path_flags(const struct nurl *url, unsigned which)
{
    struct nurl_str path = nurl_get(url, url->path);
    uint32_t flags = 0;

    if (which != NURL_ANY_OTHER && has(path, '?')) {
        flags |= NURL_FLAG_QMARK_PATH;
    }
    if (url->host_kind == NURL_KIND_NONE && path.len > 1 && path.at[0] == '/' &&
        path.at[1] == '/') {
        flags |= NURL_FLAG_AUTH_LOOKALIKE;
    }
    return flags;
}

uint32_t nurl_flags_1738(const struct nurl *url)
{
    unsigned which = nurl_view_scheme(url);
    size_t end = url->fragment.at ? url->fragment.at - 1u : url->stop;
    uint32_t flags;

    if (url->profile != NURL_PROFILE_1738) {
        return NURL_FLAG_INVALID;
    }
    flags = scheme_flags(nurl_get(url, url->scheme)) | port_flags(url) |
            login_flags(url) | path_flags(url, which) |
            escape_flags(url->text, url->text + end,
                         which == NURL_ANY_GOPHER ? 2 : 0);
    if (which != NURL_ANY_OTHER) {
        flags |= view_flags(url, which);
    }
    return flags;
}
