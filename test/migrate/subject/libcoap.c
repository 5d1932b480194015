/* libcoap's URL parser by its own interface. */
#include "libcoap_alone.h"

int subject(const char *text, size_t length);

int subject(const char *text, size_t length)
{
    static coap_uri_t uri;

    return coap_split_proxy_uri((const uint8_t *)text, length, &uri);
}
