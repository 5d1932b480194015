/* SPDX-License-Identifier: MIT */
/*
 * nurl_normalize.c - the normal form: one text for all equal URLs
 */
#include "nurl_reference.h"

#include "base/nurl_emit.h"
#include "base/nurl_place.h"
#include "syntax/nurl_normal.h"
#include "syntax/nurl_segments.h"
#include "url/nurl_path_lead.h"
#include "url/nurl_scheme_based.h"

static void put_normal_part(struct nurl_writer *out, const struct nurl *url,
                            struct nurl_span span)
{
    nurl_normal_write(out, nurl_part(url, span), NURL_NORMAL_PART);
}

/* The delimiter before a part, and the part, if there is one. */
static void put_normal_delimited(struct nurl_writer *out,
                                 const struct nurl *url, struct nurl_span span)
{
    if (nurl_present(span)) {
        nurl_emit(out, url->text + span.off - 1, 1, 0);
        put_normal_part(out, url, span);
    }
}

/* user [ ":" password ] "@" */
static void put_normal_userinfo(struct nurl_writer *out, const struct nurl *url)
{
    put_normal_part(out, url, url->user);
    put_normal_delimited(out, url, url->password);
    nurl_emit(out, "@", 1, 0);
}

/* "//" [ userinfo ] host [ ":" port ] */
static void put_normal_authority(struct nurl_writer *out,
                                 const struct nurl *url)
{
    struct nurl_str port = nurl_scheme_based_port(url);

    if (url->host_kind == NURL_HOST_NONE) {
        return;
    }
    nurl_emit_run(out, "//", 2, 0);
    if (nurl_present(url->user)) {
        put_normal_userinfo(out, url);
    }
    nurl_normal_write_host(out, url);
    if (port.ptr) {
        nurl_emit(out, ":", 1, 0);
        nurl_emit_run(out, port.ptr, port.len, 0);
    }
}

/*
 * A stretch: segments that are next to each other in the path, so that they are
 * written together. `iter` goes on with the segments before it.
 */
struct stretch {
    struct nurl_str text;
    struct nurl_segments iter; /* its segment is before the text */
    int more;                  /* 1: iter has a segment */
};

static void begin_stretch(struct stretch *stretch,
                          const struct nurl_merged *path)
{
    nurl_segments_begin(&stretch->iter, path);
    stretch->more = nurl_segments_previous(&stretch->iter);
}

/*
 * Sets the next stretch towards the beginning and returns 1, or returns 0. A
 * stretch ends where a dot segment removed something. BOUNDS: a slash is one
 * byte before its segment.
 */
static int previous_stretch(struct stretch *stretch)
{
    struct nurl_segments *iter = &stretch->iter;
    const char *start;
    const char *end;

    if (!stretch->more) {
        return 0;
    }
    end = iter->segment.ptr + iter->segment.len;
    do {
        start = iter->segment.ptr - iter->slash;
        stretch->more = nurl_segments_previous(iter);
    } while (stretch->more && iter->segment.ptr + iter->segment.len == start);
    stretch->text = nurl_text(start, (size_t)(end - start));
    return 1;
}

/*
 * Makes `inner` a writer into the buffer of `out`, `ahead` bytes after its
 * text. The size is 0 if that is after the end of the buffer.
 */
static void begin_at(struct nurl_writer *inner, const struct nurl_writer *out,
                     size_t ahead)
{
    char *ptr = NULL;
    size_t space = 0;

    if (out->status == NURL_OK && out->size - out->len > ahead) {
        ptr = out->ptr + out->len + ahead;
        space = out->size - out->len - ahead;
    }
    nurl_writer_init(inner, ptr, space);
}

/*
 * 1 if the path begins with "//". `text` is its first stretch; `after` more
 * bytes, which begin with "/", follow it. BOUNDS: a stretch has at least one
 * byte, because an empty segment has a slash.
 */
static int begins_twice(struct nurl_str text, size_t after)
{
    if (text.len == 1) {
        return text.ptr[0] == '/' && after > 0;
    }
    return text.ptr[0] == '/' && text.ptr[1] == '/';
}

/* The length of the path in normal form; tells if it begins with "//". */
static size_t normal_length(const struct nurl_merged *path, int *double_slash)
{
    struct stretch stretch;
    size_t len = 0;

    *double_slash = 0;
    begin_stretch(&stretch, path);
    while (previous_stretch(&stretch)) {
        *double_slash = begins_twice(stretch.text, len);
        len += nurl_normal_length(stretch.text);
    }
    return len;
}

/* Does the same as put_merged of nurl_resolve.c, but in normal form. */
static void put_without_dots(struct nurl_writer *out,
                             const struct nurl_merged *path, int has_authority)
{
    struct stretch stretch;
    struct nurl_writer inner;
    int double_slash;
    size_t len = normal_length(path, &double_slash);
    size_t end = len;
    size_t left = 0; /* bytes at the end of the buffer: no whole escape fits */

    if (double_slash && !has_authority) {
        nurl_place_text(out, "/.", 2);
    }
    begin_stretch(&stretch, path);
    while (previous_stretch(&stretch)) {
        end -= nurl_normal_length(stretch.text);
        begin_at(&inner, out, end);
        nurl_normal_write(&inner, stretch.text, NURL_NORMAL_PART);
        if (nurl_writer_status(&inner) != NURL_OK) {
            left += inner.size - inner.len;
        }
    }
    nurl_place_end(out, len);
    if (left > 0) {
        out->len -= left;
        nurl_emit_missing(out, (uint32_t)left, 0);
    }
}

/*
 * Without a scheme, dot segments stay, because their meaning depends on a base.
 * A path without dot segments is a part like any other.
 */
static void put_normal_path(struct nurl_writer *out, const struct nurl *url)
{
    struct nurl_merged path;
    const char *lead;

    path.path = nurl_scheme_based_path(url);
    if (!nurl_present(url->scheme) || !nurl_segments_has_dots(path.path)) {
        lead = nurl_path_lead(url);
        if (lead) {
            nurl_emit_run(out, lead, NURL_PATH_LEAD, 0);
        }
        nurl_normal_write(out, path.path, NURL_NORMAL_PART);
        return;
    }
    path.before = nurl_text("", 0);
    path.decodes_dots = 1;
    put_without_dots(out, &path, url->host_kind != NURL_HOST_NONE);
}

void nurl_normalize(struct nurl_writer *out, const struct nurl *url)
{
    int16_t before = out->status;

    if (url->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
        return;
    }
    if (!nurl_emit_apart(out, nurl_text(url->text, url->stop))) {
        return;
    }
    if (nurl_present(url->scheme)) {
        nurl_normal_write(out, nurl_part(url, url->scheme), NURL_NORMAL_LOWER);
        nurl_emit(out, ":", 1, 0);
    }
    put_normal_authority(out, url);
    put_normal_path(out, url);
    put_normal_delimited(out, url, url->query);
    put_normal_delimited(out, url, url->fragment);
    nurl_emit_unplaced(out, before);
}
