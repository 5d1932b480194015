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
void nurl_segments_begin(struct nurl_segments *iter,
                         const struct nurl_merged *path)
{
    iter->before.ptr = path->before.ptr;
    iter->before.len = path->before.len;
    iter->rest.ptr = path->path.ptr;
    iter->rest.len = path->path.len;
    iter->decodes_dots = path->decodes_dots;
    iter->is_last = 1;
    iter->open = 0;
    skip_dots(&iter->before, iter->decodes_dots);
    if (iter->before.len == 0) {
        skip_dots(&iter->rest, iter->decodes_dots);
    }
}

/*
 * Takes off the last segment and the slash before it. Returns 0 if there is no
 * segment. The slash before the first segment of `path` is the last byte of
 * `before`.
 */
static int cut_last(struct nurl_segments *iter)
{
    const char *text = iter->rest.ptr;
    size_t start = iter->rest.len;

    if (start == 0) {
        return 0;
    }
    while (start > 0 && text[start - 1] != '/') {
        start--;
    }
    iter->segment.ptr = text + start;
    iter->segment.len = iter->rest.len - start;
    if (start == 0) {
        start = iter->before.len;
        iter->rest.ptr = iter->before.ptr;
        iter->before.len = 0;
    }
    iter->slash = start > 0;
    iter->rest.len = start - iter->slash;
    return 1;
}

/*
 * A dot segment at the end leaves its slash (5.2.4, 2B and 2C), so the path
 * ends with an empty segment. "." or ".." alone leaves nothing (2D).
 */
int nurl_segments_previous(struct nurl_segments *iter)
{
    unsigned count;
    int is_last;

    while (cut_last(iter)) {
        is_last = iter->is_last;
        iter->is_last = 0;
        count = nurl_segments_dots(iter->segment.ptr,
                                   iter->segment.ptr + iter->segment.len,
                                   iter->decodes_dots);
        if (count == 2) {
            iter->open++;
        }
        if (count > 0 && is_last && iter->slash) {
            iter->segment.len = 0;
            return 1;
        }
        if (count == 0 && iter->open == 0) {
            return 1;
        }
        if (count == 0) {
            iter->open--; /* a ".." after it removes this segment */
        }
    }
    return 0;
}
