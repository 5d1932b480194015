#include "hosts.h"
#include "parts.h"

int host_of(char *text, char *host, size_t size)
{
    coap_uri_t uri;

    if (coap_split_proxy_uri((const uint8_t *)text, strlen(text), &uri) < 0 ||
        uri.host.length >= size) {
        return 0;
    }
    memcpy(host, uri.host.s, uri.host.length);
    host[uri.host.length] = '\0';
    port_taken = uri.port;
    return 1;
}
