/*
 * nurl_writer.c - text into room that the caller owns
 */
#include "base/nurl_emit.h"

void nurl_writer_init(struct nurl_writer *out, char *room, size_t size)
{
    out->ptr = room;
    out->size = size;
    out->len = 0;
    out->stop = 0;
    out->status = NURL_OK;
}

void nurl_write_text(struct nurl_writer *out, struct nurl_str text)
{
    if (nurl_emit_allows(out, text) && text.len > 0) {
        nurl_emit_run(out, text.ptr, text.len, 0);
    }
}

enum nurl_status nurl_writer_status(const struct nurl_writer *out)
{
    return (enum nurl_status)out->status;
}

enum nurl_status nurl_writer_finish(struct nurl_writer *out)
{
    static const char nul = '\0';
    size_t len = out->len;

    nurl_emit(out, &nul, 1, 0);
    if (out->status != NURL_OK && out->size > 0) {
        out->ptr[0] = nul;
    }
    out->len = len;
    return (enum nurl_status)out->status;
}
