/* SPDX-License-Identifier: MIT */
/*
 * nurl_is_below.c - is a URL in the directory of another?
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
 * Checks a path, and returns the byte after its slash number *depth, or after
 * the last one if *depth is 0. Returns NULL if there are fewer slashes, or if
 * nurl_segment_skip rejects a segment. Sets *depth to the number of slashes.
 * BOUNDS: the path begins with a "/".
 */
static const char *directory_end(struct nurl_str path, size_t *depth)
{
    const char *at = path.ptr;
    const char *end = at + path.len;
    const char *last = NULL;
    size_t limit = *depth;
    size_t slashes = 0;

    while (at < end) {
        slashes++;
        if (limit == 0 || slashes <= limit) {
            last = at + 1;
        }
        if (!nurl_segment_skip(&at, end)) {
            return NULL;
        }
    }
    *depth = slashes;
    return slashes < limit ? NULL : last;
}

/* A path after an authority is empty or begins with "/" (RFC 3986 3.3). */
bool nurl_is_below(const struct nurl *url, const struct nurl *base)
{
    struct nurl_str path = path_or_slash(url);
    struct nurl_str directory = path_or_slash(base);
    const char *end;
    size_t depth = 0;

    if (!nurl_same_origin(url, base) || path.ptr[0] != '/' ||
        directory.ptr[0] != '/') {
        return false;
    }
    end = directory_end(directory, &depth);
    if (!end) {
        return false;
    }
    directory.len = (size_t)(end - directory.ptr);
    end = directory_end(path, &depth);
    if (!end) {
        return false;
    }
    path.len = (size_t)(end - path.ptr);
    return nurl_normal_equal(path, directory, NURL_NORMAL_PART);
}
