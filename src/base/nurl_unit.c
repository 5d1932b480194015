/*
 * nurl_unit.c - the only code that writes into a caller's room
 */
#include "nurl_unit.h"

/* BOUNDS: len is at most room while the status is OK, so the rest is >= 0. */
void nurl_unit_put(struct nurl_writer *out, const char *at, size_t len,
                   size_t stop)
{
    size_t i;

    if (out->status == NURL_OK && len > out->room - out->len) {
        nurl_unit_fault(out, NURL_BUF, stop);
    }
    for (i = 0; i < len && out->status == NURL_OK; i++) {
        out->at[out->len + i] = at[i];
    }
    if (out->status == NURL_OK || out->status == NURL_BUF) {
        /* a size_t of 16 bits could wrap: it stays at its largest */
        out->len = len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len;
    }
}

void nurl_unit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop)
{
    if (out->status == NURL_OK) {
        out->status = (int8_t)status;
        out->stop = (uint16_t)stop;
    }
}

int nurl_unit_take(struct nurl_writer *out, struct nurl_str input)
{
    if (input.len > NURL_TEXT_MAX) {
        nurl_unit_fault(out, NURL_TOO_LONG, NURL_TEXT_MAX);
        return 0;
    }
    return 1;
}
