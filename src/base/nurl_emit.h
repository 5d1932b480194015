/* SPDX-License-Identifier: MIT */
/*
 * nurl_emit.h - how a function appends to a writer, or fails it
 *
 * A unit is one byte or one escape. It is written whole or not at all.
 */
#ifndef NURL_EMIT_H
#define NURL_EMIT_H

#include "nurl_writer.h"

/* The offset of TOO_LONG, whatever NURL_TEXT_MAX is. */
#define NURL_EMIT_TOO_LONG 65535u

/*
 * How many bytes still fit: 0 after any failure. BOUNDS: `len` is never above
 * `size`.
 */
static inline size_t nurl_emit_space(const struct nurl_writer *out)
{
    return out->status == NURL_OK ? out->size - out->len : 0;
}

/*
 * Appends a unit of `len` bytes. `stop` is its offset in the caller's input,
 * for BUF.
 */
void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop);

/*
 * Appends `len` bytes, each of them a unit. The first is at `stop` in the
 * input. Does the same as nurl_emit for each byte, and is much faster.
 */
void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop);

/*
 * Takes `len` bytes, at least one, for one unit of many parts: returns where to
 * write them, or sets BUF and returns NULL.
 *
 *     to = nurl_emit_claim(out, (uint32_t)a.len + b.len);
 *     if (to) {
 *         to = nurl_emit_copy(to, a.ptr, a.len);
 *         (void)nurl_emit_copy(to, b.ptr, b.len);
 *     }
 */
char *nurl_emit_claim(struct nurl_writer *out, uint32_t len);

/*
 * Copies, and returns the end of the copy. The two must not overlap. BOUNDS:
 * the caller has checked that there is space. Without bytes `ptr` can be NULL.
 */
char *nurl_emit_copy(char *to, const char *ptr, size_t len);

/* Appends an escape as one unit: "%" and two hex digits in upper case. */
void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop);

/* Writes the three bytes of an escape to `to`. */
void nurl_emit_hex(char *to, uint8_t octet);

/*
 * Sets the status, unless there is an error already. An error of an input
 * replaces BUF.
 */
void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop);

/* Sets BUF, and counts `len` bytes that did not fit. */
void nurl_emit_missing(struct nurl_writer *out, uint32_t len, size_t stop);

/*
 * Sets the error of an input at `ptr` that nurl_emit_allows rejects: without a
 * text EMPTY, else TOO_LONG.
 */
void nurl_emit_refuse(struct nurl_writer *out, const char *ptr);

/*
 * Returns 1 if the input has no byte in the free part of the buffer. Else it
 * sets the error: OVERLAP.
 */
int nurl_emit_apart(struct nurl_writer *out, struct nurl_str input);

/*
 * Returns 1 if the input can be read. Else it sets the error: TOO_LONG for more
 * than NURL_TEXT_MAX bytes, EMPTY for NULL with a length.
 */
static inline int nurl_emit_allows(struct nurl_writer *out,
                                   struct nurl_str input)
{
    if (input.len <= NURL_TEXT_MAX && (input.ptr || input.len == 0)) {
        return 1;
    }
    nurl_emit_refuse(out, input.ptr);
    return 0;
}

/*
 * For the end of a call with several inputs: sets the offset of BUF to 0,
 * unless `before`, the status before the call, was BUF already.
 */
void nurl_emit_unplaced(struct nurl_writer *out, int16_t before);

#endif
