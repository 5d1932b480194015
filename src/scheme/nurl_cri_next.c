/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_next.c - the items of a list, one after the other
 */
#include "nurl_cri.h"

#include "base/nurl_octet.h"
#include "scheme/nurl_cri_head.h"

/* bytes or text; their two major types differ in one bit */
static int is_string(char first)
{
    return nurl_octet(first) >> 6 == NURL_CRI_BYTES >> 1;
}

/*
 * BOUNDS: nurl_cri_parse has checked the list. A list that was not checked ends
 * at an item that is longer than the rest.
 */
bool nurl_cri_next(struct nurl_str *items, struct nurl_str *item)
{
    const char *at = items->ptr;
    const char *end;
    uint32_t len;

    if (!at || items->len == 0 || !is_string(*at)) {
        return false;
    }
    end = at + items->len;
    if (!nurl_cri_head(&at, end, &len) || len > (size_t)(end - at)) {
        return false;
    }
    item->ptr = at;
    item->len = (size_t)len;
    items->ptr = at + item->len;
    items->len = (size_t)(end - items->ptr);
    return true;
}
