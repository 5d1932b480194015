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

/* How many bytes still fit: 0 after any failure. */
size_t nurl_emit_room(const struct nurl_writer *out);

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

/* Appends an escape as one unit: "%" and two hex digits in upper case. */
void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop);

/*
 * Sets the status, unless there is an error already. An error of an input
 * replaces BUF.
 */
void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop);

/*
 * Returns 1 if the input can be read. Else it sets the error: TOO_LONG for more
 * than NURL_TEXT_MAX bytes, EMPTY for NULL with a length.
 */
int nurl_emit_allows(struct nurl_writer *out, struct nurl_str input);

/*
 * For the end of a call with several inputs: sets the offset of BUF to 0,
 * unless `before`, the status before the call, was BUF already.
 */
void nurl_emit_unplaced(struct nurl_writer *out, int8_t before);

#endif
