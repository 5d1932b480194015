/*
 * nurl_query.c - the pairs of a query, one after the other
 */
#include "nurl_query.h"
#include "base/nurl_octet.h"
#include "base/nurl_split.h"

int nurl_query_next(struct nurl_str *query, struct nurl_str *key,
                    struct nurl_str *value)
{
    if (!query->ptr) {
        return 0;
    }
    *value = nurl_split(query, '&');
    *key = nurl_split(value, '=');
    return 1;
}

/* 1 if the text, decoded, is the key. BOUNDS: an escape has three octets. */
static int is_key(struct nurl_str text, const char *key)
{
    const char *at = text.ptr;
    const char *end = text.ptr + text.len;
    char octet;

    for (; at < end; key++) {
        octet = *at;
        if (nurl_octet_escape(at, end)) {
            octet = nurl_octet_escaped(at);
            at += 2;
        }
        at++;
        if (*key == '\0' || octet != *key) {
            return 0;
        }
    }
    return *key == '\0';
}

int nurl_query_find(struct nurl_str query, const char *key,
                    struct nurl_str *value)
{
    struct nurl_str candidate;

    while (nurl_query_next(&query, &candidate, value)) {
        if (is_key(candidate, key)) {
            return 1;
        }
    }
    return 0;
}
