/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_emit.h - appends the items of a CRI to a writer
 */
#ifndef NURL_CRI_EMIT_H
#define NURL_CRI_EMIT_H

#include "nurl_writer.h"
#include "scheme/nurl_cri_head.h"

/* How many bytes nurl_cri_emit_head appends. */
static inline size_t nurl_cri_head_length(size_t argument)
{
    if (argument < 24) {
        return 1;
    }
    return argument < 256 ? 2 : 3;
}

/* Appends the shortest head of an argument up to 65,535. */
void nurl_cri_emit_head(struct nurl_writer *out, unsigned major,
                        size_t argument);

/* Appends an item of one byte: NURL_CRI_FALSE, ... */
void nurl_cri_emit_octet(struct nurl_writer *out, unsigned octet);

/* Appends a text. */
void nurl_cri_emit_text(struct nurl_writer *out, struct nurl_str text);

/*
 * Returns how many sections a CRI has. Absent and empty sections at its end are
 * left out. `path` is the number of segments.                   section 5.1
 */
size_t nurl_cri_sections(int authority, size_t path, int query, int fragment);

#endif
