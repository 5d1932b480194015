#include "hosts.h"

#include <string.h>

struct mg_str {
    char *buf;
    size_t len;
};

struct mg_str mg_url_host(const char *url);

int host_of(char *text, char *host, size_t size)
{
    struct mg_str found = mg_url_host(text);

    if (found.len == 0 || found.len >= size) {
        return 0;
    }
    memcpy(host, found.buf, found.len);
    host[found.len] = '\0';
    return 1;
}
