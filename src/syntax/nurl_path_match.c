/* SPDX-License-Identifier: MIT */
/*
 * nurl_path_match.c - does a path fit the pattern of a route?
 *
 * pattern  = *( "/" segment ) "/" ( segment / "*" )
 * segment  = variable / literal
 * variable = "{" *( ALPHA / DIGIT / "_" / "-" ) [ "%2F" ] "}"
 */
#include "nurl_path.h"

#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_scan.h"
#include "base/nurl_segment.h"

enum kind {
    LITERAL,
    ONE_SEGMENT, /* {name} */
    ONE_NAME,    /* {name%2F} */
    THE_REST,    /* * */
    NOTHING      /* other braces */
};

/* A segment of the pattern, and the part of the path that must fit it. */
struct route {
    enum kind kind;
    struct nurl_str segment; /* of the pattern */
    struct nurl_str part;
    const char *pattern; /* not read yet */
    const char *at;      /* the path, not read yet */
    const char *end;
};

static bool ends_segment(char c)
{
    return c == '/' || c == '\0';
}

/*
 * A segment with braces.
 * BOUNDS: it has a byte. Four bytes are there when they are compared.
 */
static enum kind kind_of_variable(const char *at, const char *end)
{
    if (*at != '{') {
        return NOTHING;
    }
    at = nurl_scan_alnum(at + 1, end, "_-");
    if (end - at == 1 && at[0] == '}') {
        return ONE_SEGMENT;
    }
    return end - at == 4 && at[0] == '%' && at[1] == '2' && at[2] == 'F' &&
                   at[3] == '}'
               ? ONE_NAME
               : NOTHING;
}

/* BOUNDS: the byte after the segment is read: a "/" or the NUL. */
static enum kind kind_of_segment(const char *at, const char *end)
{
    const char *next;

    for (next = at; next < end; next++) {
        if (*next == '{' || *next == '}') {
            return kind_of_variable(at, end);
        }
    }
    return end - at == 1 && at[0] == '*' && at[1] == '\0' ? THE_REST : LITERAL;
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
        if (route->kind == ONE_NAME
                ? !nurl_segment_skip_name(&route->at, route->end)
                : !nurl_segment_skip(&route->at, route->end)) {
            return false;
        }
    } while (route->kind == THE_REST && route->at < route->end);
    route->part.len = (size_t)(route->at - route->part.ptr);
    return true;
}

/* False at the end of the pattern or of the path, and after an error. */
static bool route_next(struct route *route)
{
    const char *start = route->pattern + 1;
    const char *end = start;

    if (*route->pattern != '/' || route->at == route->end) {
        return false;
    }
    while (!ends_segment(*end)) {
        end++;
    }
    route->pattern = end;
    route->segment.ptr = start;
    route->segment.len = (size_t)(end - start);
    route->kind = kind_of_segment(start, end);
    return take_part(route);
}

static bool part_fits(const struct route *route)
{
    switch (route->kind) {
    case LITERAL:
        return nurl_escape_equal(route->part, route->segment);
    case ONE_SEGMENT:
    case ONE_NAME:
        return route->part.len > 0;
    case THE_REST:
        return route->part.len == 0 || *route->part.ptr != '/';
    default:
        return false;
    }
}

/* True if all parts fit, and at most `count` of them are values. */
static bool route_fits(struct route *route, size_t count)
{
    while (route_next(route)) {
        if (!part_fits(route)) {
            return false;
        }
        if (route->kind != LITERAL) {
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
        if (route.kind != LITERAL) {
            values->ptr = route.part.ptr;
            values->len = route.part.len;
            values++;
            count--;
        }
    }
    return true;
}
