/*
 * letter.h - RFC 3986 by its letter, with buffers: another way to write what
 *            the library does without them
 */
#ifndef LETTER_H
#define LETTER_H

#include "nurl_types.h"
#include "random.h"

/* The five parts of appendix B's expression; ptr NULL: there is none. */
struct letter {
    struct nurl_str scheme, authority, path, query, fragment;
};

/* Any text has parts, good or bad. */
struct letter letter_split(struct nurl_str text);

/* 5.2: `text` is the target. Both must be valid, the base have a scheme. */
void letter_resolve(struct text *text, struct nurl_str base,
                    struct nurl_str reference);

/* 6.2.2 and 6.2.3: `text` is the normal form of a valid reference. */
void letter_normalize(struct text *text, struct nurl_str reference);

/* The octets that a part stands for; what is no escape stays. */
void letter_decode(struct text *text, struct nurl_str part);

#endif
