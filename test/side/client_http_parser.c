/*
 * client_http_parser.c - the job of an HTTP client, with http_parser
 */
#include "client_others.h"

#include <http_parser.h>

static struct part field(const struct http_parser_url *url, const char *text,
                         int which)
{
    struct part part = { NULL, 0 };

    if (url->field_set & 1u << which) {
        part.at = text + url->field_data[which].off;
        part.length = url->field_data[which].len;
    }
    return part;
}

int client_http_parser(struct client *client, const char *text, size_t length)
{
    struct http_parser_url url;
    struct parts parts;

    http_parser_url_init(&url);
    if (http_parser_parse_url(text, length, 0, &url) != 0) {
        return 0;
    }
    parts.scheme = field(&url, text, UF_SCHEMA);
    parts.host = field(&url, text, UF_HOST);
    parts.path = field(&url, text, UF_PATH);
    parts.query = field(&url, text, UF_QUERY);
    parts.port = url.port;
    return client_get(client, &parts);
}
