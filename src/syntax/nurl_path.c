/* SPDX-License-Identifier: MIT */
/*
 * nurl_path.c - the segments of a path, one after the other
 */
#include "nurl_path.h"

/*
 * path = [ "/" ] segment *( "/" segment )             RFC 3986 section 3.3
 *
 * BOUNDS: the slash and the segment are in the path->len bytes. Each call takes
 * at least one byte off.
 */
bool nurl_path_next(struct nurl_str *path, struct nurl_str *segment)
{
    size_t len = 0;

    if (!path->ptr || path->len == 0) {
        return false;
    }
    if (path->ptr[0] == '/') {
        path->ptr++;
        path->len--;
    }
    while (len < path->len && path->ptr[len] != '/') {
        len++;
    }
    segment->ptr = path->ptr;
    segment->len = len;
    path->ptr += len;
    path->len -= len;
    return true;
}
