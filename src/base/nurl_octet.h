/*
 * nurl_octet.h - which bytes can stand where (RFC 3986 appendix A)
 *
 * One table, one bit for each class; "%" is in none of them, because an
 * escape is checked whole.
 */
#ifndef NURL_OCTET_H
#define NURL_OCTET_H

#include "nurl_status.h"

#include <stdint.h>

#define NURL_OCTET_HEX 0x01u    /* HEXDIG */
#define NURL_OCTET_ENDS 0x02u   /* "/" / "?" / "#": what ends an authority */
#define NURL_OCTET_SCHEME 0x04u /* ALPHA / DIGIT / "+" / "-" / "." */
/* From here on the classes of parts that can hold escapes: by their number. */
#define NURL_OCTET_SEGMENT 0x08u /* unreserved / sub-delims / "@" */
#define NURL_OCTET_NAME 0x10u    /* unreserved / sub-delims */
#define NURL_OCTET_USER 0x20u    /* unreserved / sub-delims / ":" */
#define NURL_OCTET_PATH 0x40u    /* pchar / "/" */
#define NURL_OCTET_QUERY 0x80u   /* pchar / "/" / "?" */

/* The end of the text, as if it were a byte: of the class ENDS alone. */
#define NURL_OCTET_NONE 256

/* 257 bytes of flash; on AVR, where constants live in RAM, of RAM. */
extern const uint8_t nurl_octet_class[NURL_OCTET_NONE + 1];

/* The one place where a char becomes unsigned. */
static inline uint8_t nurl_octet(char c)
{
    return (uint8_t)(unsigned char)c;
}

/* byte - first; for a byte before `first` it wraps, to more than 255. */
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

/* By comparison: it has no class in the table. */
static inline int nurl_octet_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ALPHA; by comparison, as the digits. */
static inline int nurl_octet_alpha(char c)
{
    return nurl_octet_offset(nurl_octet(c) | 0x20u, 'a') < 26;
}

/* unreserved = ALPHA / DIGIT / "-" / "." / "_" / "~", by comparison    2.3 */
static inline int nurl_octet_unreserved(char c)
{
    return nurl_octet_alpha(c) || nurl_octet_digit(c) || c == '-' || c == '.' ||
           c == '_' || c == '~';
}

/* White space, in running text: the space, and tab to return. */
static inline int nurl_octet_white(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/*
 * An ASCII letter in lower case; any other byte as it is. By comparison, so
 * that comparing names does not link the table.
 */
static inline char nurl_octet_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/*
 * The first byte from `at` on that is not of the class, or `end`. Exactly one
 * class: two bytes are tested together.
 *
 * It is most of what a parse costs, so it is inline, four bytes an iteration,
 * and asks for two bytes at once: 18 instructions an iteration on a Cortex-M3
 * where one byte at a time takes 20. In a pair that fails, `first` tells which.
 * BOUNDS: four bytes are there in each iteration; the rest are asked for
 * singly.
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
        at += 4; /* before the test: one jump less in each turn */
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
 * 1 if two hex digits stand after the byte at `at`, which is a "%", else 0.
 * nurl_escape_at does the same without the table.
 */
static inline int nurl_octet_digits(const char *at, const char *end)
{
    return end - at > 2 && (nurl_octet_is(at[1], NURL_OCTET_HEX) &
                            nurl_octet_is(at[2], NURL_OCTET_HEX));
}

/* As nurl_octet_scan, one class too, but small: for what is short. */
const char *nurl_octet_run(const char *at, const char *end, unsigned class_bit);

/*
 * Moves *at over bytes of one class, and over whole escapes if that is SEGMENT
 * or a later one. Returns the byte after them, or NONE.
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
 * The same as a function: the first byte from `at` on that is neither of the
 * class nor of an escape, or `end`.
 */
const char *nurl_octet_skip(const char *at, const char *end,
                            unsigned class_bit);

/*
 * Why this byte cannot stand in a part: PCT, CTRL or 8BIT, else `other`.
 * The order is that of the error codes (RFC 3986 section 2).
 */
enum nurl_status nurl_octet_fault(int octet, enum nurl_status other);

#endif
