#include "hosts.h"
#include "parts.h"

#include <stdio.h>

/* Without https. */
int host_of(char *text, char *host, size_t size)
{
    char *scheme;
    char *found;
    char *path;
    int http;

    if (!dissect_url(text, &scheme, &found, &path)) {
        return 0;
    }
    http = strcmp(scheme, "http") == 0;
    snprintf(host, size, "%s", found);
    free(scheme);
    free(found);
    free(path);
    return http;
}
