/*
 * client.h - the job of an HTTP client: from a URL to a connection and a
 * request
 *
 * One function for each parser, so that all are counted in the same loop: by
 * the program `client` on a board, by test/side on this machine.
 */
#ifndef CLIENT_H
#define CLIENT_H

#include <stddef.h>

/* What a client must know before it connects, and what it then sends. */
struct client {
    char host[256]; /* for a resolver: no brackets */
    unsigned port;
    int tls;
    size_t length; /* of the head of the request, in `bytes` */
    size_t size;
    char *bytes;
};

/*
 * Returns 1 if it accepts the text, which a NUL follows, as a URL of http or
 * https. Does all that a user must do for one URL, freeing included.
 */
typedef int client_function(struct client *client, const char *text,
                            size_t length);

client_function client_nanourl;
client_function client_http_parser;
client_function client_uriparser;

#endif
