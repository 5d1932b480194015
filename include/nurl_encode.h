/*
 * nurl_encode.h - octets into a part of a URL
 *
 * pct-encoded = "%" HEXDIG HEXDIG                     RFC 3986 section 2.1
 *
 * What may stand unescaped depends on the part, so each call names its class:
 * letters, digits and $ - _ . + ! * ' ( ) , may stand everywhere, and of the
 * seven reserved octets ; / ? : @ & = those that the part does not use as a
 * delimiter. All else, "%" and "~" among it, becomes an escape with upper-
 * case digits.
 *
 *     a b/c   UCHAR     a%20b%2Fc
 *     a b/c   XCHAR     a%20b/c
 *     50%     any       50%25
 *
 * Encode a part before the URL is put together, never after: encoding twice
 * is not the same as once. Reentrant, and safe in an interrupt; one pass.
 */
#ifndef NURL_ENCODE_H
#define NURL_ENCODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Where the octets go, by the productions of RFC 1738 section 5; each number
 * is a set of bits. UCHAR is the safe rule for any part: what it gives means
 * the same to every reader of RFC 1738 and RFC 3986.
 */
enum nurl_class {
    NURL_CLASS_UCHAR = 0x80,     /* any part; wais database, type and path */
    NURL_CLASS_USER = 0xCE,      /* user and password: ; ? & = */
    NURL_CLASS_FSEGMENT = 0xD7,  /* segment of ftp, file, prospero: ? : @ & = */
    NURL_CLASS_HSEGMENT = 0xDD,  /* segment and search of http: ; : @ & = */
    NURL_CLASS_FIELDNAME = 0xD3, /* prospero field and value: ? : @ & */
    NURL_CLASS_ARTICLE = 0xFE,   /* news article before its "@": all but @ */
    NURL_CLASS_XCHAR = 0xFF,     /* mail address, gopher+ string, opaque: all */
    /* XCHAR for gopher selector and search, where HT, LF and CR are refused */
    NURL_CLASS_SELECTOR = 0x1FF
};

/*
 * Puts the text with all octets escaped that the class does not hold. Each
 * octet or escape is a unit, written whole or not at all. The text must not
 * lie in the writer's room, because it grows, up to three times.
 *
 * Failures: TOO_LONG; DEC_FORBIDDEN at the octet that SELECTOR refuses; BUF
 * at the octet whose unit does not fit.
 */
void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes);

#ifdef __cplusplus
}
#endif

#endif
