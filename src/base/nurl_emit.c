/* SPDX-License-Identifier: MIT */
/*
 * nurl_emit.c - how a function appends to a writer, or fails it
 */
#include "base/nurl_emit.h"

/* Saturates, because a size_t of 16 bits could wrap. */
void nurl_emit_missing(struct nurl_writer *out, uint32_t len, size_t stop)
{
    nurl_emit_fault(out, NURL_ERR_BUF, stop);
    if (out->status == NURL_ERR_BUF) {
        out->missing = len > SIZE_MAX - out->missing
                           ? SIZE_MAX
                           : out->missing + (size_t)len;
    }
}

/* BOUNDS: copies no more than fits. Without space the buffer can be NULL. */
void nurl_emit_run(struct nurl_writer *out, const char *ptr, size_t len,
                   size_t stop)
{
    size_t space = nurl_emit_space(out);
    size_t fits = len < space ? len : space;

    if (fits > 0) {
        (void)nurl_emit_copy(out->ptr + out->len, ptr, fits);
        out->len += fits;
    }
    if (fits < len) {
        nurl_emit_missing(out, (uint32_t)(len - fits), stop + fits);
    }
}

/* Computes no pointer before the check: the buffer can be NULL. */
char *nurl_emit_claim(struct nurl_writer *out, uint32_t len)
{
    char *to;

    if (len > nurl_emit_space(out)) {
        nurl_emit_missing(out, len, 0);
        return NULL;
    }
    to = out->ptr + out->len;
    out->len += (size_t)len;
    return to;
}

void nurl_emit(struct nurl_writer *out, const char *ptr, size_t len,
               size_t stop)
{
    if (len > nurl_emit_space(out)) {
        nurl_emit_missing(out, (uint32_t)len, stop);
        return;
    }
    nurl_emit_run(out, ptr, len, stop);
}

/* BOUNDS: the caller has checked that there is space for three bytes. */
void nurl_emit_hex(char *to, uint8_t octet)
{
    static const char digits[] = "0123456789ABCDEF";

    to[0] = '%';
    to[1] = digits[octet >> 4];
    to[2] = digits[octet & 15];
}

void nurl_emit_escape(struct nurl_writer *out, uint8_t octet, size_t stop)
{
    if (nurl_emit_space(out) < 3) {
        nurl_emit_missing(out, 3, stop);
        return;
    }
    nurl_emit_hex(out->ptr + out->len, octet);
    out->len += 3;
}

void nurl_emit_fault(struct nurl_writer *out, enum nurl_status status,
                     size_t stop)
{
    if (out->status == NURL_OK ||
        (out->status == NURL_ERR_BUF && status != NURL_ERR_BUF)) {
        out->status = (int16_t)status;
        out->stop = (uint16_t)stop;
    }
}

void nurl_emit_refuse(struct nurl_writer *out, const char *ptr)
{
    if (ptr) {
        nurl_emit_fault(out, NURL_ERR_TOO_LONG, NURL_EMIT_TOO_LONG);
    } else {
        nurl_emit_fault(out, NURL_ERR_EMPTY, 0);
    }
}

/*
 * As numbers: C compares pointers into one object only. BOUNDS: no object wraps
 * around the end of the memory.
 */
int nurl_emit_apart(struct nurl_writer *out, struct nurl_str input)
{
    uintptr_t from = (uintptr_t)out->ptr + out->len;
    uintptr_t to = (uintptr_t)out->ptr + out->size;
    uintptr_t text = (uintptr_t)input.ptr;

    if (input.len == 0 || from == to || text >= to ||
        from >= text + input.len) {
        return 1;
    }
    nurl_emit_fault(out, NURL_ERR_OVERLAP, 0);
    return 0;
}

void nurl_emit_unplaced(struct nurl_writer *out, int16_t before)
{
    if (out->status == NURL_ERR_BUF && before == NURL_OK) {
        out->stop = 0;
    }
}
