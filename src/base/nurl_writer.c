/*
 * nurl_writer.c - text into room that the caller owns
 */
#include "nurl_unit.h"

void nurl_open(struct nurl_writer *out, char *room, size_t size)
{
    out->at = room;
    out->room = size;
    out->len = 0;
    out->stop = 0;
    out->status = NURL_OK;
}

void nurl_put(struct nurl_writer *out, struct nurl_str text)
{
    if (nurl_unit_allows(out, text) && text.len > 0) {
        nurl_unit_run(out, text.at, text.len, 0);
    }
}

enum nurl_status nurl_close(const struct nurl_writer *out)
{
    return (enum nurl_status)out->status;
}

enum nurl_status nurl_close_string(struct nurl_writer *out)
{
    static const char nul = '\0';
    size_t len = out->len;

    nurl_unit_put(out, &nul, 1, 0);
    if (out->status != NURL_OK && out->room > 0) {
        out->at[0] = nul;
    }
    out->len = len;
    return (enum nurl_status)out->status;
}
