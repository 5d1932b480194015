/* SPDX-License-Identifier: MIT */
/*
 * nurl_equal.h - compare URLs and origins
 *
 *     http://H.com:80/%61/../b   http://h.com/b    equal
 *     http://h.com/%24           http://h.com/$    not; equal by RFC 1738
 */
#ifndef NURL_EQUAL_H
#define NURL_EQUAL_H

#include "nurl_types.h"
#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Returns true if both have the same normal form (nurl_reference.h), with the
 * fragment (RFC 3986 6.2). True is not NURL_OK.
 */
bool nurl_equal(const struct nurl *a, const struct nurl *b);

/*
 * Returns true if scheme, host (in normal form; zones as written) and effective
 * port are the same (RFC 6454 5): then a password for one can be sent to the
 * other. True is not NURL_OK, which is 0: ask by `if (nurl_same_origin(...))`.
 * In doubt it is false: without a scheme or a host (file:///a and itself), and
 * for a port above 65,535.
 */
bool nurl_same_origin(const struct nurl *a, const struct nurl *b);

/*
 * Appends the origin (RFC 6454 6.2): what nurl_same_origin compares, without a
 * zone and a default port; or "null" without one. Browsers write
 * [::ffff:7f00:1] for [::ffff:127.0.0.1]: parse an Origin field, and call
 * nurl_same_origin. Not for a log if an "@" follows the host
 * (nurl_write_redacted).
 *
 *     HTTPS://u:p@H.com:443/a     https://h.com
 *     http://[0::1]:8080          http://[::1]:8080
 */
void nurl_write_origin(struct nurl_writer *out, const struct nurl *url);

/*
 * Returns true if both have the same origin, and url's path is base's path or
 * below it: /fw/ has /fw/x, and not /fw; /fw has /fw and /fw/x, and not /fwx.
 * Paths are compared in normal form; user info, query and fragment do not
 * matter, and a host is not judged (nurl_endpoint_parse). True is not NURL_OK.
 * First the URL from outside, then your base: swapped, https://h/ passes for
 * the base https://h/fw/.
 *
 * A file has nothing below it: to compare with the directory of a manifest,
 * resolve "." against the manifest's URL first (nurl_resolve).
 *
 * In doubt it is false: without a host, or if a segment of either, decoded
 * once, is "." or "..", alone or before ";", or holds "/", "\" or NUL (RFC 3986
 * 3.3). File names need more: decode with NURL_POLICY_FILE.
 *
 *     https://h/fw/v2/..%2fv1/x    of https://h/fw/v2/    false
 */
bool nurl_is_below(const struct nurl *url, const struct nurl *base);

/*
 * Returns true if both strict URLs, with their fragments, mean the same by RFC
 * 1738.
 *
 *     ftp://h/f;type=A      ftp://h/f;type=a     equal
 *     ftp://h/a%2Fb         ftp://h/a/b          different: "/" is reserved
 *     foo://H/              foo://h/             different: foo is unknown
 *
 * These make no difference: the case of scheme, host and mail domain; how a
 * port, an address or an article number is written; the escape of a byte that
 * is not reserved (RFC 1738 2.2). Reserved are
 *
 *     in a login          : @ /           in ftp          / ;
 *     in http and wais    all seven       in news         @
 *     in prospero         ; and, in its fields, =
 *     in file             /               in gopher and mailto   nothing
 *     in other schemes    all seven: ; / ? : @ & =
 *
 * ftp://h equals ftp://h/, http://h http://h/, gopher://h gopher://h/1,
 * file://localhost/a file:///a.
 */
bool nurl_equal_1738(const struct nurl *a, const struct nurl *b);

#ifdef __cplusplus
}
#endif

#endif
