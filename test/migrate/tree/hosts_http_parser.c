#include "hosts.h"
#include "http_parser.h"

#include <string.h>

/* The client adds the default port: ESP-IDF and Zephyr do. */
int host_of(char *text, char *host, size_t size)
{
    struct http_parser_url url;

    http_parser_url_init(&url);
    if (http_parser_parse_url(text, strlen(text), 0, &url) != 0 ||
        url.field_data[UF_HOST].len >= size) {
        return 0;
    }
    memcpy(host, text + url.field_data[UF_HOST].off,
           url.field_data[UF_HOST].len);
    host[url.field_data[UF_HOST].len] = '\0';
    if ((url.field_set & (1 << UF_PORT)) != 0) {
        port_taken = url.port;
    }
    return 1;
}
