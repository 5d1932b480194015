/*
 * endpoint.h - whom a URL names, in other words than nurl_endpoint.c's
 */
#ifndef ENDPOINT_H
#define ENDPOINT_H

#include "fuzz.h"

#include <arpa/inet.h>

/* A name fit for a resolver: the first fault, and its place in the name. */
static inline enum nurl_status endpoint_name(struct nurl_str name, size_t *at)
{
    size_t end = name.len;
    size_t begin = 0;
    size_t i;

    for (*at = 0; *at < name.len; ++*at) {
        if (name.ptr[*at] == '\0' ||
            !strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
                    "0123456789-._",
                    name.ptr[*at])) {
            return NURL_ERR_HOST_CHAR;
        }
    }
    if (end > 1 && name.ptr[end - 1] == '.') {
        end--; /* the root's */
    }
    for (i = 0; i <= end; i++) {
        if (i == end || name.ptr[i] == '.') {
            *at = i;
            if (i == end ? end == 0 || name.ptr[end - 1] == '.'
                         : i == 0 || name.ptr[i - 1] == '.') {
                return NURL_ERR_HOST_LABEL;
            }
        }
    }
    for (i = 0; i <= end; i++) {
        if (i == end || name.ptr[i] == '.') {
            *at = begin;
            if (i - begin > 63) {
                return NURL_ERR_HOST_LEN;
            }
            begin = i + 1;
        }
    }
    *at = 0;
    return end > 253 ? NURL_ERR_HOST_LEN : NURL_OK;
}

/* Decimal or hexadecimal, and no other: what inet_aton takes. */
static inline int endpoint_numeric(struct nurl_str name)
{
    char last[300];
    size_t end = name.len;
    size_t i;

    if (end > 1 && name.ptr[end - 1] == '.') {
        end--;
    }
    for (i = end; i > 0 && name.ptr[i - 1] != '.'; i--) {
    }
    if (end - i >= sizeof last) {
        return 0;
    }
    memcpy(last, name.ptr + i, end - i);
    last[end - i] = '\0';
    i = strspn(last, "0123456789");
    if (i > 0 && last[i] == '\0') {
        return 1;
    }
    return last[0] == '0' && (last[1] | 0x20) == 'x' &&
           last[2 + strspn(last + 2, "0123456789ABCDEFabcdef")] == '\0';
}

static inline void check_octets(const struct nurl_endpoint *endpoint,
                                struct nurl_str host)
{
    char text[64];
    uint8_t octets[16];
    size_t n = 0;
    size_t i;

    for (i = 0; i < host.len && n < 63 && host.ptr[i] != '%'; i++) {
        if (host.ptr[i] != '[' && host.ptr[i] != ']') {
            text[n++] = host.ptr[i];
        }
    }
    text[n] = '\0';
    memset(octets, 0, sizeof octets);
    if (endpoint->kind == NURL_HOST_IPV4) {
        CHECK(inet_pton(AF_INET, text, octets) == 1);
    } else if (endpoint->kind == NURL_HOST_IPV6) {
        CHECK(inet_pton(AF_INET6, text, octets) == 1);
    }
    CHECK(memcmp(octets, endpoint->address, sizeof octets) == 0);
}

/* Of a URL that nurl_parse has taken, or nurl_parse_zone. */
static inline void check_endpoint(const struct nurl *url)
{
    struct nurl_endpoint endpoint;
    enum nurl_status status = nurl_endpoint_parse(&endpoint, url);
    struct nurl_str host = nurl_part(url, url->host);
    enum nurl_status fault = NURL_OK;
    size_t at = 0;
    uint16_t port;

    if (url->host_kind <= NURL_HOST_EMPTY) {
        CHECK(status == (url->host_kind        ? NURL_ERR_HOST_EMPTY
                         : url->scheme.len > 0 ? NURL_ERR_HOST_MISSING
                                               : NURL_ERR_SCHEME_MISSING));
        return;
    }
    if (url->host_kind == NURL_HOST_IPVFUTURE) {
        fault = NURL_ERR_IP_LITERAL;
    } else if (url->host_kind == NURL_HOST_NAME) {
        fault = endpoint_name(host, &at);
        if (fault == NURL_OK && endpoint_numeric(host)) {
            fault = NURL_ERR_HOST_NUMERIC;
        }
    }
    if (fault != NURL_OK) {
        CHECK(status == fault && endpoint.stop == url->host.off + at);
        CHECK(endpoint.kind == NURL_HOST_NONE && endpoint.port == 0);
        return;
    }
    fault = nurl_port(url, &port);
    if (fault == NURL_ERR_PORT_RANGE || (fault == NURL_OK && port == 0)) {
        CHECK(status == NURL_ERR_PORT_RANGE && endpoint.stop == url->port.off);
        return;
    }
    CHECK(status == fault && endpoint.kind == url->host_kind);
    CHECK(endpoint.port == port);
    CHECK(endpoint.stop ==
          (status == NURL_OK ? url->stop : url->host.off + url->host.len));
    check_octets(&endpoint, host);
    if (endpoint.kind == NURL_HOST_NAME) {
        CHECK(endpoint.name.off == url->host.off &&
              endpoint.name.len == url->host.len);
    }
}

#endif
