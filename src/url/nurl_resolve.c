/* SPDX-License-Identifier: MIT */
/*
 * nurl_resolve.c - what a reference means with a base URL
 */
#include "nurl_reference.h"

#include "base/nurl_emit.h"
#include "base/nurl_place.h"
#include "nurl_parse.h"
#include "syntax/nurl_segments.h"
#include "url/nurl_path_lead.h"

static void put_part(struct nurl_writer *out, const struct nurl *url,
                     struct nurl_span span)
{
    nurl_place_text(out, url->text + span.off, span.len);
}

/*
 * Appends the part with the delimiter before it, if the part is present.
 * BOUNDS: a delimiter is one byte before its part.
 */
static void put_delimited(struct nurl_writer *out, const struct nurl *url,
                          struct nurl_span span)
{
    if (nurl_present(span)) {
        nurl_place_text(out, url->text + span.off - 1, span.len + 1u);
    }
}

/* "//" [ user [ ":" password ] "@" ] host [ ":" port ]                   3.2 */
static void put_parsed_authority(struct nurl_writer *out,
                                 const struct nurl *url)
{
    if (url->host_kind == NURL_HOST_NONE) {
        return;
    }
    nurl_place_text(out, "//", 2);
    if (nurl_present(url->user)) {
        put_part(out, url, url->user);
        put_delimited(out, url, url->password);
        nurl_place_text(out, "@", 1);
    }
    put_part(out, url, url->host);
    put_delimited(out, url, url->port);
}

/* The length of the path without dot segments; tells if it begins with "//". */
static size_t merged_length(const struct nurl_merged *path, int *double_slash)
{
    struct nurl_segments iter;
    size_t len = 0;

    *double_slash = 0;
    nurl_segments_begin(&iter, path);
    while (nurl_segments_previous(&iter)) {
        *double_slash = iter.segment.len == 0 && len > 0;
        len += iter.slash + iter.segment.len;
    }
    return len;
}

/*
 * remove_dot_segments, with "/." before a path that a reader would take for an
 * authority. Which segments stay is known only when the path is read from its
 * end. So the segments are written from the last to the first.
 * BOUNDS: both loops read the same segments, so `end` does not wrap.
 */
static void put_merged(struct nurl_writer *out, const struct nurl_merged *path,
                       int has_authority)
{
    struct nurl_segments iter;
    int double_slash;
    size_t len = merged_length(path, &double_slash);
    size_t end = len;

    if (double_slash && !has_authority) {
        nurl_place_text(out, "/.", 2);
    }
    nurl_segments_begin(&iter, path);
    while (nurl_segments_previous(&iter)) {
        end -= iter.segment.len;
        nurl_place(out, end, iter.segment.ptr, iter.segment.len);
        end -= iter.slash;
        nurl_place(out, end, "/", iter.slash);
    }
    nurl_place_end(out, len);
}

/* The path of the base without its last segment, for merging          5.2.3 */
static struct nurl_str before_last_segment(const struct nurl *base)
{
    struct nurl_str path =
        nurl_text(base->text + base->path.off, base->path.len);

    if (path.len == 0 && base->host_kind != NURL_HOST_NONE) {
        return nurl_text("/", 1);
    }
    while (path.len > 0 && path.ptr[path.len - 1] != '/') {
        path.len--;
    }
    return path;
}

/* The path of the target. Its authority is that of `from`.            5.2.2 */
static void put_target_path(struct nurl_writer *out, const struct nurl *from,
                            const struct nurl *reference)
{
    struct nurl_merged path;

    path.decodes_dots = 0;
    path.before = nurl_text(reference->text, 0);
    path.path =
        nurl_text(reference->text + reference->path.off, reference->path.len);
    if (from != reference && path.path.ptr[0] != '/') {
        path.before = before_last_segment(from);
    }
    put_merged(out, &path, from->host_kind != NURL_HOST_NONE);
}

/* The path of the base as it is.                                     5.2.2 */
static void put_base_path(struct nurl_writer *out, const struct nurl *base)
{
    if (nurl_path_seems_authority(base)) {
        nurl_place_text(out, "/.", 2);
    }
    put_part(out, base, base->path);
}

/* `query` has the query: the base, or the reference.                  5.2.2 */
static void put_query_and_fragment(struct nurl_writer *out,
                                   const struct nurl *query,
                                   const struct nurl *reference)
{
    put_delimited(out, query, query->query);
    put_delimited(out, reference, reference->fragment);
}

/* Path, query and fragment. Their authority is that of `from`.        5.2.2 */
static void put_after_authority(struct nurl_writer *out,
                                const struct nurl *from,
                                const struct nurl *reference)
{
    const struct nurl *query = reference;

    if (from == reference || reference->path.len > 0) {
        put_target_path(out, from, reference);
    } else {
        put_base_path(out, from);
        if (!nurl_present(reference->query)) {
            query = from;
        }
    }
    put_query_and_fragment(out, query, reference);
}

/*
 * 5.2.2 and 5.3. The parts before the first part of the reference are those of
 * the base; all others of the reference. A caller can have cleared parts of the
 * base, so the text is copied part by part.
 * BOUNDS: a ":" follows a scheme.
 */
static void put_target(struct nurl_writer *out, const struct nurl *base,
                       const struct nurl *reference)
{
    const struct nurl *scheme = reference->scheme.len > 0 ? reference : base;
    const struct nurl *from =
        reference->host_kind != NURL_HOST_NONE ? reference : scheme;

    nurl_place_text(out, scheme->text, scheme->scheme.len + 1u);
    put_parsed_authority(out, from);
    put_after_authority(out, from, reference);
}

/* The target, or the error of the reference. */
static void put_parsed(struct nurl_writer *out, const struct nurl *base,
                       struct nurl_str reference)
{
    struct nurl parsed;
    enum nurl_status status = nurl_parse(&parsed, reference.ptr, reference.len);

    if (status == NURL_OK) {
        put_target(out, base, &parsed);
    } else {
        nurl_emit_fault(out, status, parsed.stop);
    }
}

void nurl_resolve(struct nurl_writer *out, const struct nurl *base,
                  struct nurl_str reference)
{
    if (base->profile != NURL_PROFILE_3986) {
        nurl_emit_fault(out, NURL_ERR_UNPARSED, 0);
    } else if (!nurl_emit_apart(out, nurl_text(base->text, base->stop)) ||
               !nurl_emit_apart(out, reference)) {
        return;
    } else if (base->scheme.len == 0) {
        nurl_emit_fault(out, NURL_ERR_SCHEME_MISSING, 0);
    } else {
        put_parsed(out, base, reference);
    }
}
