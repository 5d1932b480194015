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
 * 1*( "/" segment )
 *
 * Returns the number of segments, or 0 if nurl_segment_skip rejects one, and
 * sets *end to the end of segment number `limit`, or of the last one. BOUNDS: a
 * path begins with a "/", and after each segment there is a "/", or the end.
 */
static size_t count_segments(struct nurl_str path, size_t limit,
                             const char **end)
{
    const char *at = path.ptr;
    size_t count = 0;

    *end = at;
    while (at < path.ptr + path.len) {
        if (!nurl_segment_skip(&at, path.ptr + path.len)) {
            return 0;
        }
        if (count < limit) {
            *end = at;
        }
        count++;
    }
    return count;
}

/*
 * True if the path begins with the segments of the base. If the base ends in
 * "/", the path needs one segment more, any.
 */
static bool path_is_below(struct nurl_str path, struct nurl_str base)
{
    const char *end;
    size_t needed = count_segments(base, 0, &end);
    size_t same = needed;

    if (needed == 0) {
        return false;
    }
    if (base.ptr[base.len - 1] == '/') {
        base.len--;
        same--;
    }
    if (count_segments(path, same, &end) < needed) {
        return false;
    }
    path.len = (size_t)(end - path.ptr);
    return nurl_normal_equal(path, base, NURL_NORMAL_PART);
}

/* A path after an authority is empty or begins with "/" (RFC 3986 3.3). */
bool nurl_is_below(const struct nurl *url, const struct nurl *base)
{
    struct nurl_str path = path_or_slash(url);
    struct nurl_str prefix = path_or_slash(base);

    return nurl_same_origin(url, base) && path.ptr[0] == '/' &&
           prefix.ptr[0] == '/' && path_is_below(path, prefix);
}
