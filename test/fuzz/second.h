/*
 * second.h - a second opinion on every input: a URI reference taken apart by
 *            the regular expression of RFC 3986 appendix B, its parts judged
 *            by appendix A, and addresses by inet_pton
 *
 * Slow and plain, so that it shares no way of reading with the library.
 */
#ifndef SECOND_H
#define SECOND_H

#include "nurl.h"

#include <arpa/inet.h>
#include <string.h>

#define SECOND_ALNUM                                                           \
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
#define SECOND_HEX "0123456789ABCDEFabcdef"
#define SECOND_UNRESERVED SECOND_ALNUM "-._~"
#define SECOND_NAME SECOND_UNRESERVED "!$&'()*+,;="

/* How many octets stand before the first of the set, or before its end. */
static inline size_t second_until(struct nurl_str text, const char *set)
{
    size_t n = 0;

    while (n < text.len && (text.ptr[n] == '\0' || !strchr(set, text.ptr[n]))) {
        n++;
    }
    return n;
}

/* Takes n octets off the front. */
static inline struct nurl_str second_take(struct nurl_str *text, size_t n)
{
    struct nurl_str head = nurl_text(text->ptr, n);

    text->ptr += n;
    text->len -= n;
    return head;
}

static inline int second_in(char octet, const char *set)
{
    return octet != '\0' && strchr(set, octet) != NULL;
}

/* Nothing but octets of the set and, if asked, whole escapes. */
static inline int second_holds(struct nurl_str text, const char *set,
                               int escapes)
{
    size_t i;

    for (i = 0; i < text.len; i++) {
        if (escapes && text.ptr[i] == '%' && text.len - i > 2 &&
            second_in(text.ptr[i + 1], SECOND_HEX) &&
            second_in(text.ptr[i + 2], SECOND_HEX)) {
            i += 2;
        } else if (!second_in(text.ptr[i], set)) {
            return 0;
        }
    }
    return 1;
}

/* An address as inet_pton reads it; glibc's is as strict as the RFC. */
static inline int second_address(int family, struct nurl_str text)
{
    char copy[64];
    unsigned char octets[16];

    if (text.len >= sizeof copy || memchr(text.ptr, '\0', text.len)) {
        return 0;
    }
    memcpy(copy, text.ptr, text.len);
    copy[text.len] = '\0';
    return inet_pton(family, copy, octets) == 1;
}

/* ( "%25" / "%" ) 1*( unreserved / pct-encoded ), or nothing */
static inline int second_zone(struct nurl_str zone)
{
    if (zone.len == 0) {
        return 1;
    }
    if (zone.len > 3 && memcmp(zone.ptr, "%25", 3) == 0) {
        second_take(&zone, 3);
    } else {
        second_take(&zone, 1);
    }
    return zone.len > 0 && second_holds(zone, SECOND_UNRESERVED, 1);
}

/* What stands between brackets: the kind of host, or NONE. */
static inline enum nurl_host_kind second_literal(struct nurl_str text,
                                                 int zones)
{
    size_t n;

    if (text.len > 0 && second_in(text.ptr[0], "vV")) {
        second_take(&text, 1);
        n = second_until(text, ".");
        return n > 0 && text.len - n > 1 &&
                       second_holds(nurl_text(text.ptr, n), SECOND_HEX, 0) &&
                       second_holds(
                           nurl_text(text.ptr + n + 1, text.len - n - 1),
                           SECOND_NAME ":", 0)
                   ? NURL_HOST_IPVFUTURE
                   : NURL_HOST_NONE;
    }
    n = zones ? second_until(text, "%") : text.len;
    return second_address(AF_INET6, nurl_text(text.ptr, n)) &&
                   second_zone(nurl_text(text.ptr + n, text.len - n))
               ? NURL_HOST_IPV6
               : NURL_HOST_NONE;
}

