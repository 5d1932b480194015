/* SPDX-License-Identifier: MIT */
/*
 * nurl_extent.c - where a URL ends inside a larger buffer
 */
#include "nurl_parse.h"

#include "base/nurl_octet.h"

size_t nurl_extent(const char *text, size_t length)
{
    size_t at = 0;

    if (!text) {
        return 0;
    }
    while (at < length && nurl_octet_in_url(text[at])) {
        at++;
    }
    return at;
}
