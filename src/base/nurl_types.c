/* SPDX-License-Identifier: MIT */
/*
 * nurl_types.c - small questions about a parsed URL and its texts
 */
#include "nurl_types.h"
#include "base/nurl_octet.h"

/*
 * Compares in the loop that looks for the NUL: a compiler turns a loop that
 * only counts into a call of strlen. BOUNDS: the scheme is at offset 0. Reads
 * nothing after the NUL.
 */
bool nurl_scheme_is(const struct nurl *url, const char *name)
{
    const char *at = url->text;
    const char *end;

    if (url->scheme.len == 0) {
        return false; /* perhaps nobody filled the struct: the text is NULL */
    }
    end = at + url->scheme.len;
    for (; at < end; at++) {
        if (*name == '\0' || nurl_octet_lower(*at) != nurl_octet_lower(*name)) {
            return false;
        }
        name++;
    }
    return *name == '\0';
}

bool nurl_str_equal_nocase(struct nurl_str a, struct nurl_str b)
{
    size_t i;

    if (a.len != b.len || (a.len > 0 && (!a.ptr || !b.ptr))) {
        return false; /* NULL with a length is equal to nothing */
    }
    for (i = 0; i < a.len; i++) {
        if (a.ptr[i] != b.ptr[i] &&
            nurl_octet_lower(a.ptr[i]) != nurl_octet_lower(b.ptr[i])) {
            return false;
        }
    }
    return true;
}
