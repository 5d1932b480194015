/*
 * split.c - the parts of a text that is in its grammar, by delimiters alone
 *
 * RFC 3986 appendix B splits a reference by a regular expression: each part
 * ends at the first of a few bytes. So does this, for each grammar, and knows
 * no byte that a part cannot have.
 */
#include "compare.h"

#include <string.h>

static int in_set(char c, const char *set)
{
    return c != '\0' && strchr(set, c) != NULL;
}

/* The offset of the first byte of a set, or `end`. */
static size_t find(const struct nurl *url, size_t at, size_t end,
                   const char *set)
{
    while (at < end && !in_set(url->text[at], set)) {
        at++;
    }
    return at;
}

static struct nurl_span span(size_t from, size_t to)
{
    struct nurl_span made;

    made.off = (uint16_t)from;
    made.len = (uint16_t)(to - from);
    return made;
}

/* Four numbers of 0 to 255; in RFC 3986 without a zero before them. */
static int is_ipv4(const char *at, size_t len, int strict)
{
    unsigned dots = 0;
    unsigned digits = 0;
    unsigned value = 0;

    for (; len > 0; len--, at++) {
        if (*at == '.' && digits > 0) {
            dots++;
            digits = value = 0;
        } else if (*at >= '0' && *at <= '9' &&
                   (strict || digits == 0 || value > 0)) {
            digits++;
            value = value * 10 + (unsigned)(*at - '0');
        } else {
            return 0;
        }
        if (value > 255) {
            return 0;
        }
    }
    return dots == 3 && digits > 0;
}

static void set_host(struct nurl *url, size_t from, size_t to)
{
    const char *at = url->text + from;
    int strict = url->profile == NURL_PROFILE_1738;

    url->host = span(from, to);
    if (from == to) {
        url->host_kind = NURL_HOST_EMPTY;
    } else if (*at == '[') {
        url->host_kind =
            in_set(at[1], "vV") ? NURL_HOST_IPVFUTURE : NURL_HOST_IPV6;
    } else {
        url->host_kind =
            is_ipv4(at, to - from, strict) ? NURL_HOST_IPV4 : NURL_HOST_NAME;
    }
}

/* [ user [ ":" password ] "@" ] host [ ":" port ] */
static void split_authority(struct nurl *url, size_t at, size_t end)
{
    size_t sign = find(url, at, end, "@");
    size_t colon;

    if (sign < end) {
        colon = find(url, at, sign, ":");
        url->user = span(at, colon);
        if (colon < sign) {
            url->password = span(colon + 1, sign);
        }
        at = sign + 1;
    }
    colon = at < end && url->text[at] == '[' ? find(url, at, end, "]") : at;
    colon = find(url, colon, end, ":");
    set_host(url, at, colon);
    if (colon < end) {
        url->port = span(colon + 1, end);
    }
}

/* path [ "?" query ] [ "#" fragment ] */
static void split_rest(struct nurl *url, size_t at, size_t end)
{
    size_t stop = find(url, at, end, "?#");

    url->path = span(at, stop);
    if (stop < end && url->text[stop] == '?') {
        at = stop + 1;
        stop = find(url, at, end, "#");
        url->query = span(at, stop);
    }
    if (stop < end) {
        url->fragment = span(stop + 1, end);
    }
}

/* authority, up to a "/", "?" or "#", and the rest */
static void split_server(struct nurl *url, size_t at, size_t end)
{
    size_t stop = find(url, at, end, "/?#");

    split_authority(url, at, stop);
    split_rest(url, stop, end);
}

static int has_slashes(const struct nurl *url, size_t at, size_t end)
{
    return end - at >= 2 && memcmp(url->text + at, "//", 2) == 0;
}

/* RFC 3986 appendix B */
static void split_reference(struct nurl *url, size_t end)
{
    size_t colon = find(url, 0, end, ":/?#");
    size_t at = 0;

    if (colon < end && url->text[colon] == ':') {
        url->scheme = span(0, colon);
        at = colon + 1;
    }
    if (has_slashes(url, at, end)) {
        split_server(url, at + 2, end);
    } else {
        split_rest(url, at, end);
    }
}

/* A URL if it has "://" after its first part. */
static void split_setting(struct nurl *url, size_t end)
{
    size_t colon = find(url, 0, end, ":/?#");

    if (colon < end && url->text[colon] == ':' &&
        has_slashes(url, colon + 1, end)) {
        split_reference(url, end);
    } else {
        split_server(url, 0, end);
    }
}

