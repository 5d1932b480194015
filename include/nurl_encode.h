/*
 * nurl_encode.h - octets to escapes, by the part that they go to
 *
 * pct-encoded = "%" HEXDIG HEXDIG                     RFC 3986 section 2.1
 *
 * What may stand unescaped depends on the part, so each call names its class:
 *
 *     COMPONENT   any name or value, above all in a query or a form: letters,
 *                 digits and - . _ ~ (unreserved, RFC 3986 section 2.3)
 *     UCHAR       any part of a strict URL: letters, digits and
 *                 $ - _ . + ! * ' ( ) ,    (uchar, RFC 1738 section 5)
 *     the others  uchar, and of the seven reserved octets ; / ? : @ & = those
 *                 that delimit nothing in that part of a strict URL
 *
 *     nurl_encode(&out, name, NURL_CLASS_COMPONENT);
 *
 *     a b/c   COMPONENT  a%20b%2Fc      a+b=~   COMPONENT  a%2Bb%3D~
 *     a b/c   XCHAR      a%20b/c        a+b=~   UCHAR      a+b%3D%7E
 *     50%     any        50%25
 *
 * All else, "%" among it, becomes an escape with upper-case digits. Encode a
 * part before the URL is put together, never after, and once: encoding twice
 * escapes the first one's "%".
 */
#ifndef NURL_ENCODE_H
#define NURL_ENCODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where the octets go. Each number is a set of bits of the library's own. */
enum nurl_class {
    NURL_CLASS_UCHAR = 0x80,     /* any part; wais database, type and path */
    NURL_CLASS_USER = 0xCE,      /* user and password: ; ? & = */
    NURL_CLASS_FSEGMENT = 0xD7,  /* segment of ftp, file, prospero: ? : @ & = */
    NURL_CLASS_HSEGMENT = 0xDD,  /* segment and search of http: ; : @ & = */
    NURL_CLASS_FIELDNAME = 0xD3, /* prospero field and value: ? : @ & */
    NURL_CLASS_ARTICLE = 0xFE,   /* news article before its "@": all but @ */
    NURL_CLASS_XCHAR = 0xFF,     /* mail address, gopher+ string, opaque: all */
    /* Gopher selector and search: as XCHAR, but HT, LF and CR, which would
     * end what a client sends, are not escaped: they are DEC_FORBIDDEN. */
    NURL_CLASS_SELECTOR = 0x1FF,
    NURL_CLASS_COMPONENT = 0x200 /* any component, safe with every reader */
};

/*
 * Appends the text with all octets escaped that the class does not hold; it
 * grows to three times its length at most. An escape is written whole or not
 * at all.
 *
 * Failures: DEC_FORBIDDEN at the octet that SELECTOR refuses; BUF at the octet
 * that has no room, escaped or not; TOO_LONG, EMPTY.
 */
void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes);

#ifdef __cplusplus
}
#endif

#endif
