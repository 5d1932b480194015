/* SPDX-License-Identifier: MIT */
/*
 * nurl_write_query_set.c - a query with another value of a key, or without it
 */
#include "nurl_query.h"

#include "base/nurl_emit.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"
#include "base/nurl_split.h"
#include "nurl_encode.h"

/* 1 if the input can be read while the result is written. */
static int is_usable(struct nurl_writer *out, const struct nurl_str *input)
{
    return nurl_emit_apart(out, *input) && nurl_emit_allows(out, *input);
}

/*
 * query = *( pchar / "/" / "?" )                       RFC 3986 section 3.4
 *
 * 1 if it is one; else the error is set.
 */
static int is_query(struct nurl_writer *out, struct nurl_str query)
{
    const char *at;
    const char *end;

    if (query.len == 0) {
        return 1; /* it can be NULL */
    }
    end = query.ptr + query.len;
    at = nurl_octet_skip(query.ptr, end, NURL_OCTET_QUERY);
    if (at == end) {
        return 1;
    }
    nurl_emit_fault(out, nurl_octet_fault(nurl_octet(*at), NURL_ERR_CHAR),
                    (size_t)(at - query.ptr));
    return 0;
}

static void put_key_and_value(struct nurl_writer *out,
                              const struct nurl_str *key,
                              const struct nurl_str *value)
{
    nurl_encode(out, *key, NURL_CLASS_COMPONENT);
    nurl_emit(out, "=", 1, 0);
    nurl_encode(out, *value, NURL_CLASS_COMPONENT);
}

/*
 * The pairs without this key, and the new pair in the place of the first with
 * it. At the end the rest of the query is absent: a new pair that is still due
 * is put there.
 */
static void put_pairs(struct nurl_writer *out, struct nurl_str query,
                      const struct nurl_str *key, const struct nurl_str *value)
{
    size_t delimiter = 0; /* bytes of "&" before the next pair */
    int is_due = value->ptr != NULL;
    struct nurl_str pair;
    struct nurl_str rest;
    int has_key;

    while (query.ptr || is_due) {
        pair = nurl_split(&query, '&');
        rest.ptr = pair.ptr; /* for the struct gcc calls memcpy */
        rest.len = pair.len;
        has_key = !pair.ptr || nurl_escape_equal(nurl_split(&rest, '='), *key);
        if (has_key && !is_due) {
            continue;
        }
        nurl_emit_run(out, "&", delimiter, 0);
        delimiter = 1;
        if (has_key) {
            put_key_and_value(out, key, value);
            is_due = 0;
        } else {
            nurl_emit_run(out, pair.ptr, pair.len, 0);
        }
    }
}

void nurl_write_query_set(struct nurl_writer *out, struct nurl_str query,
                          struct nurl_str key, struct nurl_str value)
{
    int16_t before = out->status;

    if (!is_usable(out, &query) || !is_usable(out, &key) ||
        !is_usable(out, &value) || !is_query(out, query)) {
        return;
    }
    if (key.len == 0) {
        nurl_emit_fault(out, NURL_ERR_NAME_EMPTY, 0);
        return;
    }
    if (query.len == 0) {
        query.ptr = NULL; /* no pair: nurl_split would find an empty one */
    }
    put_pairs(out, query, &key, &value);
    nurl_emit_unplaced(out, before);
}
