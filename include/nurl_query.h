/*
 * nurl_query.h - the pairs of a query, one by one or by key
 *
 * query = pair *( "&" pair ), pair = key [ "=" value ]
 *
 * RFC 3986 section 3.4 leaves a query's inside to whoever made it; this is
 * the form that nearly all have.
 *
 *     a=1&b&c=     "a" "1", "b" without a value, "c" with an empty one
 *     a=b=c        "a" "b=c"
 *     a&&b         "a", an empty pair, "b"
 *     "?" alone    one empty pair; no query at all has none
 *
 *     struct nurl_str query = nurl_part(&url, url.query);
 *     struct nurl_str key, value;
 *
 *     while (nurl_query_next(&query, &key, &value)) ...
 *
 *     if (nurl_query_find(nurl_part(&url, url.query), "ver", &value)) ...
 *
 * Keys and values are still escaped: decode each where it goes, those of a
 * form, where a "+" is a space, by nurl_decode_form.
 */
#ifndef NURL_QUERY_H
#define NURL_QUERY_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Takes the next pair and the "&" behind it off *query: 1, or 0 when there is
 * none. Without a "=" the value is absent (value->ptr is NULL); an empty pair
 * is an empty key without a value.
 */
int nurl_query_next(struct nurl_str *query, struct nurl_str *key,
                    struct nurl_str *value);

/*
 * 1 and the value of the first pair with this key, which may be absent, as
 * above; or 0, and the value is absent. `key` is plain text that ends with a
 * NUL; the keys of the query are compared decoded, so "%61" is an "a", and a
 * "+" is a plus. A "%" without two hex digits, which no parsed URL has, stands
 * for itself. Case counts.
 *
 * The key "a b" of a form may be written "a%20b", which is found, or "a+b",
 * which is not: walk, and compare what nurl_decode_form makes of each key.
 */
int nurl_query_find(struct nurl_str query, const char *key,
                    struct nurl_str *value);

#ifdef __cplusplus
}
#endif

#endif
