/* SPDX-License-Identifier: MIT */
/*
 * nurl_scan.c - small searches in a text
 */
#include "base/nurl_scan.h"
#include "base/nurl_octet.h"

const char *nurl_scan_to(const char *at, const char *end, char octet)
{
    while (at < end && *at != octet) {
        at++;
    }
    return at;
}

/* ALPHA / DIGIT */
static inline int is_alnum(char octet)
{
    unsigned letter = nurl_octet_offset(nurl_octet(octet) | 0x20u, 'a');
    unsigned digit = nurl_octet_offset(nurl_octet(octet), '0');

    return letter < 26 || digit < 10;
}

/* BOUNDS: the loop ends at the NUL of `others`. */
static int is_one_of(char octet, const char *others)
{
    while (*others != '\0' && *others != octet) {
        others++;
    }
    return *others != '\0';
}

const char *nurl_scan_alnum(const char *at, const char *end, const char *others)
{
    while (at < end && (is_alnum(*at) || is_one_of(*at, others))) {
        at++;
    }
    return at;
}

/* Saturates: after a value of 2^28 or more, each further digit makes it BIG. */
uint32_t nurl_scan_number(const char **at, const char *end)
{
    const char *digit = *at;
    uint32_t value = 0;

    while (digit < end && *digit >= '0' && *digit <= '9') {
        value =
            value >> 28 ? NURL_SCAN_BIG : value * 10 + nurl_octet(*digit) - '0';
        digit++;
    }
    *at = digit;
    return value;
}

/* BOUNDS: name[n] is checked for NUL before it is compared. */
size_t nurl_scan_prefix(struct nurl_str text, const char *name)
{
    size_t n = 0;

    while (n < text.len && name[n] != '\0' &&
           nurl_octet_lower(text.ptr[n]) == name[n]) {
        n++;
    }
    return n;
}
