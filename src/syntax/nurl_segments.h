/* SPDX-License-Identifier: MIT */
/*
 * nurl_segments.h - a path without its dot segments (RFC 3986 5.2.4)
 *
 * remove_dot_segments of the RFC has an output buffer that ".." shortens. This
 * code has none. It reads the segments from the last to the first and counts
 * each ".." until it finds the segment that the ".." removes. So it needs no
 * memory, and reads each byte only a few times.
 *
 *     /a/b/../c/.      from the end: ""  "c"  "a"      /a/c/
 *     a/../b                         "b"               /b
 */
#ifndef NURL_SEGMENTS_H
#define NURL_SEGMENTS_H

#include "nurl_writer.h"

/*
 * A path in two parts, as merging makes it (5.2.3). `before` is empty or ends
 * with a "/"; then `path` does not begin with "/".
 */
struct nurl_merged {
    struct nurl_str before;
    struct nurl_str path;
    uint8_t decodes_dots; /* 1: "%2E" is a dot, too (6.2.2.2) */
};

struct nurl_segments {
    struct nurl_str segment; /* the last one found, without its slash */
    uint8_t slash;           /* 1: a "/" stands before it */
    uint8_t decodes_dots;
    uint8_t is_last;        /* nothing was found yet */
    size_t open;            /* ".." that have not yet met their segment */
    struct nurl_str rest;   /* not read yet */
    struct nurl_str before; /* the text before `rest`, not read either */
};

/*
 * 1 for the segment ".", 2 for "..", 0 for any other. With decodes_dots "%2E"
 * is a dot, too.
 */
unsigned nurl_segments_dots(const char *at, const char *end, int decodes_dots);

/* 1 if a segment of the path is "." or "..", "%2E" being a dot, too. */
int nurl_segments_has_dots(struct nurl_str path);

void nurl_segments_begin(struct nurl_segments *iter,
                         const struct nurl_merged *path);

/* Sets iter->segment to the next one, towards the beginning: 1, or 0 at it. */
int nurl_segments_previous(struct nurl_segments *iter);

#endif
