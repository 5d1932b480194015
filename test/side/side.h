/*
 * side.h - our parser and others, all called by the same function
 */
#ifndef SIDE_H
#define SIDE_H

#include <stddef.h>

struct side_parser {
    const char *name;
    /*
     * Returns 1 if it accepts the text, which a NUL follows, as a URL. Does all
     * that a user must do for one URL, freeing included.
     */
    int (*takes)(const char *text, size_t length);
};

/* The job of an HTTP client, by parser. A NULL name ends the list. */
extern const struct side_parser side_clients[];

#endif
