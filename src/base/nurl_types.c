/*
 * nurl_types.c - small questions about a parsed URL and its texts
 */
#include "nurl_types.h"
#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "base/nurl_text_check.h"

static int is_inside(struct nurl_span span, size_t length)
{
    return span.off <= length && span.len <= length - span.off;
}

static int all_inside(const struct nurl *url, size_t length)
{
    return is_inside(url->scheme, length) && is_inside(url->user, length) &&
           is_inside(url->password, length) && is_inside(url->host, length) &&
           is_inside(url->port, length) && is_inside(url->path, length) &&
           is_inside(url->query, length) && is_inside(url->fragment, length);
}

/*
 * 1 if no escape is cut in two where this much of the text ends.
 * BOUNDS: the end is in the text; before it are at most two octets read.
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
static int scheme_fits(const struct nurl *url)
{
    if (url->scheme.len == 0) {
        return url->profile == NURL_PROFILE_3986;
    }
    return url->scheme.len < url->path.off;
}

/* Functions trust what was parsed: whatever one of them reads, is here. */
static int fits(const struct nurl *url, size_t length)
{
    return url->profile != NURL_PROFILE_NONE && scheme_fits(url) &&
           url->stop <= length && all_inside(url, length) &&
           ends_whole(url->text, length) &&
           ends_whole(url->text, end_of(url->path)) &&
           ends_whole(url->text, end_of(url->query));
}

enum nurl_status nurl_attach(struct nurl *url, const char *text, size_t length)
{
    uint16_t stop;
    enum nurl_status status = nurl_text_check(nurl_text(text, length), &stop);

    url->text = text ? text : "";
    if (status == NURL_OK && fits(url, length)) {
        return NURL_OK;
    }
    nurl_reset(url);
    url->stop = stop;
    return status == NURL_OK ? NURL_ERR_UNPARSED : status;
}

/*
 * Compares while it counts: of a loop that counts alone a compiler makes a call
 * of strlen. BOUNDS: nothing behind the name's NUL is read.
 */
int nurl_scheme_is(const struct nurl *url, const char *name)
{
    struct nurl_str scheme = nurl_part(url, url->scheme);
    size_t i;

    for (i = 0; i < scheme.len; i++) {
        if (name[i] == '\0' ||
            nurl_octet_lower(name[i]) != nurl_octet_lower(scheme.ptr[i])) {
            return 0;
        }
    }
    return i > 0 && name[i] == '\0';
}

int nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len || (a.len > 0 && (!a.ptr || !b.ptr))) {
        return 0; /* NULL with a length is equal to nothing */
    }
    for (i = 0; i < a.len; i++) {
        if (nurl_octet_lower(a.ptr[i]) != nurl_octet_lower(b.ptr[i])) {
            return 0;
        }
    }
    return 1;
}
