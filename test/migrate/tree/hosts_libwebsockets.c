#include "hosts.h"
#include "parts.h"

#include <stdio.h>

int host_of(char *text, char *host, size_t size)
{
    const char *scheme;
    const char *found;
    const char *path;
    int port = -1;

    if (lws_parse_uri(text, &scheme, &found, &port, &path) != 0) {
        return 0;
    }
    snprintf(host, size, "%s", found);
    port_taken = port;
    return 1;
}
