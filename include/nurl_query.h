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
 *
 *     while (nurl_query_next(&query, &key, &value)) ...
 *
 * Decode each key and value; those of a form, also in the body of a POST, with
 * NURL_POLICY_TEXT + NURL_POLICY_FORM, or RAW + FORM if it can have line ends:
 * then refuse a NUL, or a string ends there. Of a body in parts pass what
 * stands before the last "&", and keep the rest for the next part.
 */
#ifndef NURL_QUERY_H
#define NURL_QUERY_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Takes the next pair from the query. Without a "=" the value is absent. */
bool nurl_query_next(struct nurl_str *query, struct nurl_str *key,
                     struct nurl_str *value);

/*
 * Returns true and the value of the first pair with this key, absent without a
 * "=" (not for NURL_ARG); else false and an absent value. `key` is plain text,
 * compared with the decoded keys: "%61" is "a". Case counts.
 *
 * Not for a form, which writes the key "a b" as "a+b", and can repeat a key:
 * there decode each key of nurl_query_next and compare.
 */
NURL_CHECKED bool nurl_query_find(struct nurl_str query, const char *key,
                                  struct nurl_str *value);

/*
 * Appends the query with one value for the key: key=value in place of the first
 * pair with this key (nurl_query_find), or at the end; further ones are left
 * out, with an absent value all. Other pairs stay as written. Key and value are
 * plain bytes, and are escaped.
 *
 *     query         key  value    result
 *     v=1&id=7      v    2.0      v=2.0&id=7
 *     id=7&%76=1&v  v    2.0      id=7&v=2.0
 *     (empty)       v    a&b      v=a%26b
 *
 * To change the query of a URL; its fragment is left out:
 *
 *     nurl_write_text(&out, nurl_text(url.text, url.path.off + url.path.len));
 *     nurl_write_text(&out, NURL_STR("?"));
 *     nurl_write_query_set(&out, nurl_part(&url, url.query), key, value);
 *     if (nurl_writer_status(&out) < 0) ...
 *
 * This copies text: what you cleared in the struct, such as a login, comes
 * back, and without a path all is gone. Then build it (nurl_build) from
 * nurl_parts_of with the new query.
 *
 * If no pair is left, a "?" stays. For a signature (AWS SigV4) write the pairs,
 * sorted by their escaped bytes, by nurl_write_pair, with empty values for
 * absent ones.
 *
 * Errors, with nothing written: those of nurl_parse at a byte that no query
 * has; NAME_EMPTY at 0 for an empty key; OVERLAP.
 */
void nurl_write_query_set(struct nurl_writer *out, struct nurl_str query,
                          struct nurl_str key, struct nurl_str value);

#ifdef __cplusplus
}
#endif

#endif
