#include "hosts.h"
#include "netutils/netlib.h"

int host_of(char *text, char *host, size_t size)
{
    char scheme[16];
    char path[4096];
    struct url_s url = { 0 };

    url.scheme = scheme;
    url.schemelen = sizeof scheme;
    url.host = host;
    url.hostlen = (int)size;
    url.path = path;
    url.pathlen = sizeof path;
    return netlib_parseurl(text, &url) == OK && host[0] != '\0';
}
