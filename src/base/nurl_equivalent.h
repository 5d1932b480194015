/*
 * nurl_equivalent.h - two texts that mean the same (RFC 1738 section 2.2)
 */
#ifndef NURL_EQUIVALENT_H
#define NURL_EQUIVALENT_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/* Two URLs whose parts are compared, and what is reserved in them. */
struct nurl_pair {
    const struct nurl *a;
    const struct nurl *b;
    unsigned reserved; /* NURL_RESERVED_..., added up */
};

/*
 * 1 if the texts are the same octet for octet, escapes being compared by what
 * they stand for. A reserved octet is not the same as its escape.
 */
int nurl_equivalent(struct nurl_str a, struct nurl_str b, unsigned reserved);

/* The same for a span of each URL; an absent one is the same as an empty. */
int nurl_equivalent_part(const struct nurl_pair *both, struct nurl_span a,
                         struct nurl_span b);

/* And here it is not. */
int nurl_equivalent_span(const struct nurl_pair *both, struct nurl_span a,
                         struct nurl_span b);

#endif
