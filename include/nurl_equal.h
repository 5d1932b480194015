/*
 * nurl_equal.h - do two URLs mean the same by RFC 1738?
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
 * gopher://h/1, and a file of "localhost" as one without a host. No buffer is
 * needed. What it costs is linear in the lengths of both texts.
 */
#ifndef NURL_EQUAL_H
#define NURL_EQUAL_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * 1 if they mean the same, else 0; also 0 if one of the structs does not hold
 * a URL that nurl_parse_1738 or nurl_parse_1738_ref filled. Fragments count.
 * It is reflexive, symmetric and transitive.
 */
int nurl_equal_1738(const struct nurl *a, const struct nurl *b);

#ifdef __cplusplus
}
#endif

#endif