static inline struct nurl_span second_span(const struct nurl *url,
                                           struct nurl_str part)
{
    struct nurl_span span;

    span.off = (uint16_t)(part.ptr - url->text);
    span.len = (uint16_t)part.len;
    return span;
}

/* host [ ":" port ]: 1 if it is well-formed. */
static inline int second_host(struct nurl *url, struct nurl_str text, int zones)
{
    size_t n = second_until(text, ":");
    enum nurl_host_kind kind = NURL_HOST_NAME;
    struct nurl_str host;

    if (text.len > 0 && text.ptr[0] == '[') {
        n = second_until(text, "]");
        if (n == text.len) {
            return 0;
        }
        kind = second_literal(nurl_text(text.ptr + 1, n - 1), zones);
        n++;
    }
    host = second_take(&text, n);
    url->host = second_span(url, host);
    if (kind == NURL_HOST_NAME && !second_holds(host, SECOND_NAME, 1)) {
        return 0;
    }
    if (kind == NURL_HOST_NAME && second_address(AF_INET, host)) {
        kind = NURL_HOST_IPV4;
    }
    url->host_kind = (uint8_t)(host.len > 0 ? kind : NURL_HOST_EMPTY);
    if (text.len > 0) {
        if (second_take(&text, 1).ptr[0] != ':' ||
            !second_holds(text, "0123456789", 0)) {
            return 0;
        }
        url->port = second_span(url, text);
    }
    return kind != NURL_HOST_NONE;
}

/* [ user [ ":" password ] "@" ] host [ ":" port ] */
static inline int second_authority(struct nurl *url, struct nurl_str text,
                                   int zones)
{
    size_t at = second_until(text, "@");
    struct nurl_str userinfo = nurl_text(text.ptr, at);
    size_t colon = second_until(userinfo, ":");

    if (at == text.len) {
        return second_host(url, text, zones);
    }
    second_take(&text, at + 1);
    url->user = second_span(url, nurl_text(userinfo.ptr, colon));
    if (colon < at) {
        url->password = second_span(
            url, nurl_text(userinfo.ptr + colon + 1, at - colon - 1));
    }
    return second_holds(userinfo, SECOND_NAME ":", 1) &&
           second_host(url, text, zones);
}

/*
 * Fills the parts and the kind of host, and says whether it is well-formed:
 * ^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?
 */
static inline int second_parse(struct nurl *url, struct nurl_str text,
                               int zones)
{
    size_t n = second_until(text, ":/?#");
    int good = text.len <= 65535;
    struct nurl_str part;

    memset(url, 0, sizeof *url);
    url->text = text.ptr;
    if (n > 0 && n < text.len && text.ptr[n] == ':') {
        part = second_take(&text, n);
        second_take(&text, 1);
        url->scheme = second_span(url, part);
        good &= second_holds(part, SECOND_ALNUM "+-.", 0) &&
                second_in(part.ptr[0], SECOND_ALNUM) && part.ptr[0] > '9';
    } else {
        good &= n == text.len || text.ptr[n] != ':';
    }
    if (text.len > 1 && text.ptr[0] == '/' && text.ptr[1] == '/') {
        second_take(&text, 2);
        part = second_take(&text, second_until(text, "/?#"));
        good &= second_authority(url, part, zones);
    }
    part = second_take(&text, second_until(text, "?#"));
    url->path = second_span(url, part);
    good &= second_holds(part, SECOND_NAME ":@/", 1);
    if (text.len > 0 && text.ptr[0] == '?') {
        second_take(&text, 1);
        part = second_take(&text, second_until(text, "#"));
        url->query = second_span(url, part);
        good &= second_holds(part, SECOND_NAME ":@/?", 1);
    }
    if (text.len > 0) {
        second_take(&text, 1);
        url->fragment = second_span(url, text);
        good &= second_holds(text, SECOND_NAME ":@/?", 1);
    }
    return good;
}

#endif
