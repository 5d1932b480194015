/* SPDX-License-Identifier: MIT */
/*
 * nurl_path_match.c - does a path fit the pattern of a route?
 *
 * pattern = *( "/" ( "{}" / literal ) ) "/" ( "{}" / "*" / literal )
 */
#include "nurl_path.h"

#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_segment.h"

enum wildcard {
    NO_WILDCARD,
    ONE_SEGMENT, /* {} */
    THE_REST     /* * */
};

/* A segment of the pattern, and the part of the path that must fit it. */
struct route {
    const char *literal; /* the segment of the pattern, up to a "/" or NUL */
    enum wildcard wildcard;
    struct nurl_str part;
    const char *pattern; /* not read yet */
    const char *at;      /* the path, not read yet */
    const char *end;
};

static bool ends_segment(char c)
{
    return c == '/' || c == '\0';
}

/* BOUNDS: each byte is read only if the one before it is not the NUL. */
static enum wildcard wildcard_at(const char *pattern)
{
    if (pattern[0] == '*' && pattern[1] == '\0') {
        return THE_REST;
    }
    return pattern[0] == '{' && pattern[1] == '}' && ends_segment(pattern[2])
               ? ONE_SEGMENT
               : NO_WILDCARD;
}

/*
 * Takes the next segment of the path, or all of them for "*". False for a
 * segment that leads out. BOUNDS: at the beginning and after each segment there
 * is a "/", or the end.
 */
static bool take_part(struct route *route)
{
    route->part.ptr = route->at + 1;
    do {
        if (!nurl_segment_skip(&route->at, route->end)) {
            return false;
        }
    } while (route->wildcard == THE_REST && route->at < route->end);
    route->part.len = (size_t)(route->at - route->part.ptr);
    return true;
}

/* False at the end of the pattern or of the path, and after an error. */
static bool route_next(struct route *route)
{
    if (*route->pattern != '/' || route->at == route->end) {
        return false;
    }
    route->pattern++;
    route->literal = route->pattern;
    route->wildcard = wildcard_at(route->literal);
    while (!ends_segment(*route->pattern)) {
        route->pattern++;
    }
    return take_part(route);
}

/* True if the part decodes to the literal. */
static bool decodes_to_literal(const struct route *route)
{
    const char *at = route->part.ptr;
    const char *end = at + route->part.len;
    const char *literal = route->literal;

    while (at < end && !ends_segment(*literal)) {
        if (nurl_escape_next(&at, end) != nurl_octet(*literal)) {
            return false;
        }
        literal++;
    }
    return at == end && ends_segment(*literal);
}

static bool part_fits(const struct route *route)
{
    switch (route->wildcard) {
    case THE_REST:
        return true;
    case ONE_SEGMENT:
        return route->part.len > 0;
    default:
        break;
    }
    return decodes_to_literal(route);
}

/* True if all parts fit, and at most `count` of them are values. */
static bool route_fits(struct route *route, size_t count)
{
    while (route_next(route)) {
        if (!part_fits(route)) {
            return false;
        }
        if (route->wildcard != NO_WILDCARD) {
            if (count == 0) {
                return false;
            }
            count--;
        }
    }
    return *route->pattern == '\0' && route->at == route->end;
}

static void route_begin(struct route *route, struct nurl_str path,
                        const char *pattern)
{
    route->pattern = pattern;
    route->at = path.ptr;
    route->end = path.ptr + path.len;
}

/* Sets the values in a second pass, because without a match none is set. */
bool nurl_path_match(struct nurl_str path, const char *pattern,
                     struct nurl_str *values, size_t count)
{
    struct route route;

    if (!path.ptr || path.len == 0 || path.ptr[0] != '/') {
        return false;
    }
    route_begin(&route, path, pattern);
    if (!route_fits(&route, count)) {
        return false;
    }
    route_begin(&route, path, pattern);
    while (count > 0 && route_next(&route)) {
        if (route.wildcard != NO_WILDCARD) {
            values->ptr = route.part.ptr;
            values->len = route.part.len;
            values++;
            count--;
        }
    }
    return true;
}
