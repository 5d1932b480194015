/*
 * nurl_emit.c - the only code that writes into a caller's room
 */
#include "base/nurl_emit.h"

/* A size_t of 16 bits could wrap: the count stays at its largest then. */
static void count(struct nurl_writer *out, size_t len)
{
    if (out->status == NURL_OK || out->status == NURL_ERR_BUF) {
        out->len = len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len;
    }
}

/*
 * BOUNDS: the caller has seen that there is room. The status is asked each
 * time, or compilers would call memcpy for the loop.
 */
static void copy(struct nurl_writer *out, const char *at, size_t len)
{
    char *to = out->ptr + out->len;
    const char *end = at + len;

    while (at < end && out->status == NURL_OK) {
        *to++ = *at++;
    }
}

/* BOUNDS: while the status is OK, out->len is at most out->room. */
void nurl_emit(struct nurl_writer *out, const char *at, size_t len, size_t stop)
{
    if (out->status == NURL_OK && len > out->size - out->len) {
        nurl_emit_fault(out, NURL_ERR_BUF, stop);
    }
    if (out->status == NURL_OK) {
        copy(out, at, len);
    }
    count(out, len);
}

/* What fits is copied before the octet that does not is noted. */
void nurl_emit_run(struct nurl_writer *out, const char *at, size_t len,
                   size_t stop)
{
    size_t rest = out->size - out->len;

    if (out->status == NURL_OK) {
        copy(out, at, len < rest ? len : rest);
        if (len > rest) {
            nurl_emit_fault(out, NURL_ERR_BUF, stop + rest);
        }
    }
    count(out, len);
}

void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop)
{
    if (out->status == NURL_OK) {
        out->status = (int8_t)status;
        out->stop = (uint16_t)stop;
    }
}

int nurl_emit_allows(struct nurl_writer *out, struct nurl_str input)
{
    if (input.len > NURL_TEXT_MAX) {
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, NURL_TEXT_MAX);
        return 0;
    }
    return 1;
}
