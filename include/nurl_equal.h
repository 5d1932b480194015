/*
 * nurl_equal.h - do two URLs mean the same?
 *
 * Three questions, from narrow to wide. No buffer is needed, and what they
 * cost is linear in the lengths of both texts.
 *
 *     http://H.com:80/%61/../b   http://h.com/b    equal
 *     http://h.com/%24           http://h.com/$    not; equal by RFC 1738
 *     http://h.com/a             http://h.com/b    the same origin
 */
#ifndef NURL_EQUAL_H
#define NURL_EQUAL_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * 1 if both have the same normal form, octet for octet (RFC 3986 section 6.2;
 * nurl_reference.h says what it is), else 0. Fragments count.
 */
int nurl_equal(const struct nurl *a, const struct nurl *b);

/*
 * 1 if scheme, host and effective port are the same (RFC 6454 section 5), so
 * that what was meant for one, such as a password, may be sent to the other.
 * User info, path, query and fragment do not matter. Scheme and host are
 * compared in normal form, IPv6 addresses and ports by value, zones as written.
 *
 * In doubt it is 0: without a scheme, an authority or a host, and for a port
 * above 65,535. So a URL need not have the same origin as itself: file:///a has
 * none.
 *
 *     https://u:p@h.com/a   https://H.com:443/b    1
 *     http://[::1]/         http://[0::1]/         1
 *     http://h.com/         https://h.com/         0
 *     http://h.com/         http://www.h.com/      0
 */
int nurl_same_origin(const struct nurl *a, const struct nurl *b);

/*
 * 1 if they mean the same by RFC 1738, else 0; also 0 if one of the structs
 * does not hold a URL that nurl_parse_1738 or nurl_parse_1738_ref filled.
 * Fragments count. It is reflexive, symmetric and transitive.
 *
 *     http://H.com:80/%61   http://h.com/a       equal
 *     ftp://h/f;type=A      ftp://h/f;type=a     equal
 *     ftp://h/a%2Fb         ftp://h/a/b          different: "/" is reserved
 *     foo://H/              foo://h/             different: foo is unknown
 *
 * Case of scheme, host and the domain of a mail address, the way a port, an
 * address or an article number is written, and escapes of octets that are not
 * reserved make no difference; all else does. An octet that is reserved is not
 * the same as its escape (RFC 1738 section 2.2). Reserved are
 *
 *     in a login          : @ /           in ftp          / ;
 *     in http and wais    all seven       in news         @
 *     in prospero         ; and, in its fields, =
 *     in file             /               in gopher and mailto   nothing
 *     in other schemes    all seven: ; / ? : @ & =
 *
 * ftp://h is the same as ftp://h/, http://h as http://h/, gopher://h as
 * gopher://h/1, and a file of "localhost" as one without a host.
 */
int nurl_equal_1738(const struct nurl *a, const struct nurl *b);

#ifdef __cplusplus
}
#endif

#endif
