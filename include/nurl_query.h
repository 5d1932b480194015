/*
 * nurl_query.h - the pairs of a query, one after the other
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
 *     struct nurl_str walk;
 *     struct nurl_str key, value;
 *
 *     walk = nurl_part(&url, url.query);
 *     while (nurl_query_next(&walk, &key, &value)) ...
 *
 * Keys and values are still escaped: decode each where it goes. A "+" is a
 * plus; only HTML forms mean a space by it. Reentrant, and safe in an
 * interrupt; the walk reads the query once.
 */
#ifndef NURL_QUERY_H
#define NURL_QUERY_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * 1 and the next pair, or 0 when there is none. Without a "=" value->at is
 * NULL; an empty pair is an empty key without a value.
 */
int nurl_query_next(struct nurl_str *walk, struct nurl_str *key,
                    struct nurl_str *value);

/*
 * 1 and the value of the first pair with this key, or 0. `key` is plain text
 * that ends with a NUL; the keys of the query are compared decoded, so "%61"
 * is an "a". Case counts.
 */
int nurl_query_find(struct nurl_str query, const char *key,
                    struct nurl_str *value);

#ifdef __cplusplus
}
#endif

#endif
