/* SPDX-License-Identifier: MIT */
/*
 * nurl_segment.c - does a segment of a path lead out of its directory?
 */
#include "base/nurl_segment.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

/*
 * True if the segment is "." or "..", or one of them with ";" or a separator
 * after it. "%2E" is a dot, too.
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
           (octet == '.' || octet == ';' || octet == '/' || octet == '\\');
}

/* What a byte or an escape is that is not of the class SEGMENT. */
enum unit {
    DATA,
    SEPARATOR, /* an escaped "/" or "\": some servers split a path there */
    INVALID    /* NUL, a raw "\", a "%" without two digits */
};

/* Moves *at after it. BOUNDS: *at is before `end`. */
static enum unit take_unit(const char **at, const char *end)
{
    const char *start = *at;
    uint8_t octet = nurl_escape_next(at, end);
    bool is_escape = *at > start + 1;

    if (octet == '/' || octet == '\\') {
        return is_escape ? SEPARATOR : INVALID;
    }
    return octet == '\0' || (octet == '%' && !is_escape) ? INVALID : DATA;
}

/*
 * Most segments begin with a byte that is no dot: no call.
 * BOUNDS: *at is on a "/", so the next byte is at most `end`.
 */
static bool skip_segment(const char **at, const char *end, bool has_separators)
{
    const char *next = *at + 1;
    enum unit unit = SEPARATOR;

    for (;;) {
        if (unit == SEPARATOR && next < end && (*next == '.' || *next == '%') &&
            is_dots(next, end)) {
            return false;
        }
        next = nurl_octet_run(next, end, NURL_OCTET_SEGMENT);
        if (next == end || *next == '/') {
            *at = next;
            return true;
        }
        unit = take_unit(&next, end);
        if (unit == INVALID || (unit == SEPARATOR && !has_separators)) {
            return false;
        }
    }
}

bool nurl_segment_skip(const char **at, const char *end)
{
    return skip_segment(at, end, false);
}

bool nurl_segment_skip_name(const char **at, const char *end)
{
    return skip_segment(at, end, true);
}
