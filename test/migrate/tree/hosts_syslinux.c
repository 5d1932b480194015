#include "hosts.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct url_info {
    char *scheme;
    char *user;
    char *password;
    char *host;
    uint32_t ip;
    unsigned port;
    char *path;
    int type; /* 0: with a scheme */
};

void parse_url(struct url_info *url, char *text);

/* Without https. The client adds the default port. */
int host_of(char *text, char *host, size_t size)
{
    struct url_info url;

    parse_url(&url, text);
    if (url.type != 0 || strcmp(url.scheme, "http") != 0) {
        return 0;
    }
    snprintf(host, size, "%s", url.host);
    port_taken = url.port == 0 ? 80 : (long)url.port;
    return 1;
}
