/* SPDX-License-Identifier: MIT */
/*
 * nurl_place.h - text that is put into a writer from its end
 *
 * The length of the text must be known first. Each part is written at its own
 * offset, in any order. At the end the whole text is counted:
 *
 *     nurl_place(out, 2, "c", 1);    ..c
 *     nurl_place(out, 0, "ab", 2);   abc
 *     nurl_place_end(out, 3);
 *
 * So a buffer that is too small still holds the beginning of the text. The text
 * has no offsets in the caller's input: stop is 0.
 */
#ifndef NURL_PLACE_H
#define NURL_PLACE_H

#include "nurl_writer.h"

/*
 * Writes `len` bytes after `ahead` other bytes that are not counted yet, as far
 * as they fit.
 */
void nurl_place(const struct nurl_writer *out, size_t ahead, const char *ptr,
                size_t len);

/* Counts the whole text of `len` bytes. Failure: BUF, if it does not fit. */
void nurl_place_end(struct nurl_writer *out, size_t len);

/* Both at once, for a text without other bytes before it. */
void nurl_place_text(struct nurl_writer *out, const char *ptr, size_t len);

#endif
