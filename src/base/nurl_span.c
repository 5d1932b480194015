/*
 * nurl_span.c - small questions about a parsed URL and its texts
 */
#include "nurl_span.h"
#include "nurl_scan.h"

static int inside(struct nurl_span span, size_t length)
{
    return span.at <= length && span.len <= length - span.at;
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
    return (size_t)span.at + span.len;
}

/* A strict URL has a scheme, and behind every scheme stands a colon. */
static int has_scheme(const struct nurl *url)
{
    if (url->scheme.len == 0) {
        return url->profile == NURL_PROFILE_3986;
    }
    return url->scheme.len < url->path.at;
}

static int all_inside(const struct nurl *url, size_t length)
{
    return inside(url->scheme, length) && inside(url->user, length) &&
           inside(url->password, length) && inside(url->host, length) &&
           inside(url->port, length) && inside(url->path, length) &&
           inside(url->query, length) && inside(url->fragment, length);
}

int nurl_fits(const struct nurl *url, size_t length)
{
    return url->profile != NURL_PROFILE_NONE && has_scheme(url) &&
           url->stop <= length && all_inside(url, length) &&
           ends_whole(url->text, length) &&
           ends_whole(url->text, end_of(url->path)) &&
           ends_whole(url->text, end_of(url->query));
}

int nurl_is(struct nurl_str text, const char *lower)
{
    size_t n = nurl_scan_prefix(text, lower);

    return n == text.len && lower[n] == '\0';
}
