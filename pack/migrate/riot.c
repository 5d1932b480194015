/* SPDX-License-Identifier: MIT */
/*
 * riot.c - RIOT's uri_parser_process, with nanourl
 *
 * In sys/uri_parser/uri_parser.c: instead of uri_parser_process, and of the
 * functions that only it calls (_parse_..., _consume_...).
 */
#include "nurl_host.h"
#include "nurl_parse.h"

enum {
    PORT_DIGITS = 5
};

/* An empty part is NULL. */
static void set_part(const char **at, uint16_t *len, struct nurl_str part)
{
    *at = part.len > 0 ? part.ptr : NULL;
    *len = (uint16_t)part.len;
}

/* The address without brackets and zone, and the zone, of an IPv6 host. */
static void set_address(uri_parser_result_t *result, struct nurl_str text)
{
    struct nurl_host host;
    uint16_t end = 1;

    if (nurl_host_parse_zone(&host, text) != NURL_OK) {
        return;
    }
    while (text.ptr[end] != '%' && text.ptr[end] != ']') {
        end++;
    }
    result->ipv6addr = text.ptr + 1;
    result->ipv6addr_len = (uint16_t)(end - 1);
    set_part(&result->zoneid, &result->zoneid_len, host.zone);
}

/* One to five digits, at most 65535. */
static int set_port(uri_parser_result_t *result, const struct nurl *url)
{
    if (!nurl_present(url->port)) {
        return 0;
    }
    set_part(&result->port_str, &result->port_str_len,
             nurl_part(url, url->port));
    if (url->port.len == 0 || url->port.len > PORT_DIGITS) {
        return -1;
    }
    return nurl_port(url, &result->port) == NURL_OK ? 0 : -1;
}

/* User and password are one part. */
static void set_authority(uri_parser_result_t *result, const struct nurl *url)
{
    struct nurl_str host = nurl_part(url, url->host);
    size_t user = url->user.off;

    if (nurl_present(url->user)) {
        set_part(&result->userinfo, &result->userinfo_len,
                 nurl_text(url->text + user, url->host.off - 1u - user));
    }
    set_part(&result->host, &result->host_len, host);
    if (url->host_kind == NURL_HOST_IPV6) {
        set_address(result, host);
    }
}

int uri_parser_process(uri_parser_result_t *result, const char *uri,
                       size_t uri_len)
{
    struct nurl url;

    memset(result, 0, sizeof *result);
    if (uri_len == 0 || nurl_parse_zone(&url, uri, uri_len) != NURL_OK ||
        set_port(result, &url) != 0) {
        memset(result, 0, sizeof *result);
        return -1;
    }
    set_part(&result->scheme, &result->scheme_len, nurl_part(&url, url.scheme));
    set_authority(result, &url);
    set_part(&result->path, &result->path_len, nurl_part(&url, url.path));
    set_part(&result->query, &result->query_len, nurl_part(&url, url.query));
    return 0;
}
