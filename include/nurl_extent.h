/*
 * nurl_extent.h - where a URL ends inside a larger buffer
 *
 * For a URL that something else follows: a boot-file option, the rest of a
 * header line, a line of a settings file.
 *
 *     Location: http://h/a?b\r\n   from the "h" on: 12 octets
 *
 *     length = nurl_extent(at, rest);
 *     status = nurl_parse(&url, at, length);
 *
 * Reentrant, and safe in an interrupt.
 */
#ifndef NURL_EXTENT_H
#define NURL_EXTENT_H

#include "nurl_span.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The number of octets up to the first that no URL can hold, or `length`:
 * a URL holds unreserved and reserved octets and "%" (RFC 3986 section 2).
 * So a space, a quote, "<", ">", a control octet, NUL or 80-FF ends it. It
 * judges nothing else, and the text may be longer than 65,535 octets.
 */
size_t nurl_extent(const char *text, size_t length);

#ifdef __cplusplus
}
#endif

#endif
