/*
 * nurl_emit.h - the writer's inner side: whole units, and failures
 *
 * A unit is what is written whole or not at all: an octet, an escape.
 */
#ifndef NURL_EMIT_H
#define NURL_EMIT_H

#include "nurl_writer.h"

/*
 * Puts a unit of `len` octets. `stop` is the offset in the caller's input
 * that a failure shall name. The unit may lie in the writer's own room, at
 * the place that is written next or behind it.
 */
void nurl_emit(struct nurl_writer *out, const char *at, size_t len,
               size_t stop);

/*
 * Puts `len` octets, each a unit of its own, the first of them at `stop` in
 * the input. The same as nurl_emit for each, and much faster.
 */
void nurl_emit_run(struct nurl_writer *out, const char *at, size_t len,
                   size_t stop);

/* Notes a failure, unless one was noted before. */
void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop);

/* 1 if the input has at most 65,535 octets; else TOO_LONG is noted. */
int nurl_emit_allows(struct nurl_writer *out, struct nurl_str input);

#endif
