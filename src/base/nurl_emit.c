/*
 * nurl_emit.c - how a function appends to a writer, or fails it
 */
#include "base/nurl_emit.h"

/*
 * Counts what did not fit, so that len becomes the size that is needed.
 * Saturates, because a size_t of 16 bits could wrap.
 */
static void count(struct nurl_writer *out, size_t len)
{
    if (out->status == NURL_ERR_BUF) {
        out->len = len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len;
    }
}

/* BOUNDS: while the status is OK, len is at most size. */
size_t nurl_emit_room(const struct nurl_writer *out)
{
    return out->status == NURL_OK ? out->size - out->len : 0;
}

/*
 * Copies four bytes per iteration: 11 instructions on a Cortex-M3, where single
 * bytes take 20. BOUNDS: the caller has checked that there is space for `len`
 * bytes. If len is 0, both pointers can be NULL.
 */
static void copy_bytes(struct nurl_writer *out, const char *ptr, size_t len)
{
    size_t turns;
    char *to;

    if (len == 0) {
        return;
    }
    to = out->ptr + out->len;
    out->len += len;
    for (turns = len / 4; turns > 0; turns--) {
        to[0] = ptr[0];
        to[1] = ptr[1];
        to[2] = ptr[2];
        to[3] = ptr[3];
        to += 4;
        ptr += 4;
    }
    for (len %= 4; len > 0; len--) {
        *to++ = *ptr++;
    }
}

/* Appends as many bytes as fit, and counts the others. */
static void put_what_fits(struct nurl_writer *out, const char *ptr, size_t len,
                          size_t stop)
{
    size_t room = nurl_emit_room(out);

    copy_bytes(out, ptr, room);
    nurl_emit_fault(out, NURL_ERR_BUF, stop + room);
    count(out, len - room);
}

void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop)
{
    if (out->status == NURL_OK && len <= out->size - out->len) {
        copy_bytes(out, ptr, len);
    } else {
        put_what_fits(out, ptr, len, stop);
    }
}

void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop)
{
    if (len > nurl_emit_room(out)) {
        nurl_emit_fault(out, NURL_ERR_BUF, stop);
        count(out, len);
        return;
    }
    copy_bytes(out, ptr, len);
}

/* BOUNDS: an escape has three bytes, and there is space for all of them. */
void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop)
{
    static const char digits[] = "0123456789ABCDEF";
    char *to;

    if (nurl_emit_room(out) < 3) {
        nurl_emit_fault(out, NURL_ERR_BUF, stop);
        count(out, 3);
        return;
    }
    to = out->ptr + out->len;
    to[0] = '%';
    to[1] = digits[octet >> 4];
    to[2] = digits[octet & 15];
    out->len += 3;
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
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, NURL_EMIT_TOO_LONG);
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
