/*
 * nurl_query.c - the pairs of a query, one after the other
 */
#include "nurl_query.h"
#include "nurl_cut.h"
#include "nurl_octet.h"

void nurl_query_walk(struct nurl_walk *walk, struct nurl_str query)
{
    walk->rest = query;
}

int nurl_query_next(struct nurl_walk *walk, struct nurl_str *key,
                    struct nurl_str *value)
{
    if (!walk->rest.at) {
        return 0;
    }
    *value = nurl_cut(&walk->rest, '&');
    *key = nurl_cut(value, '=');
    return 1;
}

/* 1 if the text, decoded, is the key. BOUNDS: an escape has three octets. */
static int is_key(struct nurl_str text, const char *key)
{
    const char *at = text.at;
    const char *end = text.at + text.len;
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
    struct nurl_walk walk;
    struct nurl_str candidate;

    nurl_query_walk(&walk, query);
    while (nurl_query_next(&walk, &candidate, value)) {
        if (is_key(candidate, key)) {
            return 1;
        }
    }
    return 0;
}
