/*
 * nurl_path.c - the segments of a path, one after the other
 */
#include "nurl_path.h"
#include "base/nurl_split.h"

/* BOUNDS: the slash is the first of path->len octets. */
int nurl_path_next(struct nurl_str *path, struct nurl_str *segment)
{
    size_t len = 0;

    if (path->len == 0) {
        return 0;
    }
    if (path->ptr[0] == '/') {
        path->ptr++;
        path->len--;
    }
    while (len < path->len && path->ptr[len] != '/') {
        len++;
    }
    *segment = nurl_text(path->ptr, len);
    path->ptr += len;
    path->len -= len;
    return 1;
}
