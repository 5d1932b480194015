/* SPDX-License-Identifier: MIT */
/*
 * nurl_reference.h - resolve, follow a redirect, normalize, clean
 *
 *     base http://a.com/b/c?q
 *
 *     d           http://a.com/b/d         //e.com    http://e.com
 *     ../d?x#f    http://a.com/d?x#f       ?x         http://a.com/b/c?x
 *     /d          http://a.com/d           (empty)    http://a.com/b/c?q
 *
 * A path never becomes an authority: "/." is put before it. Check the result's
 * scheme. The base's zone stays in the result, which only nurl_parse_zone
 * parses; a reference with a zone is refused.
 */
#ifndef NURL_REFERENCE_H
#define NURL_REFERENCE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Appends the reference, resolved against the base (RFC 3986 5.2, strictly),
 * whose user info is copied, too. Errors: SCHEME_MISSING at 0 for a base
 * without scheme; those of nurl_parse, in the reference.
 */
void nurl_resolve(struct nurl_writer *out, const struct nurl *base,
                  struct nurl_str reference);

/*
 * Appends where a Location field leads: resolved against the URL that you
 * asked, with its fragment if the location has none (RFC 9110 10.2.2). Errors
 * as nurl_resolve. Servers also send "/a b": after an error other than BUF call
 * nurl_clean and ask again.
 *
 * The result can be http after https: refuse it (nurl_scheme_is). It can be the
 * same URL: limit the redirects. A relative location keeps the user info.
 * Before you send a password, a cookie or another secret, call nurl_same_origin
 * (nurl_equal.h) with the URL that it was meant for, the first of the chain. If
 * you no longer have that one, send none.
 *
 * With one buffer (and another for the first URL) write after the URL, parse
 * and check the result there, move it to the front, which replaces the URL, and
 * call nurl_attach:
 *
 *     nurl_writer_init(&out, buffer + length, sizeof buffer - length);
 */
void nurl_redirect(struct nurl_writer *out, const struct nurl *asked,
                   struct nurl_str location);

/*
 * Appends the normal form (RFC 3986 6.2.2, 6.2.3): scheme and host in lower
 * case; escapes of letters, digits and "-._~" decoded, others with upper-case
 * hex; IPv6 by RFC 5952, a zone as it is; no empty port. With a scheme also no
 * default port, no dot segments, and "/" for an empty path after a host.
 *
 *     HTTP://H.com:80/%7Ea/./b/..?%3d     http://h.com/~a/?%3D
 *
 * For a key of a cache, and the URL that you then ask for, clear the spans of
 * the fragment and, if an answer is for every user, of the login first
 * (nurl_types.h), and check the writer: after BUF two keys can be the same. A
 * final dot of the host, a port such as 0081 and an empty query stay. It can be
 * longer than the text. The host is decoded (also by nurl_write_origin and
 * CoAP): http://1%2E2.3.4/ becomes http://1.2.3.4/, so check it afterwards.
 * Without a scheme "//" comes before a host: for a request's URL build that of
 * its Host field with path and query of its target (nurl_parts_of).
 */
void nurl_normalize(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends any text as a reference, at most three times as long. Bytes up to 20
 * at both ends are removed. Others that no URL can have (RFC 3986 2) are
 * escaped; in user info, name, path, query and fragment also square brackets, a
 * second "#", and a "%" that escapes nothing. A valid text does not change.
 *
 * A backslash is no slash: a browser, for which it is one, can see another host
 * in the text than in the result. What is no scheme before the first ":" begins
 * a path, after "./".
 *
 *     " /caf\xE9 %1?[a]\r\n"             /caf%E9%20%251?%5Ba%5D
 *     12:30.mp3                          ./12:30.mp3
 *     next\r\nSet-Cookie:a=b             ./next%0D%0ASet-Cookie:a=b
 *     http://h:8\r\n/                    http://h:8%0D%0A/
 *
 * Parse the result, and check scheme and host in it, never in the text: it can
 * lead anywhere. Not repaired are a bad port, as in the last line, a bad IP
 * literal, and a second "@" in an authority.
 */
void nurl_clean(struct nurl_writer *out, struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
