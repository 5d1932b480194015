/* SPDX-License-Identifier: MIT */
/*
 * nurl_attach.c - a stored struct nurl, and the text that it belongs to
 *
 * Every byte of the struct and of the text can be damaged. All other functions
 * trust what is checked here: where the parts are, and what the host is.
 */
#include "nurl_types.h"

#include "base/nurl_octet.h"
#include "base/nurl_reset.h"
#include "base/nurl_scan.h"
#include "base/nurl_text_check.h"
#include "host/nurl_ip.h"
#include "host/nurl_zone.h"

/* ------------------------------------------------------ where the parts are */

/*
 * If the part begins at *at or later, moves *at to its end and returns 1.
 * BOUNDS: the sum of two numbers of 16 bits does not wrap in 32.
 */
static int take_span(uint32_t *at, struct nurl_span part)
{
    if (part.off < *at) {
        return 0;
    }
    *at = (uint32_t)part.off + part.len;
    return 1;
}

/* The same for a part that can be absent, after a delimiter of one byte. */
static int take_delimited(uint32_t *at, struct nurl_span part)
{
    if (!nurl_present(part)) {
        return 1;
    }
    ++*at;
    return take_span(at, part);
}

/* An empty host is not absent: it can be {0, 0}, but not after a user's "@". */
static int take_host(uint32_t *at, const struct nurl *url)
{
    if (url->host_kind == NURL_HOST_NONE) {
        return !nurl_present(url->host);
    }
    *at += nurl_present(url->user); /* "@" */
    return take_span(at, url->host);
}

/* [ user [ ":" password ] "@" ] host [ ":" port ] */
static int take_authority(uint32_t *at, const struct nurl *url)
{
    return (!nurl_present(url->user) || take_span(at, url->user)) &&
           take_delimited(at, url->password) && take_host(at, url) &&
           take_delimited(at, url->port);
}

/*
 * [ scheme ":" ] [ "//" authority ] path [ "?" query ] [ "#" fragment ]
 *
 * The parts have this order, none overlaps with another, and the last one ends
 * at `stop` or before. One exception: if the path of a strict URL begins right
 * after the colon, its login is inside the path.
 */
static int in_order(const struct nurl *url)
{
    uint32_t at = url->scheme.len > 0 ? url->scheme.len + UINT32_C(1) : 0;
    uint32_t login = at;
    int fits;

    if (url->profile == NURL_PROFILE_1738 && url->path.off == at) {
        at += url->path.len;
        fits = take_authority(&login, url) && login <= at;
    } else {
        fits = take_authority(&at, url) &&
               (!nurl_present(url->path) || take_span(&at, url->path));
    }
    return fits && take_delimited(&at, url->query) &&
           take_delimited(&at, url->fragment) && at <= url->stop;
}

/* A scheme begins the text. A strict URL has one. */
static int scheme_fits(const struct nurl *url)
{
    if (url->scheme.off != 0) {
        return 0;
    }
    return url->profile == NURL_PROFILE_3986 ||
           (url->profile == NURL_PROFILE_1738 && url->scheme.len > 0);
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

static size_t span_end(struct nurl_span span)
{
    return (size_t)span.off + span.len;
}

/* --------------------------------------------------------- what the host is */

/*
 * IP-literal = "[" ( IPv6address / IPvFuture ) "]", or an address with a zone
 *
 * BOUNDS: the "[" is there; without a "]" after it nothing else is read.
 */
static uint8_t literal_kind(const char *at, const char *end)
{
    const char *close = end - 1;
    enum nurl_host_kind kind;

    if (*close != ']') {
        return NURL_HOST_NONE;
    }
    kind = nurl_ip_literal(at + 1, close);
    if (kind == NURL_HOST_NONE && nurl_zone_of(at + 1, close)) {
        kind = NURL_HOST_IPV6;
    }
    return (uint8_t)kind;
}

/* host = IP-literal / IPv4address / reg-name              RFC 3986 3.2.2 */
static uint8_t kind_of_host(const char *at, const char *end)
{
    if (at == end) {
        return NURL_HOST_EMPTY;
    }
    if (*at == '[') {
        return literal_kind(at, end);
    }
    if (nurl_ip_is_v4(at, end)) {
        return NURL_HOST_IPV4;
    }
    return nurl_octet_skip(at, end, NURL_OCTET_NAME) == end ? NURL_HOST_NAME
                                                            : NURL_HOST_NONE;
}

/*
 * hostnumber = digits "." digits "." digits "." digits      RFC 1738 5
 *
 * Each number is at most 255, and can have zeros at its front.
 */
static int is_hostnumber(const char *at, const char *end)
{
    const char *start;
    unsigned numbers;

    for (numbers = 1; numbers <= 4; numbers++) {
        start = at;
        if (nurl_scan_number(&at, end) > 255 || at == start) {
            return 0;
        }
        if (at == end) {
            return numbers == 4;
        }
        if (*at++ != '.') {
            return 0;
        }
    }
    return 0;
}

/*
 * host = hostname / hostnumber                              RFC 1738 5
 *
 * A hostname is checked by its bytes: letters, digits, "-" and ".". So a user
 * of nurl_parse does not link nurl_hostname.
 */
static uint8_t kind_of_strict_host(const char *at, const char *end)
{
    if (at == end) {
        return NURL_HOST_EMPTY;
    }
    if (is_hostnumber(at, end)) {
        return NURL_HOST_IPV4;
    }
    return nurl_scan_alnum(at, end, "-.") == end ? NURL_HOST_NAME
                                                 : NURL_HOST_NONE;
}

/* The host is what host_kind says. */
static int host_fits(const struct nurl *url)
{
    const char *at = url->text + url->host.off;
    const char *end = at + url->host.len;

    if (url->host_kind == NURL_HOST_NONE) {
        return 1; /* there is none */
    }
    return url->host_kind == (url->profile == NURL_PROFILE_3986
                                  ? kind_of_host(at, end)
                                  : kind_of_strict_host(at, end));
}

/* ------------------------------------------------------------------- all */

static int fits(const struct nurl *url, size_t length)
{
    return scheme_fits(url) && url->stop <= length && in_order(url) &&
           host_fits(url) && ends_whole(url->text, length) &&
           ends_whole(url->text, span_end(url->path)) &&
           ends_whole(url->text, span_end(url->query));
}

enum nurl_status nurl_attach(struct nurl *url, const char *text, size_t length)
{
    uint16_t stop;
    enum nurl_status status = nurl_text_check(text, length, &stop);

    url->text = text ? text : "";
    if (status == NURL_OK && fits(url, length)) {
        return NURL_OK;
    }
    nurl_reset(url);
    url->stop = stop;
    return status == NURL_OK ? NURL_ERR_UNPARSED : status;
}
