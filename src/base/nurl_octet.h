/* SPDX-License-Identifier: MIT */
/*
 * nurl_octet.h - which bytes can stand where (RFC 3986 appendix A)
 *
 * One table, one bit for each class. "%" is in no class, because an escape is
 * checked as a whole.
 */
#ifndef NURL_OCTET_H
#define NURL_OCTET_H

#include "nurl_status.h"

#include <stdint.h>

#define NURL_OCTET_HEX 0x01u    /* HEXDIG */
#define NURL_OCTET_ENDS 0x02u   /* "/" / "?" / "#": what ends an authority */
#define NURL_OCTET_SCHEME 0x04u /* ALPHA / DIGIT / "+" / "-" / "." */
/* Parts of these classes can hold escapes: nurl_octet_part compares the number.
 */
#define NURL_OCTET_SEGMENT 0x08u /* unreserved / sub-delims / "@" */
#define NURL_OCTET_NAME 0x10u    /* unreserved / sub-delims */
#define NURL_OCTET_USER 0x20u    /* unreserved / sub-delims / ":" */
#define NURL_OCTET_PATH 0x40u    /* pchar / "/" */
#define NURL_OCTET_QUERY 0x80u   /* pchar / "/" / "?" */

/* Stands for the end of the text, as if it were a byte of the class ENDS. */
#define NURL_OCTET_NONE 256

/* 257 bytes of flash, or of RAM on AVR, where constants are in RAM. */
extern const uint8_t nurl_octet_class[NURL_OCTET_NONE + 1];

/* The only function that converts a char to an unsigned type. */
static inline uint8_t nurl_octet(char c)
{
    return (uint8_t)(unsigned char)c;
}

/* byte - first. For a byte below `first` it wraps to more than 255. */
static inline unsigned nurl_octet_offset(unsigned octet, unsigned first)
{
    return octet - first;
}

static inline unsigned nurl_octet_is(char c, unsigned classes)
{
    return nurl_octet_class[nurl_octet(c)] & classes;
}

/* What ends an authority (RFC 3986 3.2); the byte can be NONE. */
static inline int nurl_octet_ends(int octet)
{
    return (nurl_octet_class[octet] & NURL_OCTET_ENDS) != 0;
}

/* DIGIT; compares, because digits have no class in the table. */
static inline int nurl_octet_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ALPHA; compares, because letters have no class in the table. */
static inline int nurl_octet_alpha(char c)
{
    return nurl_octet_offset(nurl_octet(c) | 0x20u, 'a') < 26;
}

/* unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~"                   2.3 */
static inline int nurl_octet_unreserved(char c)
{
    return nurl_octet_alpha(c) || nurl_octet_digit(c) || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

/* unreserved / reserved / "%": class QUERY, and four more            2 */
static inline int nurl_octet_in_url(char c)
{
    return nurl_octet_is(c, NURL_OCTET_QUERY) || c == '%' || c == '#' ||
           c == '[' || c == ']';
}

/* White space in running text: the space, and 09 to 0D (tab to return). */
static inline int nurl_octet_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/*
 * Returns an ASCII letter in lower case, and any other byte as it is. Does not
 * use the table, so that comparing names does not link it.
 */
static inline char nurl_octet_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/*
 * Returns the first byte from `at` on that is not of the class, or `end`.
 * class_bit must be exactly one class, because two bytes are tested together.
 *
 * A parse spends most of its time here. So it is inline and reads four bytes
 * per iteration in two tests of two bytes: 18 instructions per iteration on a
 * Cortex-M3, where tests of one byte take 20. In a pair that fails, `first`
 * tells which byte failed.
 * BOUNDS: the loop runs while four bytes are left; the last ones are compared
 * with `end` one by one.
 */
static inline const char *nurl_octet_scan(const char *at, const char *end,
                                          unsigned class_bit)
{
    unsigned first;
    unsigned second;

    while (end - at >= 4) {
        first = nurl_octet_class[nurl_octet(at[0])];
        second = nurl_octet_class[nurl_octet(at[1])];
        if (!(first & second & class_bit)) {
            return (first & class_bit) ? at + 1 : at;
        }
        first = nurl_octet_class[nurl_octet(at[2])];
        second = nurl_octet_class[nurl_octet(at[3])];
        at += 4; /* before the test: one jump less per iteration */
        if (!(first & second & class_bit)) {
            return at - ((first & class_bit) ? 1 : 2);
        }
    }
    while (at < end && nurl_octet_is(*at, class_bit)) {
        at++;
    }
    return at;
}

/*
 * `at` is on a "%". Returns 1 if two hex digits follow it, else 0.
 * nurl_escape_at does the same without the table.
 */
static inline int nurl_octet_digits(const char *at, const char *end)
{
    return end - at > 2 && (nurl_octet_is(at[1], NURL_OCTET_HEX) &
                            nurl_octet_is(at[2], NURL_OCTET_HEX));
}

/* Does the same as nurl_octet_scan. It is smaller, for short texts. */
const char *nurl_octet_run(const char *at, const char *end, unsigned class_bit);

/*
 * Moves *at over bytes of one class, and over whole escapes if the class is
 * SEGMENT or a later one. Returns the byte after them, or NONE.
 * BOUNDS: an escape has three bytes, and all three are there.
 */
static inline int nurl_octet_part(const char **at, const char *end,
                                  unsigned class_bit)
{
    const char *next = *at;
    int octet;

    for (;;) {
        next = nurl_octet_scan(next, end, class_bit);
        octet = next == end ? NURL_OCTET_NONE : nurl_octet(*next);
        if (octet != '%' || class_bit < NURL_OCTET_SEGMENT ||
            !nurl_octet_digits(next, end)) {
            *at = next;
            return octet;
        }
        next += 3;
    }
}

/*
 * nurl_octet_part as a function: returns the first byte from `at` on that is
 * neither of the class nor of an escape, or `end`.
 */
const char *nurl_octet_skip(const char *at, const char *end,
                            unsigned class_bit);

/*
 * Returns why this byte cannot be in a part: PCT, CTRL or 8BIT, else `other`.
 * The order is that of the error codes (RFC 3986 section 2).
 */
enum nurl_status nurl_octet_fault(int octet, enum nurl_status other);

#endif
