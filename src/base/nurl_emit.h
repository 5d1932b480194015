/*
 * nurl_emit.h - how a function appends to a writer, or fails it
 *
 * A unit is written whole or not at all: a byte, an escape.
 */
#ifndef NURL_EMIT_H
#define NURL_EMIT_H

#include "nurl_writer.h"

/* The offset of TOO_LONG, whatever NURL_TEXT_MAX is. */
#define NURL_EMIT_TOO_LONG 65535u

/* How many bytes still fit: none after any failure. */
size_t nurl_emit_room(const struct nurl_writer *out);

/*
 * Appends a unit of `len` bytes. `stop` is the offset in the caller's input
 * that BUF shall name.
 */
void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop);

/*
 * Appends `len` bytes, each a unit of its own, the first of them at `stop` in
 * the input: the same as nurl_emit for each, and much faster.
 */
void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop);

/* Appends an escape, a unit: "%" and two hex digits in upper case. */
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
 * At the end of a call with several inputs: sets the offset of BUF to 0, unless
 * the writer was full `before` the call.
 */
void nurl_emit_unplaced(struct nurl_writer *out, int8_t before);

#endif
