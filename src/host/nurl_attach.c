/*
 * nurl_attach.c - a stored struct nurl, and the text that it belongs to
 */
#include "nurl_types.h"

#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "host/nurl_ip.h"

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
 * 1 if a part that ends here does not end inside an escape.
 * BOUNDS: `end` is in the text; at most two bytes before it are read.
 */
static int ends_whole(const char *text, size_t end)
{
    return (end < 1 || text[end - 1] != '%') &&
           (end < 2 || text[end - 2] != '%');
}

/* A present part has a delimiter before it, so it is not at offset 0. */
static int is_delimited(struct nurl_span span)
{
    return span.off > 0 || span.len == 0;
}

static size_t span_end(struct nurl_span span)
{
    return (size_t)span.off + span.len;
}

/* A scheme is at offset 0, with a colon after it. A strict URL has a scheme. */
static int scheme_fits(const struct nurl *url)
{
    if (url->scheme.len == 0) {
        return url->profile == NURL_PROFILE_3986;
    }
    return url->scheme.off == 0 && url->scheme.len < url->path.off;
}

/* "[" address [ "%" zone ] "]" */
static int literal_fits(const char *at, const char *end, uint8_t kind)
{
    if (end - at < 2 || *at != '[' || end[-1] != ']') {
        return 0;
    }
    end = nurl_scan_to(at, end - 1, '%');
    return nurl_ip_literal(at + 1, end) == kind;
}

/*
 * The host is what host_kind says. RFC 1738 allows zeros before the numbers of
 * an IPv4 address.
 */
static int host_fits(const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *end = at + url->host.len;

    switch (url->host_kind) {
    case NURL_HOST_NONE:
    case NURL_HOST_EMPTY:
        return url->host.len == 0;
    case NURL_HOST_NAME:
        return url->host.len > 0;
    case NURL_HOST_IPV4:
        return url->profile == NURL_PROFILE_1738 || nurl_ip_is_v4(at, end);
    default:
        break;
    }
    return literal_fits(at, end, url->host_kind);
}

/*
 * Checks what the other functions trust: each part is in the text, and the host
 * is what host_kind says.
 */
static int fits(const struct nurl *url, size_t length)
{
    return url->profile != NURL_PROFILE_NONE && scheme_fits(url) &&
           url->stop <= length && all_inside(url, length) && host_fits(url) &&
           is_delimited(url->password) && is_delimited(url->port) &&
           is_delimited(url->query) && is_delimited(url->fragment) &&
           ends_whole(url->text, length) &&
           ends_whole(url->text, span_end(url->path)) &&
           ends_whole(url->text, span_end(url->query));
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
