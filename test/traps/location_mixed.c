/*
 * believed: the request's path and the response's location make one URL.
 * happens: no message has both.
 * refused: CHAR
 */
#include "nurl.h"

#include <stdio.h>

int main(void)
{
    char text[32];
    struct nurl_writer out;
    struct nurl_coap_uri uri;
    enum nurl_status status;

    nurl_writer_init(&out, text, sizeof text);
    nurl_coap_uri_begin(&uri, NURL_STR("coap"), NURL_STR("h"), 5683);
    nurl_write_coap_option(&out, &uri, 8, NURL_STR("new"));
    nurl_write_coap_option(&out, &uri, 11, NURL_STR("asked"));
    nurl_write_coap_end(&out, &uri);
    status = nurl_writer_finish(&out);
    puts(status < 0 ? nurl_status_name(status) : text);
    return status < 0;
}
