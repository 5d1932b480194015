/*
 * nurl_place.h - text that is put into a writer from its end
 *
 * How long such a text is must be known first. Each piece then goes where it
 * belongs, and at last the whole is counted:
 *
 *     nurl_place(out, 2, "c", 1);    ..c
 *     nurl_place(out, 0, "ab", 2);   abc
 *     nurl_place_end(out, 3);
 *
 * So what stands in a buffer that is too small is still the beginning of the
 * text. The text has no places in an input of the caller's: stop is 0.
 */
#ifndef NURL_PLACE_H
#define NURL_PLACE_H

#include "nurl_writer.h"

/*
 * Puts `len` bytes after `ahead` others that are not counted yet, as far as
 * there is space.
 */
void nurl_place(const struct nurl_writer *out, size_t ahead, const char *ptr,
                size_t len);

/* Counts the `len` bytes of the whole. Failure: BUF, if not all of them fit. */
void nurl_place_end(struct nurl_writer *out, size_t len);

/* Both at once for text that comes next. */
void nurl_place_text(struct nurl_writer *out, const char *ptr, size_t len);

#endif
