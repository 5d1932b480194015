/* SPDX-License-Identifier: MIT */
/*
 * nurl_equivalent.h - two spellings of the same text (RFC 1738 section 2.2)
 */
#ifndef NURL_EQUIVALENT_H
#define NURL_EQUIVALENT_H

#include "base/nurl_reserved.h"
#include "nurl_types.h"

/*
 * Added to the reserved bytes: letters are compared without their case. No
 * reserved byte has this bit.
 */
#define NURL_EQUIVALENT_NOCASE 0x80u

/*
 * 1 if the texts are the same after decoding. But a byte of `reserved` (a sum
 * of NURL_RESERVED_...) is not the same as its escape. An absent text equals an
 * empty one.
 */
int nurl_equivalent(struct nurl_str a, struct nurl_str b, unsigned reserved);

#endif
