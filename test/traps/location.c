/*
 * believed: the options of a 2.01 response name the new resource.
 * happens: Location-Path and Location-Query are written as those of a request.
 * works: coap://h/a/b?c
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    char text[32];
    struct nurl_writer out;
    struct nurl_coap_uri uri;

    nurl_writer_init(&out, text, sizeof text);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("a"));
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("b"));
    nurl_write_coap_option(&out, &uri, 20, NURL_STR("c"));
    nurl_write_coap_end(&out, &uri);
    if (nurl_writer_finish(&out) != NURL_OK) {
        return 1;
    }
    puts(text);
    return 0;
}
