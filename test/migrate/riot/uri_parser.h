/*
 * uri_parser.h - the result that pack/migrate/riot.patch fills
 *
 * Written anew, with the names of RIOT's sys/include/uri_parser.h, so that the
 * lines of the patch compile without RIOT.
 */
#ifndef URI_PARSER_H
#define URI_PARSER_H

#include "nurl_host.h"
#include "nurl_parse.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define MAX_PORT_STR_LEN 5

typedef struct {
    const char *scheme;
    const char *userinfo;
    const char *host;
    const char *ipv6addr;
    const char *zoneid;
    const char *port_str;
    const char *path;
    const char *query;
    uint16_t port;
    uint16_t scheme_len;
    uint16_t userinfo_len;
    uint16_t host_len;
    uint16_t ipv6addr_len;
    uint16_t zoneid_len;
    uint16_t port_str_len;
    uint16_t path_len;
    uint16_t query_len;
} uri_parser_result_t;

int uri_parser_process(uri_parser_result_t *result, const char *uri,
                       size_t uri_len);

static inline const char *_strchrb(const char *start, const char *stop, char c)
{
    return memchr(start, c, (size_t)(stop - start));
}

#endif
