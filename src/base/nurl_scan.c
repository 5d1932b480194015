/*
 * nurl_scan.c - small questions to a stretch of text
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

/* BOUNDS: a set has 96 bits, 0x20 is its first octet. */
const char *nurl_scan_of(const char *at, const char *end, const uint8_t *set)
{
    uint8_t bit;

    for (; at < end; at++) {
        bit = (uint8_t)(nurl_octet(*at) - 0x20);
        if (bit >= 8 * NURL_SCAN_SET || !(set[bit / 8] >> (bit % 8) & 1)) {
            break;
        }
    }
    return at;
}

/* BOUNDS: an escape has three octets. */
uint8_t nurl_scan_next(const char **at)
{
    const char *start = *at;
    char octet = *start;

    *at = start + 1;
    if (octet == '%') {
        *at = start + 3;
        octet = nurl_octet_escaped(start);
    }
    return nurl_octet(octet);
}

/* BIG stays, because it has a bit above the 28th. */
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

/* BOUNDS: the NUL that ends the name is asked for before the text. */
size_t nurl_scan_prefix(struct nurl_str text, const char *name)
{
    size_t n = 0;

    while (n < text.len && name[n] != '\0' &&
           nurl_octet_lower(text.ptr[n]) == name[n]) {
        n++;
    }
    return n;
}

/* BOUNDS: a NUL ends each name and the list, and no octet is equal to it. */
unsigned nurl_scan_name(const char *at, const char *end, const char *names)
{
    const char *octet;
    unsigned n;

    for (n = 1; *names != '\0'; n++) {
        octet = at;
        while (octet < end && *names != '\0' && (*octet | 0x20) == *names) {
            octet++;
            names++;
        }
        if (octet == end && *names == '\0') {
            return n;
        }
        while (*names++ != '\0') {
        }
    }
    return 0;
}
