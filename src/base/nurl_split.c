/* SPDX-License-Identifier: MIT */
/*
 * nurl_split.c - takes the parts off a text, one by one, at a delimiter
 */
#include "base/nurl_split.h"

/*
 * BOUNDS: len is at most rest->len. The delimiter is taken off only if it is
 * there.
 */
struct nurl_str nurl_split(struct nurl_str *rest, char delimiter)
{
    struct nurl_str part;
    size_t len = 0;

    while (rest->ptr && len < rest->len && rest->ptr[len] != delimiter) {
        len++;
    }
    part.ptr = rest->ptr;
    part.len = len;
    if (!rest->ptr || len == rest->len) {
        rest->ptr = NULL;
        rest->len = 0;
    } else {
        rest->ptr += len + 1;
        rest->len -= len + 1;
    }
    return part;
}
