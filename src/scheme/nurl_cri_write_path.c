/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_write_path.c - the path of a URL as the segments of a CRI
 */
#include "scheme/nurl_cri_write_path.h"
#include "base/nurl_emit.h"
#include "base/nurl_octet.h"
#include "base/nurl_place.h"
#include "base/nurl_scan.h"
#include "scheme/nurl_cri_emit.h"
#include "scheme/nurl_cri_write_text.h"
#include "syntax/nurl_segments.h"

#define OPEN_MAX 126 /* the most ".." that a discard can have */

static const struct nurl_cri_rule rule_path = { NURL_OCTET_PATH, '/', 0 };

/* Returns the n-th ".." that removes no segment. The path has one. */
static const char *open_dots(const char *at, const char *end, size_t n)
{
    const char *found = at;
    const char *segment;
    unsigned dots;
    size_t kept = 0;
    size_t open = 0;

    while (at < end) {
        segment = at;
        at = nurl_scan_to(at, end, '/');
        dots = nurl_segments_dots(segment, at, 1);
        if (dots == 0) {
            kept++;
        } else if (dots == 2 && kept > 0) {
            kept--;
        } else if (dots == 2 && ++open == n) {
            found = segment;
        }
        at = at < end ? at + 1 : end;
    }
    return found;
}

static void set_path_fault(struct nurl_cri_path *path, const struct nurl *url,
                           enum nurl_status status, const char *at)
{
    path->status = (int16_t)status;
    path->stop = (uint16_t)(at - url->text);
}

/* Errors of the whole path. They have priority over the errors of a segment. */
static void check_whole_path(struct nurl_cri_path *path, const struct nurl *url)
{
    const char *at = url->text + url->path.off;

    if (path->relative) {
        if (path->open > OPEN_MAX) {
            set_path_fault(path, url, NURL_ERR_DEC_FORBIDDEN,
                           open_dots(at, at + url->path.len, OPEN_MAX + 1));
        }
    } else if (url->host_kind == NURL_HOST_NONE && path->is_empty &&
               path->count > 1) {
        set_path_fault(path, url, NURL_ERR_CHAR, at);
    }
}

/*
 * Starts at the last segment (syntax/nurl_segments.h). A path that is relative
 * to a base has no "/" at its beginning. A "/" is added here, so that the first
 * segment is found even if it is empty or the only one that is left.
 */
static void begin_segments(struct nurl_segments *iter,
                           const struct nurl_cri_path *path,
                           const struct nurl *url)
{
    struct nurl_merged merged;

    merged.path = nurl_text(url->text + url->path.off, url->path.len);
    merged.before = nurl_text("/", path->relative);
    merged.decodes_dots = 1;
    nurl_segments_begin(iter, &merged);
}

/* Sets the next segment towards the beginning: 1, or 0 at it. */
static int previous_segment(struct nurl_segments *iter,
                            struct nurl_cri_range *segment)
{
    if (!nurl_segments_previous(iter)) {
        return 0;
    }
    segment->at = iter->segment.ptr;
    segment->end = segment->at + iter->segment.len;
    return 1;
}

void nurl_cri_path_measure(struct nurl_cri_path *path, const struct nurl *url)
{
    const char *at = url->text + url->path.off;
    const char *end = at + url->path.len;
    struct nurl_segments iter;
    struct nurl_cri_range segment;
    const char *fault;
    size_t len;

    path->plain = nurl_scan_to(at, end, '%') == end;
    path->relative = at < end && *at != '/' && !nurl_present(url->scheme);
    path->status = NURL_OK;
    path->count = 0;
    path->length = 0;
    path->slash = 0;
    path->is_empty = 0;
    segment.rule = &rule_path;
    segment.plain = path->plain;
    begin_segments(&iter, path, url);
    while (previous_segment(&iter, &segment)) {
        len = nurl_cri_text_length(&segment, &fault);
        if (fault) {
            set_path_fault(path, url, NURL_ERR_DEC_FORBIDDEN, fault);
        }
        path->count++;
        path->length += nurl_cri_head_length(len) + len;
        path->slash = iter.slash;
        path->is_empty = segment.at == segment.end;
    }
    path->open = iter.open;
    check_whole_path(path, url);
}

/*
 * Writes the segments from the last to the first, each at its offset.
 * BOUNDS: measuring and writing read the same segments, so `at` ends where the
 * writer was, and all of them fit.
 */
void nurl_cri_path_write(struct nurl_writer *out,
                         const struct nurl_cri_path *path,
                         const struct nurl *url)
{
    struct nurl_segments iter;
    struct nurl_cri_range segment;
    const char *fault;
    size_t len;
    size_t end;
    size_t at;

    if (nurl_emit_space(out) < path->length) {
        nurl_emit_missing(out, (uint32_t)path->length, 0);
        return;
    }
    end = out->len + path->length;
    at = end;
    segment.rule = &rule_path;
    segment.plain = path->plain;
    begin_segments(&iter, path, url);
    while (previous_segment(&iter, &segment)) {
        len = nurl_cri_text_length(&segment, &fault);
        at -= nurl_cri_head_length(len) + len;
        out->len = at;
        nurl_cri_write_text(out, &segment, len);
    }
    out->len = end;
}
