/* http_parser's URL parser, by its own interface. */
#include "http_parser.h"

#include <stddef.h>

int subject(const char *text, size_t length);

int subject(const char *text, size_t length)
{
    static struct http_parser_url u;

    http_parser_url_init(&u);
    return http_parser_parse_url(text, length, 0, &u);
}