/* The first byte tells the form. "*" has no scheme, so it is a path here. */
static void split_target(struct nurl *url, size_t end)
{
    if (url->text[0] == '/') {
        split_rest(url, 0, end);
    } else {
        split_reference(url, end);
    }
}

static int scheme_is(const struct nurl *url, const char *name)
{
    size_t i = 0;

    while (i < url->scheme.len && name[i] == (url->text[i] | 0x20)) {
        i++;
    }
    return i == url->scheme.len && name[i] == '\0';
}

static int scheme_in(const struct nurl *url, const char *const *names)
{
    while (*names && !scheme_is(url, *names)) {
        names++;
    }
    return *names != NULL;
}

/* The path begins with the "/" after the host; only two schemes have a query.
 */
static void split_strict_server(struct nurl *url, size_t at, size_t end)
{
    size_t slash = find(url, at, end, "/");
    size_t mark = scheme_is(url, "http") || scheme_is(url, "wais")
                      ? find(url, slash, end, "?")
                      : end;

    split_authority(url, at, slash);
    url->path = span(slash, mark);
    if (mark < end) {
        url->query = span(mark + 1, end);
    }
}

/* Digits and dots, and no address: a number is above 255 (R-3.1-08). */
static int is_out_of_range(const struct nurl *url)
{
    size_t at = url->host.off;
    size_t end = at + url->host.len;

    while (at < end && in_set(url->text[at], "0123456789.")) {
        at++;
    }
    return at == end && url->host_kind != NURL_HOST_IPV4;
}

/*
 * All that follows the colon is a path; if it is an ip-schemepart whose login
 * has no "?", the login has its parts, too.
 */
static void split_other(struct nurl *url, size_t at, size_t end)
{
    const struct dfa *dfa = &dfas[LOGIN];
    struct nurl_span scheme = url->scheme;
    const char *text = url->text;

    if (dfa->accepts[dfa_run(dfa, 0, text + at, end - at)]) {
        split_authority(url, at + 2, find(url, at + 2, end, "/"));
    }
    if (is_out_of_range(url)) {
        memset(url, 0, sizeof *url);
        url->text = text;
        url->profile = NURL_PROFILE_1738;
        url->scheme = scheme;
    }
    url->path = span(at, end);
}

/* RFC 1738 5. In mailto and news nothing is an authority (NWS-06). */
static void split_strict(struct nurl *url, size_t end)
{
    static const char *const servers[] = { "ftp",  "http",     "gopher",
                                           "nntp", "telnet",   "wais",
                                           "file", "prospero", NULL };
    static const char *const addresses[] = { "mailto", "news", NULL };
    size_t at = find(url, 0, end, ":") + 1;
    size_t hash = find(url, at, end, "#");

    url->scheme = span(0, at - 1);
    if (scheme_in(url, servers)) {
        split_strict_server(url, at + 2, hash);
    } else if (scheme_in(url, addresses)) {
        url->path = span(at, hash);
    } else {
        split_other(url, at, hash);
    }
    if (hash < end) {
        url->fragment = span(hash + 1, end);
    }
}

static void split(unsigned grammar, struct nurl *url, size_t end)
{
    switch (grammar) {
    case URL:
    case URL_REF:
        url->profile = NURL_PROFILE_1738;
        split_strict(url, end);
        break;
    case REFERENCE:
    case ZONE:
        split_reference(url, end);
        break;
    case SETTING:
        split_setting(url, end);
        break;
    case TARGET:
    case TARGET_OPTIONS:
        split_target(url, end);
        break;
    default:
        split_server(url, 0, end);
        break;
    }
}

static int same(struct nurl_span a, struct nurl_span b)
{
    return a.off == b.off && a.len == b.len;
}

int split_agrees(unsigned grammar, const struct nurl *url, size_t len)
{
    struct nurl own;

    memset(&own, 0, sizeof own);
    own.text = url->text;
    own.profile = NURL_PROFILE_3986;
    split(grammar, &own, len);
    return url->profile == own.profile && url->host_kind == own.host_kind &&
           url->stop == len && same(url->scheme, own.scheme) &&
           same(url->user, own.user) && same(url->password, own.password) &&
           same(url->host, own.host) && same(url->port, own.port) &&
           same(url->path, own.path) && same(url->query, own.query) &&
           same(url->fragment, own.fragment);
}
