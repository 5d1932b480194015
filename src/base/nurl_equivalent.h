/*
 * nurl_equivalent.h - two spellings of the same text (RFC 1738 section 2.2)
 */
#ifndef NURL_EQUIVALENT_H
#define NURL_EQUIVALENT_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/*
 * Beside the reserved bytes: ASCII letters of both cases are the same. It is
 * the one bit that no reserved byte has.
 */
#define NURL_EQUIVALENT_NOCASE 0x80u

/*
 * 1 if the texts are the same byte for byte, escapes being compared by what
 * they stand for. A byte of `reserved`, NURL_RESERVED_... added up, is not
 * the same as its escape. An absent text is an empty one.
 */
int nurl_equivalent(struct nurl_str a, struct nurl_str b, unsigned reserved);

#endif
