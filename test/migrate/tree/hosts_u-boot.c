#include "hosts.h"
#include "u-boot.h"

int host_of(char *text, char *host, size_t size)
{
    u16 port;
    char *path;
    bool is_https;

    return size >= 254 && parse_url(text, host, &port, &path, &is_https) == 0;
}
