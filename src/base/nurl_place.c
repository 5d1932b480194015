/* SPDX-License-Identifier: MIT */
/*
 * nurl_place.c - text that is put into a writer from its end
 */
#include "base/nurl_place.h"
#include "base/nurl_emit.h"

/*
 * BOUNDS: while the status is OK, out->len is at most out->size. `ahead` is
 * added to len only if the sum is in the buffer, because a size_t of 16 bits
 * could wrap.
 */
void nurl_place(const struct nurl_writer *out, size_t ahead, const char *ptr,
                size_t len)
{
    size_t space = nurl_emit_space(out);
    size_t fits;

    if (ahead < space) {
        fits = len < space - ahead ? len : space - ahead;
        (void)nurl_emit_copy(out->ptr + out->len + ahead, ptr, fits);
    }
}

/* Saturates, because a size_t of 16 bits could wrap. */
void nurl_place_end(struct nurl_writer *out, size_t len)
{
    size_t space = nurl_emit_space(out);

    if (len > space) {
        out->len += space;
        nurl_emit_missing(out, (uint32_t)(len - space), 0);
    } else {
        out->len += len;
    }
}

void nurl_place_text(struct nurl_writer *out, const char *ptr, size_t len)
{
    nurl_place(out, 0, ptr, len);
    nurl_place_end(out, len);
}
