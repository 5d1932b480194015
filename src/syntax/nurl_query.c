/* SPDX-License-Identifier: MIT */
/*
 * nurl_query.c - the pairs of a query, one after the other
 */
#include "nurl_query.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_split.h"

/* query = pair *( "&" pair ), pair = key [ "=" value ] */
bool nurl_query_next(struct nurl_str *query, struct nurl_str *key,
                     struct nurl_str *value)
{
    if (!query->ptr) {
        return false;
    }
    *value = nurl_split(query, '&');
    *key = nurl_split(value, '=');
    return true;
}

/* 1 if the text decodes to the key. BOUNDS: reads nothing after the key's NUL.
 */
static int decodes_to(struct nurl_str text, const char *key)
{
    const char *at = text.ptr;
    const char *end = text.ptr + text.len;

    for (; at < end; key++) {
        if (*key == '\0' || nurl_escape_next(&at, end) != nurl_octet(*key)) {
            return 0;
        }
    }
    return *key == '\0';
}

bool nurl_query_find(struct nurl_str query, const char *key,
                     struct nurl_str *value)
{
    struct nurl_str candidate;

    while (nurl_query_next(&query, &candidate, value)) {
        if (decodes_to(candidate, key)) {
            return true;
        }
    }
    value->ptr = NULL;
    value->len = 0;
    return false;
}
