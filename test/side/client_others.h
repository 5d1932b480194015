/*
 * client_others.h - what other parsers leave to an HTTP client
 */
#ifndef CLIENT_OTHERS_H
#define CLIENT_OTHERS_H

#include "client.h"

struct part {
    const char *at; /* NULL: absent */
    size_t length;
};

struct parts {
    struct part scheme;
    struct part host; /* without brackets; "/", "@" or "[" is before it */
    struct part path;
    struct part query; /* without "?" */
    unsigned port;     /* 0: absent */
};

/*
 * Host, port, TLS or not, and the head of the request. Users of a parser write
 * this by hand; here it is as short and as fast as all texts allow. Returns 0
 * for another scheme, or if not all fits.
 */
int client_get(struct client *client, const struct parts *parts);

#endif
