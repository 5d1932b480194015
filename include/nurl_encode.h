/* SPDX-License-Identifier: MIT */
/*
 * nurl_encode.h - percent-encode one part of a URL
 *
 * For a segment of a path call nurl_write_segment, for a pair of a query
 * nurl_write_pair (nurl_writer.h) or nurl_write_query_set (nurl_query.h).
 * Encode other parts once, before you put the URL together. The class says what
 * stays; all else, "%" too, becomes "%" and two upper-case hex digits (RFC 3986
 * 2.1).
 *
 *     a b/c~   COMPONENT  a%20b%2Fc~     XCHAR  a%20b/c%7E
 */
#ifndef NURL_ENCODE_H
#define NURL_ENCODE_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * COMPONENT, for a user, a password, a fragment, keeps letters, digits and
 * "-._~" (RFC 3986 2.3). The others, for strict URLs, keep letters, digits,
 * "$-_.+!*'()," (uchar, RFC 1738 5), and those of the reserved ";/?:@&=" that
 * delimit nothing in the part.
 */
enum nurl_class {
    NURL_CLASS_UCHAR = 0x80,     /* any part; wais database, type and path */
    NURL_CLASS_USER = 0xCE,      /* user and password: ; ? & = */
    NURL_CLASS_FSEGMENT = 0xD7,  /* segment of ftp, file, prospero: ? : @ & = */
    NURL_CLASS_HSEGMENT = 0xDD,  /* segment and search of http: ; : @ & = */
    NURL_CLASS_FIELDNAME = 0xD3, /* prospero field and value: ? : @ & */
    NURL_CLASS_ARTICLE = 0xFE,   /* news article before "@": all but @ */
    NURL_CLASS_XCHAR = 0xFF,     /* mail address, gopher+ string: all */
    NURL_CLASS_SELECTOR = 0x1FF, /* gopher: all; HT, LF, CR: DEC_FORBIDDEN */
    NURL_CLASS_COMPONENT = 0x200
};

/*
 * Appends the encoded text, at most three times as long. Errors: ARGUMENT at 0
 * for another class; DEC_FORBIDDEN at the byte that SELECTOR refuses.
 */
void nurl_encode(struct nurl_writer *out, struct nurl_str text,
                 enum nurl_class classes);

/*
 * Appends one segment to the path at the end of the buffer: "/", unless the
 * text ends with one, and the value, whose bytes are all data. The buffer must
 * hold the URL, or a path other than "//", from its first byte on, and nothing
 * else. Ask nurl_endpoint_parse first: it rejects h.com/x and https:///x.
 *
 *     https://h/v1/dev     a/b     https://h/v1/dev/a%2Fb
 *
 *     https://h            ../x    https://h/..%2Fx
 *     file://              etc     file:///etc    never a host
 *
 * Errors: DEC_FORBIDDEN at 0 for an empty value, "." and "..", which servers
 * remove. (Some decode first, and climb by ..%2Fx: refuse a value from outside
 * if nurl_is_below does not find its URL below the base, as none with a "/" or
 * "\" is.) Then PATH_FORBIDDEN at 0 if the buffer has a "?" or "#", which a
 * writer of size 0 does not see. After BUF nurl_writer_need can be one byte too
 * much. Each call reads the buffer: many segments take the square of their
 * number.
 */
void nurl_write_segment(struct nurl_writer *out, struct nurl_str value);

#ifdef __cplusplus
}
#endif

#endif
