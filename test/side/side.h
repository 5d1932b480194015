/*
 * side.h - other parsers beside ours: each one behind the same function
 */
#ifndef SIDE_H
#define SIDE_H

#include <stddef.h>

struct side_parser {
    const char *name;
    /*
     * 1 if it takes the text, which a NUL follows, as a URL. All that a user
     * must do for one URL is in it, freeing what was allocated included.
     */
    int (*takes)(const char *text, size_t length);
};

/* The first is no parser: what the loop around one costs. A NULL name ends. */
extern const struct side_parser side_parsers[];

/* Clients, named "JOB, PARSER". For what they take, side_said is filled. */
extern const struct side_parser side_clients[];

/* What the last client needs for its request: where to connect, what to say. */
struct side_said {
    char host[256]; /* for a resolver: no brackets; GET only */
    unsigned port;
    int tls;
    size_t length;
    char bytes[8192]; /* GET: the head; CoAP: number, length, value of each */
};

extern struct side_said side_said;

#endif
