/* SPDX-License-Identifier: MIT */
/*
 * nurl_redirect.c - where a Location field leads
 */
#include "nurl_reference.h"

#include "base/nurl_place.h"

/* A valid reference has a "#" only before its fragment       RFC 3986 3.5 */
static int has_fragment(struct nurl_str reference)
{
    size_t i = 0;

    while (i < reference.len && reference.ptr[i] != '#') {
        i++;
    }
    return i < reference.len;
}

/*
 * RFC 9110 10.2.2. A location with an error is not read again: it can be NULL
 * with a length.
 */
void nurl_redirect(struct nurl_writer *out, const struct nurl *asked,
                   struct nurl_str location)
{
    nurl_resolve(out, asked, location);
    if (out->status != NURL_OK && out->status != NURL_ERR_BUF) {
        return;
    }
    if (nurl_present(asked->fragment) && !has_fragment(location)) {
        nurl_place_text(out, "#", 1);
        nurl_place_text(out, asked->text + asked->fragment.off,
                        asked->fragment.len);
    }
}
