/*
 * well_formed.h - what holds for every result of a parse, good or bad
 */
#ifndef WELL_FORMED_H
#define WELL_FORMED_H

#include "nurl_span.h"
#include "nurl_status.h"

/*
 * NULL if the result is well formed, else which invariant it breaks:
 * stop lies in the text; after a fault no part is left; after a success the
 * spans lie in the text, in order and disjoint, every octet of them can be
 * read, and the parts with their delimiters rebuild the text.
 */
const char *ill_formed(const struct nurl *url, enum nurl_status status,
                       const char *text, size_t length);

/* Fails the running test, with the text, if the result is ill formed. */
void assert_well_formed(const struct nurl *url, enum nurl_status status,
                        const char *text, size_t length);

#endif
