/*
 * narrowed.c - the five limits that the prose of RFC 1738 sets to its grammar
 *
 * A code alone does not count: the text must exceed the limit at the offset
 * that the library names. Written from test/vectors/rfc1738.md 2.3.
 */
#include "compare.h"

#include <string.h>

/* The text from the error on, and the byte before it. */
struct place {
    struct nurl_str rest;
    char before;
};

/* Returns 1 if the text begins with digits whose number exceeds the limit. */
static int is_above(struct nurl_str digits, unsigned limit)
{
    unsigned value = 0;
    size_t i;

    for (i = 0; i < digits.len && value <= limit; i++) {
        if (digits.ptr[i] < '0' || digits.ptr[i] > '9') {
            return 0;
        }
        value = value * 10 + (unsigned)(digits.ptr[i] - '0');
    }
    return value > limit;
}

/* Returns the number of bytes before one of these, or before the end. */
static size_t bytes_before(struct nurl_str text, const char *ends)
{
    size_t i = 0;

    while (i < text.len && !strchr(ends, text.ptr[i])) {
        i++;
    }
    return i;
}

/* Returns the byte of the escape that begins here, or -1. */
static int escaped(struct nurl_str text)
{
    static const char digits[] = "0123456789abcdef0123456789ABCDEF";
    const char *high;
    const char *low;

    if (text.len < 3 || text.ptr[0] != '%') {
        return -1;
    }
    high = memchr(digits, text.ptr[1], 32);
    low = memchr(digits, text.ptr[2], 32);
    return high && low ? (int)((high - digits) % 16 * 16 + (low - digits) % 16)
                       : -1;
}

/* A label of more than 63 bytes begins here, or a host of more than 253. */
static int is_long(const struct place *place)
{
    if (bytes_before(place->rest, "./:#") > 63) {
        return place->before == '.' || place->before == '/' ||
               place->before == '@';
    }
    return bytes_before(place->rest, "/:#") > 253 &&
           (place->before == '/' || place->before == '@');
}

int narrowed(enum nurl_status status, const struct nurl *url, size_t len)
{
    struct place place;
    int octet;

    if (url->stop == 0 || url->stop > len) {
        return 0;
    }
    place.rest.ptr = url->text + url->stop;
    place.rest.len = len - url->stop;
    place.before = url->text[url->stop - 1];
    octet = escaped(place.rest);
    switch (status) {
    case NURL_ERR_IPV4_RANGE:
        place.rest.len = bytes_before(place.rest, "./:#");
        return is_above(place.rest, 255) && strchr("./@", place.before);
    case NURL_ERR_PORT_RANGE:
        place.rest.len = bytes_before(place.rest, "/#");
        return is_above(place.rest, 65535) && place.before == ':';
    case NURL_ERR_HOST_LEN:
        return is_long(&place);
    case NURL_ERR_GTYPE:
        return place.before == '/' &&
               ((octet >= 0 && octet < 0x20) || octet == 0x7F);
    case NURL_ERR_SELECTOR:
        return octet == '\n' || octet == '\r';
    default:
        return 0;
    }
}
