/* SPDX-License-Identifier: MIT */
/*
 * nurl_is_below.c - is the path of a URL that of another, or below it?
 */
#include "nurl_equal.h"

#include "base/nurl_segment.h"
#include "syntax/nurl_normal.h"

/* For an empty path a client asks the server for "/". */
static struct nurl_str path_or_slash(const struct nurl *url)
{
    return url->path.len > 0 ? nurl_part(url, url->path) : nurl_text("/", 1);
}

/*
 * "/" segment
 *
 * Takes the next segment, with the "/" before it, from the path. False if
 * nurl_segment_skip rejects it. BOUNDS: a path begins with a "/", and after
 * each segment there is a "/", or the end.
 */
static bool take_segment(struct nurl_str *path, struct nurl_str *segment)
{
    const char *at = path->ptr;

    if (!nurl_segment_skip(&at, at + path->len)) {
        return false;
    }
    segment->ptr = path->ptr;
    segment->len = (size_t)(at - path->ptr);
    path->ptr = at;
    path->len -= segment->len;
    return true;
}

/*
 * Takes the next segment from the base. True if it has the same normal form; at
 * the "/" that ends a base any segment will do.
 */
static bool fits_base(struct nurl_str *base, struct nurl_str segment)
{
    struct nurl_str own;

    if (!take_segment(base, &own)) {
        return false;
    }
    return (base->len == 0 && own.len == 1) ||
           nurl_normal_equal(segment, own, NURL_NORMAL_PART);
}

/* True if the path begins with the base, and no segment is rejected. */
static bool path_is_below(struct nurl_str path, struct nurl_str base)
{
    struct nurl_str segment;

    while (path.len > 0) {
        if (!take_segment(&path, &segment) ||
            (base.len > 0 && !fits_base(&base, segment))) {
            return false;
        }
    }
    return base.len == 0;
}

/* A path after an authority is empty or begins with "/" (RFC 3986 3.3). */
bool nurl_is_below(const struct nurl *url, const struct nurl *base)
{
    struct nurl_str path = path_or_slash(url);
    struct nurl_str prefix = path_or_slash(base);

    return nurl_same_origin(url, base) && path.ptr[0] == '/' &&
           prefix.ptr[0] == '/' && path_is_below(path, prefix);
}
