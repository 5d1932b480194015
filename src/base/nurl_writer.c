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

/* BOUNDS: while the status is OK, len is at most size. */
enum nurl_status nurl_writer_finish(struct nurl_writer *out)
{
    if (out->status == NURL_OK && out->len == out->size) {
        nurl_emit_fault(out, NURL_ERR_BUF, 0);
    }
    if (out->size > 0) {
        out->ptr[out->status == NURL_OK ? out->len : 0] = '\0';
    }
    return (enum nurl_status)out->status;
}
