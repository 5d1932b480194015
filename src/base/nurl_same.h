/*
 * nurl_same.h - two texts that mean the same (RFC 1738 section 2.2)
 */
#ifndef NURL_SAME_H
#define NURL_SAME_H

#include "nurl_reserved.h"
#include "nurl_span.h"

/* Two URLs whose parts are compared, and what is reserved in them. */
struct nurl_both {
    const struct nurl *a;
    const struct nurl *b;
    unsigned reserved; /* NURL_RESERVED_..., added up */
};

/*
 * 1 if the texts are the same octet for octet, escapes being compared by what
 * they stand for. A reserved octet is not the same as its escape.
 */
int nurl_same(struct nurl_str a, struct nurl_str b, unsigned reserved);

/* The same for a span of each URL; an absent one is the same as an empty. */
int nurl_same_part(const struct nurl_both *both, struct nurl_span a,
                   struct nurl_span b);

/* And here it is not. */
int nurl_same_span(const struct nurl_both *both, struct nurl_span a,
                   struct nurl_span b);

/* 1 if the texts differ at most in the case of ASCII letters. */
int nurl_same_name(struct nurl_str a, struct nurl_str b);

#endif
