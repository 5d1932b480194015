/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_equal.c - compares two strict hosts
 */
#include "host/nurl_host_equal.h"
#include "base/nurl_equivalent.h"

/* Skips leading zeros: "007" is "7", but "0" is "0". */
static size_t skip_zeros(const struct nurl_str *host, size_t at)
{
    if (at > 0 && host->ptr[at - 1] != '.') {
        return at;
    }
    while (at + 1 < host->len && host->ptr[at] == '0' &&
           host->ptr[at + 1] != '.') {
        at++;
    }
    return at;
}

/* By pointer: to copy the structs some compilers call memcpy. */
static int same_numbers(const struct nurl_str *a, const struct nurl_str *b)
{
    size_t i = 0;
    size_t j = 0;

    while (i < a->len && j < b->len) {
        i = skip_zeros(a, i);
        j = skip_zeros(b, j);
        if (a->ptr[i++] != b->ptr[j++]) {
            return 0;
        }
    }
    return i == a->len && j == b->len;
}

bool nurl_host_equal(const struct nurl *a, const struct nurl *b)
{
    struct nurl_str x = nurl_part(a, a->host);
    struct nurl_str y = nurl_part(b, b->host);

    if (a->host_kind != b->host_kind) {
        return false;
    }
    return a->host_kind == NURL_HOST_IPV4 ? same_numbers(&x, &y)
                                          : nurl_str_equal_nocase(x, y);
}
