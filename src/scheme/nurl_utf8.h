/* SPDX-License-Identifier: MIT */
/*
 * nurl_utf8.h - is this UTF-8? (RFC 3629 section 4)
 */
#ifndef NURL_UTF8_H
#define NURL_UTF8_H

#include <stdint.h>

/* What the rest of a sequence must be; all 0 between two sequences. */
struct nurl_utf8 {
    uint8_t left; /* bytes that are still missing */
    uint8_t low;  /* the next one is not below this, */
    uint8_t high; /* and not above this */
};

/* Returns 1 if the byte is valid here, else 0. */
int nurl_utf8_next(struct nurl_utf8 *state, uint8_t octet);

#endif
