/* SPDX-License-Identifier: MIT */
/*
 * nurl_segments.c - a path without its dot segments
 */
#include "syntax/nurl_segments.h"
#include "base/nurl_scan.h"

unsigned nurl_segments_dots(const char *at, const char *end, int decodes_dots)
{
    unsigned count;

    for (count = 0; at < end; count++) {
        if (*at == '.') {
            at++;
        } else if (decodes_dots && end - at > 2 && at[0] == '%' &&
                   at[1] == '2' && (at[2] | 0x20) == 'e') {
            at += 3;
        } else {
            return 0;
        }
    }
    return count < 3 ? count : 0;
}

/* BOUNDS: slash + 1 is taken only if the slash is before the end. */
int nurl_segments_has_dots(struct nurl_str path)
{
    const char *at = path.ptr;
    const char *end;
    const char *slash;

    if (path.len == 0) {
        return 0; /* an absent path can be NULL */
    }
    end = at + path.len;
    for (;; at = slash + 1) {
        slash = nurl_scan_to(at, end, '/');
        if (at < slash && (*at == '.' || *at == '%') &&
            nurl_segments_dots(at, slash, 1)) {
            return 1;
        }
        if (slash == end) {
            return 0;
        }
    }
}

/*
 * 5.2.4, 2A: takes "./" and "../" off the beginning of a path.
 * BOUNDS: a segment that ends before the end has a slash after it.
 */
static void skip_dots(struct nurl_str *path, int decodes_dots)
{
    const char *end;
    const char *at;

    while (path->len > 0) {
        end = path->ptr + path->len;
        at = nurl_scan_to(path->ptr, end, '/');
        if (at == end || !nurl_segments_dots(path->ptr, at, decodes_dots)) {
            return;
        }
        path->ptr = at + 1;
        path->len = (size_t)(end - path->ptr);
    }
}

/* Member by member: for a whole struct some compilers call memcpy. */
void nurl_segments_begin(struct nurl_segments *walk,
                         const struct nurl_merged *path)
{
    walk->before.ptr = path->before.ptr;
    walk->before.len = path->before.len;
    walk->rest.ptr = path->path.ptr;
    walk->rest.len = path->path.len;
    walk->decodes_dots = path->decodes_dots;
    walk->is_last = 1;
    walk->open = 0;
    skip_dots(&walk->before, walk->decodes_dots);
    if (walk->before.len == 0) {
        skip_dots(&walk->rest, walk->decodes_dots);
    }
}

/*
 * Takes off the last segment and the slash before it. Returns 0 if there is no
 * segment. The slash before the first segment of `path` is the last byte of
 * `before`.
 */
static int cut_last(struct nurl_segments *walk)
{
    const char *text = walk->rest.ptr;
    size_t start = walk->rest.len;

    if (start == 0) {
        return 0;
    }
    while (start > 0 && text[start - 1] != '/') {
        start--;
    }
    walk->segment.ptr = text + start;
    walk->segment.len = walk->rest.len - start;
    if (start == 0) {
        start = walk->before.len;
        walk->rest.ptr = walk->before.ptr;
        walk->before.len = 0;
    }
    walk->slash = start > 0;
    walk->rest.len = start - walk->slash;
    return 1;
}

/*
 * A dot segment at the end leaves its slash (5.2.4, 2B and 2C), so the path
 * ends with an empty segment. "." or ".." alone leaves nothing (2D).
 */
int nurl_segments_previous(struct nurl_segments *walk)
{
    unsigned count;
    int is_last;

    while (cut_last(walk)) {
        is_last = walk->is_last;
        walk->is_last = 0;
        count = nurl_segments_dots(walk->segment.ptr,
                                   walk->segment.ptr + walk->segment.len,
                                   walk->decodes_dots);
        if (count == 2) {
            walk->open++;
        }
        if (count > 0 && is_last && walk->slash) {
            walk->segment.len = 0;
            return 1;
        }
        if (count == 0 && walk->open == 0) {
            return 1;
        }
        if (count == 0) {
            walk->open--; /* a ".." after it removes this segment */
        }
    }
    return 0;
}
