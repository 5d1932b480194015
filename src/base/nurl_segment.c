/* SPDX-License-Identifier: MIT */
/*
 * nurl_segment.c - does a segment of a path lead out of its directory?
 */
#include "base/nurl_segment.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

/*
 * True if the segment is "." or "..", or one of them with ";" after it. "%2E"
 * is a dot, too.
 */
static bool is_dots(const char *at, const char *end)
{
    unsigned dots = 0;
    uint8_t octet = '.';

    while (at < end && dots < 3 && octet == '.') {
        octet = nurl_escape_next(&at, end);
        dots += octet == '.';
    }
    return (dots == 1 || dots == 2) &&
           (octet == '.' || octet == ';' || octet == '/');
}

/*
 * True if some servers split a path at this byte, which can be escaped, or if
 * the byte is a "%" without two digits. Moves *at after it.
 */
static bool splits(const char **at, const char *end)
{
    const char *start = *at;
    uint8_t octet = nurl_escape_next(at, end);

    return octet == '/' || octet == '\\' || octet == '\0' ||
           (*at == start + 1 && *start == '%');
}

/* BOUNDS: *at is on a "/". */
bool nurl_segment_skip(const char **at, const char *end)
{
    const char *next = *at + 1;

    if (next < end && (*next == '.' || *next == '%') && is_dots(next, end)) {
        return false; /* most segments begin with another byte: no call */
    }
    for (;;) {
        next = nurl_octet_run(next, end, NURL_OCTET_SEGMENT);
        if (next == end || *next == '/') {
            *at = next;
            return true;
        }
        if (splits(&next, end)) {
            return false;
        }
    }
}
