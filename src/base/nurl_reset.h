/* SPDX-License-Identifier: MIT */
/*
 * nurl_reset.h - a struct nurl before a parse, and after one that failed
 */
#ifndef NURL_RESET_H
#define NURL_RESET_H

#include "nurl_types.h"

/*
 * Begins a parse: sets the text, and all parts to absent. Returns OK, TOO_LONG
 * or EMPTY (NULL with a length), with the offset in url->stop. NULL with length
 * 0 becomes "", so that all later pointers are into a text.
 */
enum nurl_status nurl_reset_to(struct nurl *url, const char *text,
                               size_t length);

/* Sets all parts to absent, no host, no profile. Keeps text and stop. */
void nurl_reset(struct nurl *url);

/* Sets one part to absent. */
static inline void nurl_reset_span(struct nurl_span *span)
{
    span->off = 0;
    span->len = 0;
}

/*
 * nurl_present by pointer. In a struct that is aligned to 2 bytes, gcc -Og on a
 * Cortex-M0 copies a span by memcpy.
 */
static inline int nurl_has_span(const struct nurl_span *span)
{
    return span->off != 0 || span->len != 0;
}

#endif
