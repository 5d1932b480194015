/* SPDX-License-Identifier: MIT */
/*
 * nurl_query.h - the pairs of a query
 *
 * query = pair *( "&" pair ), pair = key [ "=" value ]
 *
 *     a=1&b&c=     "a" "1", "b" without a value, "c" with an empty one
 *     a=b=c        "a" "b=c"
 *     a&&b         "a", an empty pair, "b"
 *     (empty)      one empty pair; an absent query has none
 *
 *     struct nurl_str query = nurl_part(&url, url.query);
 *     struct nurl_str key, value;
 *
 *     while (nurl_query_next(&query, &key, &value)) ...
 *
 * Decode each key and value; those of a form with NURL_POLICY_FORM.
 */
#ifndef NURL_QUERY_H
#define NURL_QUERY_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Takes the next pair, and the "&" after it, from the query. Without a "=" the
 * value is absent.
 */
bool nurl_query_next(struct nurl_str *query, struct nurl_str *key,
                     struct nurl_str *value);

/*
 * Returns true and the value of the first pair with this key, which is absent
 * without a "=" (not for NURL_ARG); else false and an absent value. `key` is
 * plain text; the keys of the query are decoded to compare, so "%61" is "a".
 * Case counts.
 *
 * A "+" is a plus here. To find the key "a b" of a form, which can be written
 * "a+b", decode each key with NURL_POLICY_FORM and compare.
 */
NURL_CHECKED bool nurl_query_find(struct nurl_str query, const char *key,
                                  struct nurl_str *value);

#ifdef __cplusplus
}
#endif

#endif
