/*
 * nurl_emit.c - how a function appends to a writer, or fails it
 */
#include "base/nurl_emit.h"

#define TOO_LONG_STOP 65535u /* whatever NURL_TEXT_MAX is */

/*
 * After BUF it counts on, so that len becomes the size that is needed; a
 * size_t of 16 bits could wrap, and stays at its largest value instead.
 */
static void count(struct nurl_writer *out, size_t len)
{
    if (out->status == NURL_OK || out->status == NURL_ERR_BUF) {
        out->len = len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len;
    }
}

/* BOUNDS: while the status is OK, len is at most size. */
size_t nurl_emit_room(const struct nurl_writer *out)
{
    return out->status == NURL_OK ? out->size - out->len : 0;
}

/* BOUNDS: the caller has seen that there is room for all of them. */
static void copy(const struct nurl_writer *out, const char *ptr, size_t len)
{
    const char *end;
    char *to;

    if (len > 0) { /* both may be NULL otherwise */
        to = out->ptr + out->len;
        for (end = ptr + len; ptr < end; ptr++) {
            *to++ = *ptr;
        }
    }
}

void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop)
{
    if (len <= nurl_emit_room(out)) {
        copy(out, ptr, len);
    } else {
        nurl_emit_fault(out, NURL_ERR_BUF, stop);
    }
    count(out, len);
}

void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop)
{
    size_t room = nurl_emit_room(out);

    copy(out, ptr, len < room ? len : room);
    if (len > room) {
        nurl_emit_fault(out, NURL_ERR_BUF, stop + room);
    }
    count(out, len);
}

void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop)
{
    static const char digits[] = "0123456789ABCDEF";
    char unit[3];

    unit[0] = '%';
    unit[1] = digits[octet >> 4];
    unit[2] = digits[octet & 15];
    nurl_emit(out, unit, sizeof unit, stop);
}

void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop)
{
    if (out->status == NURL_OK ||
        (out->status == NURL_ERR_BUF && status != NURL_ERR_BUF)) {
        out->status = (int8_t)status;
        out->stop = (uint16_t)stop;
    }
}

int nurl_emit_allows(struct nurl_writer *out, struct nurl_str input)
{
    if (input.len > NURL_TEXT_MAX) {
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, TOO_LONG_STOP);
        return 0;
    }
    if (!input.ptr && input.len > 0) {
        nurl_emit_fault(out, NURL_ERR_EMPTY, 0);
        return 0;
    }
    return 1;
}

void nurl_emit_unplaced(struct nurl_writer *out, int8_t before)
{
    if (out->status == NURL_ERR_BUF && before == NURL_OK) {
        out->stop = 0;
    }
}
