/*
 * nurl_extent.c - where a URL ends inside a larger buffer
 */
#include "nurl_parse.h"

#include "base/nurl_octet.h"

/* unreserved / reserved / "%" (RFC 3986 2): class QUERY, and four more. */
static int in_url(char c)
{
    return nurl_octet_is(c, NURL_OCTET_QUERY) || c == '%' || c == '#' ||
           c == '[' || c == ']';
}

size_t nurl_extent(const char *text, size_t length)
{
    size_t at = 0;

    if (!text) {
        return 0;
    }
    while (at < length && in_url(text[at])) {
        at++;
    }
    return at;
}
