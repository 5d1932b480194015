/*
 * nurl_equal.h - do two URLs mean the same by RFC 1738?
 *
 *     http://H.com:80/%61   http://h.com/a       equal
 *     ftp://h/f;type=A      ftp://h/f;type=a     equal
 *     ftp://h/a%2Fb         ftp://h/a/b          different: "/" is reserved
 *     foo://H/              foo://h/             different: foo is unknown
 *
 * Case of scheme and host, the way a port or an address is written, and
 * escapes of octets that are not reserved make no difference; all else does.
 * Reserved is, in a login, ":", "@" and "/"; in an unknown scheme each of
 * the seven octets of section 2.2.
 * Each scheme's own rule stands in its header. No buffer, no allocation; it
 * reads both texts twice at most. Reentrant, and safe in an interrupt.
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
