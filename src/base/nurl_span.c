/*
 * nurl_span.c - small questions about a parsed URL and its texts
 */
#include "nurl_span.h"
#include "nurl_octet.h"

static int inside(struct nurl_span span, size_t length)
{
    return span.at <= length && span.len <= length - span.at;
}

/* 1 if the last two octets begin no escape, which would need more of them. */
static int ends_whole(const char *text, size_t length)
{
    return (length < 1 || text[length - 1] != '%') &&
           (length < 2 || text[length - 2] != '%');
}

int nurl_fits(const struct nurl *url, size_t length)
{
    return url->profile != NURL_PROFILE_NONE && url->stop <= length &&
           ends_whole(url->text, length) &&
           (url->scheme.len == 0 || url->scheme.len < url->path.at) &&
           inside(url->scheme, length) && inside(url->user, length) &&
           inside(url->password, length) && inside(url->host, length) &&
           inside(url->port, length) && inside(url->path, length) &&
           inside(url->query, length) && inside(url->fragment, length);
}

int nurl_is(struct nurl_str text, const char *lower)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (lower[i] == '\0' || nurl_octet_lower(text.at[i]) != lower[i]) {
            return 0;
        }
    }
    return lower[i] == '\0';
}
