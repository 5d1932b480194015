/*
 * nurl_reference.h - references, redirects, and the normal form
 *
 * A reference (RFC 3986 section 4) is what stands in a link, a Location field
 * or a setting: a URL, or a piece of one that a base completes.
 *
 *     base http://a.com/b/c?q     reference            target
 *                                 d                    http://a.com/b/d
 *                                 ../d?x#f             http://a.com/d?x#f
 *                                 /d                   http://a.com/d
 *                                 //e.com              http://e.com
 *                                 ?x                   http://a.com/b/c?x
 *                                 (empty)              http://a.com/b/c?q
 *
 * All of these write a text and need no memory besides, however many dot
 * segments there are. The text is to be parsed anew. No text is ever changed
 * into one that means another thing to a parser: a path never becomes an
 * authority ("/." is put in front of it), and what is not valid is refused. But
 * nurl_normalize decodes a host, so that a name whose escapes spell an address
 * becomes the address: http://1%2E2.3.4/ is http://1.2.3.4/ then.
 *
 *     nurl_writer_init(&out, buffer, sizeof buffer);
 *     nurl_redirect(&out, &asked, location);
 *     if (nurl_writer_status(&out) == NURL_OK) ... nurl_parse(&url, buffer,
 *                                                             out.len)
 */
#ifndef NURL_REFERENCE_H
#define NURL_REFERENCE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Appends what the reference means beside the base (RFC 3986 section 5.2,
 * strictly: "http:d" is a URL of its own). The base's fragment is no part of
 * it, and nothing is brought into normal form. The base's authority is taken
 * over as it stands in its text, with its user info and with a zone (then the
 * result is for nurl_parse_zone).
 *
 * Failures, in this order: UNPARSED, SCHEME_MISSING at 0 for a base without a
 * scheme, those of nurl_parse with the place in the reference, BUF.
 */
void nurl_resolve(struct nurl_writer *out, const struct nurl *base,
                  struct nurl_str reference);

/*
 * Appends where an answer to `asked` leads: its Location field, resolved, and
 * with the fragment of `asked` unless it has one itself (RFC 9110 section
 * 10.2.2). A relative location keeps the user info of `asked`.
 *
 * In a chain each answer is resolved against the URL before it. Before a
 * password is sent, ask nurl_same_origin with the URL that the password was
 * given for, which is the first one of the chain and not `asked`.
 *
 * Failures as of nurl_resolve. A location that does not parse, "/a b", can be
 * brought into order by nurl_clean, into a buffer of yours, and asked again.
 */
void nurl_redirect(struct nurl_writer *out, const struct nurl *asked,
                   struct nurl_str location);

/*
 * Appends the normal form (RFC 3986 section 6.2.2 and 6.2.3): scheme and host
 * in lower case; escapes of letters, digits and "-._~" decoded, others with
 * upper-case hex; an IPv6 address as RFC 5952 writes it, with its zone as it
 * is; no empty port. With a scheme also: no default port, no dot segments, and
 * "/" for an empty path after a host.
 *
 * Equal URLs (nurl_equal) have the same normal form. The normal form of a
 * normal form is itself. It can be longer than the text, so it must not be
 * written over it.
 *
 *     HTTP://H.com:80/%7Ea/./b/..?%3d     http://h.com/~a/?%3D
 *     coap://[0:0::FFFF]                  coap://[::ffff]/
 *     file:/a/..//b                       file:/.//b
 *     ../a/./b                            ../a/./b
 *
 * Failures: UNPARSED, BUF.
 */
void nurl_normalize(struct nurl_writer *out, const struct nurl *url);

/*
 * Appends a reference as people and servers write it, made valid as far as
 * escaping can do that: white space around it is taken off, and every octet
 * that may not stand where it does is escaped, a lone "%", too. A text that
 * parses does not change, and the structure never does: a backslash is no
 * slash, and what is wrong with a scheme, an address in brackets or a port is
 * left for nurl_parse to refuse.
 *
 *     " /caf\xE9 %1?[a]\r\n"     /caf%E9%20%251?%5Ba%5D
 *     http://h:8 0/              http://h:8 0/            (PORT_CHAR)
 *
 * What comes out is at most three times as long. Failures: TOO_LONG, EMPTY,
 * BUF.
 */
void nurl_clean(struct nurl_writer *out, struct nurl_str text);

#ifdef __cplusplus
}
#endif

#endif
