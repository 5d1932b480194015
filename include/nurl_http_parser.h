/* SPDX-License-Identifier: MIT */
/*
 * nurl_http_parser.h - a replacement for http_parser_parse_url
 *
 * The names of nodejs/http-parser, with the prefix "nurl_" or "NURL_".
 * src/http_parser.md says what differs.
 *
 *     struct nurl_http_parser_url u;
 *
 *     nurl_http_parser_url_init(&u);
 *     if (nurl_http_parser_parse_url(text, length, 0, &u) != 0) ... no URL
 *     if (u.field_set & (1 << NURL_UF_HOST)) ... u.field_data[NURL_UF_HOST]
 *
 *     http://u:p@[::1]:81/a?b#c
 *     SCHEMA {0,4}  USERINFO {7,3}  HOST {12,3} without its brackets
 *     PORT {17,2} and port 81  PATH {19,2}  QUERY {22,1}  FRAGMENT {24,1}
 */
#ifndef NURL_HTTP_PARSER_H
#define NURL_HTTP_PARSER_H

#include "nurl_host.h"
#include "nurl_parse.h"

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_http_parser_url_fields {
    NURL_UF_SCHEMA = 0,
    NURL_UF_HOST = 1,
    NURL_UF_PORT = 2,
    NURL_UF_PATH = 3,
    NURL_UF_QUERY = 4,
    NURL_UF_FRAGMENT = 5,
    NURL_UF_USERINFO = 6,
    NURL_UF_MAX = 7
};

struct nurl_http_parser_url {
    uint16_t field_set; /* the 1 << NURL_UF_... that are not empty */
    uint16_t port;      /* as written, else 0 */
    struct nurl_span field_data[NURL_UF_MAX];
};

static inline void nurl_http_parser_url_init(struct nurl_http_parser_url *u)
{
    int field;

    u->field_set = 0;
    u->port = 0;
    for (field = 0; field < NURL_UF_MAX; field++) {
        u->field_data[field].off = 0;
        u->field_data[field].len = 0;
    }
}

/* Private: sets a field, unless it is empty. */
static inline void nurl_http_parser_set(struct nurl_http_parser_url *u,
                                        int field, size_t off, size_t len)
{
    if (len > 0) {
        u->field_set = (uint16_t)(u->field_set | 1u << field);
        u->field_data[field].off = (uint16_t)off;
        u->field_data[field].len = (uint16_t)len;
    }
}

/* Private: host without brackets; "user:password" as one field. */
static inline void nurl_http_parser_authority(struct nurl_http_parser_url *u,
                                              const struct nurl *url)
{
    unsigned bracket = url->host_kind == NURL_HOST_IPV6 ||
                       url->host_kind == NURL_HOST_IPVFUTURE;
    struct nurl_span last =
        nurl_present(url->password) ? url->password : url->user;

    nurl_http_parser_set(u, NURL_UF_HOST, url->host.off + bracket,
                         url->host.len - 2u * bracket);
    nurl_http_parser_set(u, NURL_UF_PORT, url->port.off, url->port.len);
    nurl_http_parser_set(u, NURL_UF_USERINFO, url->user.off,
                         (size_t)last.off + last.len - url->user.off);
}

/*
 * Private: a URL or a path. "//a" is a path to http_parser: of several slashes
 * only the last is parsed.
 */
static inline enum nurl_status
nurl_http_parser_target(struct nurl *url, const char *buf, size_t buflen)
{
    int is_path = buf[0] == '/' || buf[0] == '*';
    enum nurl_status status;

    while (buflen > 1 && buf[0] == '/' && buf[1] == '/') {
        buf++;
        buflen--;
    }
    status = nurl_parse_zone(url, buf, buflen);
    if (status == NURL_OK && !is_path) {
        if (!nurl_present(url->scheme)) {
            return NURL_ERR_SCHEME_MISSING;
        }
        if (url->host_kind == NURL_HOST_NONE) {
            return NURL_ERR_HOST_MISSING;
        }
        return url->host.len > 0 ? NURL_OK : NURL_ERR_HOST_EMPTY;
    }
    return status;
}

/* Private: host and port. Without a user the host is at 0. */
static inline enum nurl_status
nurl_http_parser_connect(struct nurl *url, const char *buf, size_t buflen)
{
    enum nurl_status status = nurl_parse_authority(url, buf, buflen);

    if (status != NURL_OK) {
        return status;
    }
    if (url->host.off != 0) {
        return NURL_ERR_USERINFO;
    }
    if (url->host.len == 0) {
        return NURL_ERR_HOST_EMPTY;
    }
    return nurl_present(url->port) ? NURL_OK : NURL_ERR_PORT_MISSING;
}

/* Private: a written port must not be empty. */
static inline enum nurl_status nurl_http_parser_port(const struct nurl *url,
                                                     uint16_t *port)
{
    *port = 0;
    if (!nurl_present(url->port)) {
        return NURL_OK;
    }
    return url->port.len > 0 ? nurl_port(url, port) : NURL_ERR_PORT_EMPTY;
}

/*
 * Parses a URL with a scheme and a host, or a path that begins with "/" or "*";
 * with is_connect "host:port".
 *
 * Returns 0; or, with no field set, a negative nurl_status: that of
 * nurl_parse_zone or nurl_parse_authority; EMPTY, SCHEME_MISSING, HOST_MISSING,
 * HOST_EMPTY, PORT_EMPTY, PORT_RANGE; with is_connect also USERINFO,
 * PORT_MISSING.
 */
static inline int nurl_http_parser_parse_url(const char *buf, size_t buflen,
                                             int is_connect,
                                             struct nurl_http_parser_url *u)
{
    enum nurl_status status;
    struct nurl url;
    size_t aside;
    uint16_t port;

    nurl_http_parser_url_init(u);
    if (buf == NULL || buflen == 0) {
        return NURL_ERR_EMPTY;
    }
    if (buflen > NURL_TEXT_MAX) {
        return NURL_ERR_TOO_LONG;
    }
    status = is_connect ? nurl_http_parser_connect(&url, buf, buflen)
                        : nurl_http_parser_target(&url, buf, buflen);
    if (status == NURL_OK) {
        status = nurl_http_parser_port(&url, &port);
    }
    if (status != NURL_OK) {
        return status;
    }
    aside = (size_t)(url.text - buf);
    u->port = port;
    nurl_http_parser_set(u, NURL_UF_SCHEMA, url.scheme.off, url.scheme.len);
    if (url.host.len > 0) {
        nurl_http_parser_authority(u, &url);
    }
    nurl_http_parser_set(u, NURL_UF_PATH, url.path.off, url.path.len + aside);
    nurl_http_parser_set(u, NURL_UF_QUERY, url.query.off + aside,
                         url.query.len);
    nurl_http_parser_set(u, NURL_UF_FRAGMENT, url.fragment.off + aside,
                         url.fragment.len);
    return NURL_OK;
}

#ifdef __cplusplus
}
#endif

#endif
