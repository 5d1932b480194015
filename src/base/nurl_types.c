/*
 * nurl_types.c - small questions about a parsed URL and its texts
 */
#include "nurl_types.h"
#include "base/nurl_octet.h"
#include "base/nurl_reset.h"

static int inside(struct nurl_span span, size_t length)
{
    return span.off <= length && span.len <= length - span.off;
}

/* 1 if no escape begins in the two octets before `end`, and is cut off there.
 */
static int ends_whole(const char *text, size_t end)
{
    return (end < 1 || text[end - 1] != '%') &&
           (end < 2 || text[end - 2] != '%');
}

static size_t end_of(struct nurl_span span)
{
    return (size_t)span.off + span.len;
}

/* A strict URL has a scheme, and behind every scheme stands a colon. */
static int has_scheme(const struct nurl *url)
{
    if (url->scheme.len == 0) {
        return url->profile == NURL_PROFILE_3986;
    }
    return url->scheme.len < url->path.off;
}

static int all_inside(const struct nurl *url, size_t length)
{
    return inside(url->scheme, length) && inside(url->user, length) &&
           inside(url->password, length) && inside(url->host, length) &&
           inside(url->port, length) && inside(url->path, length) &&
           inside(url->query, length) && inside(url->fragment, length);
}

static int fits(const struct nurl *url, size_t length)
{
    return url->profile != NURL_PROFILE_NONE && has_scheme(url) &&
           url->stop <= length && all_inside(url, length) &&
           ends_whole(url->text, length) &&
           ends_whole(url->text, end_of(url->path)) &&
           ends_whole(url->text, end_of(url->query));
}

enum nurl_status nurl_attach(struct nurl *url, const char *text, size_t length)
{
    url->text = text;
    if (!fits(url, length)) {
        nurl_reset(url);
        return NURL_ERR_UNPARSED;
    }
    return NURL_OK;
}

int nurl_scheme_is(const struct nurl *url, const char *name)
{
    struct nurl_str scheme = nurl_part(url, url->scheme);
    size_t len = 0;

    while (name[len] != '\0') {
        len++;
    }
    return scheme.len > 0 &&
           nurl_str_equal_nocase(scheme, nurl_text(name, len));
}

int nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len) {
        return 0;
    }
    for (i = 0; i < a.len; i++) {
        if (nurl_octet_lower(a.ptr[i]) != nurl_octet_lower(b.ptr[i])) {
            return 0;
        }
    }
    return 1;
}
