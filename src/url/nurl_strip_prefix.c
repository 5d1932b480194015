/* SPDX-License-Identifier: MIT */
/*
 * nurl_strip_prefix.c - a text without the "URL:" before its URL
 *
 * Some programs write URLs so (RFC 3986 appendix C, RFC 1738 appendix).
 */
#include "nurl_find.h"

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

struct nurl_str nurl_strip_prefix(struct nurl_str text)
{
    static const char prefix[] = "url:";
    size_t at = sizeof prefix - 1;

    if (!text.ptr || nurl_scan_prefix(text, prefix) < at) {
        return text;
    }
    while (at < text.len && nurl_octet_white(text.ptr[at])) {
        at++;
    }
    return nurl_text(text.ptr + at, text.len - at);
}
