/*
 * spelling.h - URLs of RFC 1738, and other ways to write them
 */
#ifndef SPELLING_H
#define SPELLING_H

#include "random.h"

/* A URL in pieces; those that need a delimiter in front have it. */
struct spelling {
    unsigned scheme;
    struct text name, login, host, port, body, fragment;
};

/* A new one. Few different pieces, so that some are equal by themselves. */
void spelling_new(struct spelling *url);

/*
 * The same, written another way: scheme and host in another case, the port
 * with zeros, or left out where it is the usual one, octets escaped or not, a
 * slash for no path. Most ways mean the same, by the rules of most schemes.
 */
void spelling_other(struct spelling *url);

/* A way that means the same by every scheme's rules. */
void spelling_alike(struct spelling *url);

/* Another URL: one piece is new. */
void spelling_change(struct spelling *url);

void spelling_text(const struct spelling *url, struct text *text);

#endif
