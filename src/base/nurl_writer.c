/* SPDX-License-Identifier: MIT */
/*
 * nurl_writer.c - text into a buffer that the caller owns
 */
#include "nurl_writer.h"
#include "base/nurl_emit.h"

void nurl_writer_init(struct nurl_writer *out, char *buffer, size_t size)
{
    out->ptr = buffer;
    out->size = buffer ? size : 0;
    out->len = 0;
    out->missing = 0;
    out->stop = 0;
    out->status = NURL_OK;
}

void nurl_write_text(struct nurl_writer *out, struct nurl_str text)
{
    if (nurl_emit_allows(out, text)) {
        nurl_emit_run(out, text.ptr, text.len, 0);
    }
}

enum nurl_status nurl_writer_status(const struct nurl_writer *out)
{
    return (enum nurl_status)out->status;
}

/* Saturates, because a size_t of 16 bits could wrap. */
size_t nurl_writer_need(const struct nurl_writer *out)
{
    return out->missing > SIZE_MAX - out->len ? SIZE_MAX
                                              : out->len + out->missing;
}

/* What was in the buffer is gone, so it is missing now. */
static void empty(struct nurl_writer *out)
{
    out->missing = nurl_writer_need(out);
    out->len = 0;
    if (out->size > 0) {
        out->ptr[0] = '\0';
    }
}

/* BOUNDS: the NUL needs a byte after `len`. */
enum nurl_status nurl_writer_finish(struct nurl_writer *out)
{
    if (out->status == NURL_OK && out->len < out->size) {
        out->ptr[out->len] = '\0';
        return NURL_OK;
    }
    nurl_emit_fault(out, NURL_ERR_BUF, 0);
    empty(out);
    return (enum nurl_status)out->status;
}
