/*
 * nurl_octet.h - which octets may stand where (RFC 3986 appendix A)
 *
 * One table, one bit for each class; "%" is in none of them, because an
 * escape is checked whole. Every look at the text of a URL goes through the
 * functions of this file or stands beside its own check of the end.
 */
#ifndef NURL_OCTET_H
#define NURL_OCTET_H

#include "nurl_span.h"
#include "nurl_status.h"

#define NURL_OCTET_DIGIT 0x01u  /* DIGIT */
#define NURL_OCTET_HEX 0x02u    /* HEXDIG */
#define NURL_OCTET_ALPHA 0x04u  /* ALPHA */
#define NURL_OCTET_SCHEME 0x08u /* ALPHA / DIGIT / "+" / "-" / "." */
/* From here on the classes of parts that may hold escapes. */
#define NURL_OCTET_NAME 0x10u  /* unreserved / sub-delims */
#define NURL_OCTET_USER 0x20u  /* unreserved / sub-delims / ":" */
#define NURL_OCTET_PATH 0x40u  /* pchar / "/" */
#define NURL_OCTET_QUERY 0x80u /* pchar / "/" / "?" */

/* 256 octets of flash; on AVR, where constants live in RAM, of RAM. */
extern const uint8_t nurl_octet_class[256];

/* The one place where a char becomes unsigned. */
static inline uint8_t nurl_octet(char c)
{
    return (uint8_t)(unsigned char)c;
}

static inline unsigned nurl_octet_is(char c, unsigned classes)
{
    return nurl_octet_class[nurl_octet(c)] & classes;
}

/* The value of a hex digit: "1" is 0x31, "a" 0x61 and "A" 0x41. */
static inline uint8_t nurl_octet_hex(char c)
{
    return (uint8_t)((nurl_octet(c) & 15u) + (nurl_octet(c) > '9' ? 9u : 0u));
}

/* What an escape stands for; the two digits must be there. */
static inline char nurl_octet_escaped(const char *at)
{
    return (char)(nurl_octet_hex(at[1]) << 4 | nurl_octet_hex(at[2]));
}

/*
 * An ASCII letter in lower case; any other octet as it is. By comparison, so
 * that comparing names does not link the table.
 */
static inline char nurl_octet_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c;
}

/*
 * The first octet from `at` on that is not of the classes, or `end`.
 * BOUNDS: `fours` times four octets are there, and then each is asked for.
 * Inline and unrolled, because it is most of what a parse costs.
 */
static inline const char *nurl_octet_scan(const char *at, const char *end,
                                          unsigned classes)
{
    size_t fours = (size_t)(end - at) / 4;

    for (; fours > 0; fours--, at += 4) {
        if (!nurl_octet_is(at[0], classes)) {
            return at;
        }
        if (!nurl_octet_is(at[1], classes)) {
            return at + 1;
        }
        if (!nurl_octet_is(at[2], classes)) {
            return at + 2;
        }
        if (!nurl_octet_is(at[3], classes)) {
            return at + 3;
        }
    }
    while (at < end && nurl_octet_is(*at, classes)) {
        at++;
    }
    return at;
}

/* 1 if a whole escape stands here: "%" HEXDIG HEXDIG (RFC 3986 2.1). */
int nurl_octet_escape(const char *at, const char *end);

/*
 * The first octet from `at` on that is not of the class, or `end`. In the
 * classes from NAME on whole escapes are skipped, too.
 */
const char *nurl_octet_skip(const char *at, const char *end, unsigned classes);

/* What ends an authority (RFC 3986 3.2): 1 if it is "/", "?" or "#". */
int nurl_octet_ends(int octet);

/* 1 if the octet stands before the first that ends an authority, else 0. */
int nurl_octet_find(const char *at, const char *end, char octet);

/*
 * Why this octet cannot stand in a part: PCT, CTRL or 8BIT, else `other`.
 * The order is that of the error codes (RFC 3986 section 2).
 */
enum nurl_status nurl_octet_fault(int octet, enum nurl_status other);

#endif
