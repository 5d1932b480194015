/*
 * nurl_place.c - text that is put into a writer from its end
 */
#include "base/nurl_place.h"

/*
 * BOUNDS: while the status is OK, out->len is at most out->size. `ahead` is
 * added to len only if the sum is in the buffer, because a size_t of 16 bits
 * could wrap.
 */
void nurl_place(const struct nurl_writer *out, size_t ahead, const char *ptr,
                size_t len)
{
    size_t room = out->status == NURL_OK ? out->size - out->len : 0;

    for (; len > 0 && ahead < room; len--) {
        out->ptr[out->len + ahead] = *ptr++;
        ahead++;
    }
}

/* Saturates, because a size_t of 16 bits could wrap. */
void nurl_place_end(struct nurl_writer *out, size_t len)
{
    if (out->status == NURL_OK && len > out->size - out->len) {
        out->status = NURL_ERR_BUF;
        out->stop = 0;
    }
    if (out->status == NURL_OK || out->status == NURL_ERR_BUF) {
        out->len = len > SIZE_MAX - out->len ? SIZE_MAX : out->len + len;
    }
}

void nurl_place_text(struct nurl_writer *out, const char *ptr, size_t len)
{
    nurl_place(out, 0, ptr, len);
    nurl_place_end(out, len);
}
