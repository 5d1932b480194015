/* SPDX-License-Identifier: MIT */
/*
 * nurl_str_equal.c - are two texts the same bytes?
 */
#include "nurl_types.h"

bool nurl_str_equal(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len || (a.len > 0 && (!a.ptr || !b.ptr))) {
        return false; /* NULL with a length is equal to nothing */
    }
    for (i = 0; i < a.len; i++) {
        if (a.ptr[i] != b.ptr[i]) {
            return false;
        }
    }
    return true;
}
