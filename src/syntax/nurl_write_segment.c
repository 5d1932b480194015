/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_segment.c - appends a value to a path, as one segment
 */
#include "nurl_encode.h"

#include "base/nurl_emit.h"

/* 1 for "", "." and "..", which RFC 3986 5.2.4 and servers take away. */
static int is_dropped(struct nurl_str value)
{
    size_t dots = 0;

    while (dots < value.len && dots < 3 && value.ptr[dots] == '.') {
        dots++;
    }
    return dots == value.len && dots < 3;
}

/* 1 if the path in the buffer has ended. An empty buffer can be NULL. */
static int has_query(const struct nurl_writer *out)
{
    size_t i;

    for (i = 0; i < out->len; i++) {
        if (out->ptr[i] == '?' || out->ptr[i] == '#') {
            return 1;
        }
    }
    return 0;
}

/*
 * 1 if a "/" must be appended before a segment: also after "//" and "scheme://"
 * alone, where the value would be a host. After an error the last byte in the
 * buffer can be any.
 *
 * BOUNDS: the last byte is a "/", so the loop ends at it or before.
 */
static int needs_slash(const struct nurl_writer *out)
{
    size_t at = 0;

    if (out->len == 0 || out->status != NURL_OK ||
        out->ptr[out->len - 1] != '/') {
        return 1;
    }
    while (out->ptr[at] != ':' && out->ptr[at] != '/') {
        at++;
    }
    if (out->ptr[at] == ':') {
        at++;
    } else if (at > 0) {
        return 0; /* a path */
    }
    return out->len - at == 2 && out->ptr[at] == '/';
}

/* "/" segment-nz                                       RFC 3986 section 3.3 */
void nurl_write_segment(struct nurl_writer *out, struct nurl_str value)
{
    if (!nurl_emit_allows(out, value)) {
        return;
    }
    if (is_dropped(value)) {
        nurl_emit_fault(out, NURL_ERR_DEC_FORBIDDEN, 0);
        return;
    }
    if (has_query(out)) {
        nurl_emit_fault(out, NURL_ERR_PATH_FORBIDDEN, 0);
        return;
    }
    if (needs_slash(out)) {
        nurl_emit(out, "/", 1, 0);
    }
    nurl_encode(out, value, NURL_CLASS_COMPONENT);
}
