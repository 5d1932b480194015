/*
 * nurl_emit.h - how a function appends to a writer, or fails it
 *
 * A unit is what is written whole or not at all: an octet, an escape.
 */
#ifndef NURL_EMIT_H
#define NURL_EMIT_H

#include "nurl_writer.h"

/* The offset of TOO_LONG, whatever NURL_TEXT_MAX is. */
#define NURL_EMIT_TOO_LONG 65535u

/* How many octets still fit: none after any failure. */
size_t nurl_emit_room(const struct nurl_writer *out);

/*
 * Appends a unit of `len` octets. `stop` is the offset in the caller's input
 * that BUF shall name.
 */
void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop);

/*
 * Appends `len` octets, each a unit of its own, the first of them at `stop` in
 * the input: the same as nurl_emit for each, and much faster.
 */
void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop);

/* Appends an escape, a unit: "%" and two hex digits in upper case. */
void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop);

/*
 * Notes a failure, unless one stands that outranks it: a fault of an input
 * gives way to nothing, BUF to a fault of an input.
 */
void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop);

/*
 * 1 if the input can be read, else a fault is noted: TOO_LONG for more than
 * NURL_TEXT_MAX octets, EMPTY for octets at NULL. The empty text may be NULL.
 */
int nurl_emit_allows(struct nurl_writer *out, struct nurl_str input);

/*
 * For a call with several inputs, at its end: BUF has no place in any of
 * them, unless it stood `before` the call.
 */
void nurl_emit_unplaced(struct nurl_writer *out, int8_t before);

#endif
