/* The same by nurl_http_parser.h. */
#include "nurl_http_parser.h"

int subject(const char *text, size_t length);

int subject(const char *text, size_t length)
{
    static struct nurl_http_parser_url u;

    nurl_http_parser_url_init(&u);
    return nurl_http_parser_parse_url(text, length, 0, &u);
}
