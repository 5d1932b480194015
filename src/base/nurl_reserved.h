/* SPDX-License-Identifier: MIT */
/*
 * nurl_reserved.h - what a byte is to RFC 1738
 *
 * reserved = ";" / "/" / "?" / ":" / "@" / "&" / "="     RFC 1738 section 2.2
 * xchar    = letter / digit / safe / extra / reserved / escape   section 5
 *
 * A scheme uses some of the reserved bytes as delimiters. A set of them is a
 * sum of bits, so that the rules of a scheme are numbers.
 */
#ifndef NURL_RESERVED_H
#define NURL_RESERVED_H

#include "base/nurl_octet.h"

#define NURL_RESERVED_AT 0x01u
#define NURL_RESERVED_QUESTION 0x02u
#define NURL_RESERVED_EQUALS 0x04u
#define NURL_RESERVED_SEMICOLON 0x08u
#define NURL_RESERVED_COLON 0x10u
#define NURL_RESERVED_SLASH 0x20u
#define NURL_RESERVED_AND 0x40u
#define NURL_RESERVED_ALL 0x7Fu

/* The bit of a byte that is no xchar, and of "%". */
#define NURL_RESERVED_UNSAFE 0x80u

/* The bit of a reserved byte; 0 for any other. */
unsigned nurl_reserved(char octet);

#define NURL_RESERVED_FIRST 0x20u /* no byte below it is an xchar */
#define NURL_RESERVED_TABLE 96

extern const uint8_t nurl_reserved_classes[NURL_RESERVED_TABLE];

/*
 * The bit of a reserved byte, UNSAFE, or 0 for uchar. BOUNDS: the offset of a
 * byte below FIRST wraps, and is beyond the table.
 */
static inline unsigned nurl_reserved_class(char octet)
{
    unsigned index = nurl_octet_offset(nurl_octet(octet), NURL_RESERVED_FIRST);

    return index < NURL_RESERVED_TABLE ? nurl_reserved_classes[index]
                                       : NURL_RESERVED_UNSAFE;
}

/*
 * Returns the first byte from `at` on that is one of `ends`, or `end`. If
 * `ends` has UNSAFE, the scan skips whole escapes.
 */
const char *nurl_reserved_scan(const char *at, const char *end, unsigned ends);

#endif
