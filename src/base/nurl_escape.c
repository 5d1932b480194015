/* SPDX-License-Identifier: MIT */
/*
 * nurl_escape.c - one byte of a text, or one escape
 */
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

unsigned nurl_escape_digit(char c)
{
    unsigned digit = nurl_octet_offset(nurl_octet(c), '0');
    unsigned letter = nurl_octet_offset(nurl_octet(c) | 0x20u, 'a');

    if (digit <= 9) {
        return digit;
    }
    return letter <= 5 ? letter + 10 : 16;
}

/* BOUNDS: the "%" and two digits are three bytes. */
int nurl_escape_at(const char *at, const char *end)
{
    return end - at > 2 && *at == '%' && nurl_escape_digit(at[1]) < 16 &&
           nurl_escape_digit(at[2]) < 16;
}

/* BOUNDS: there is one byte, and there are three if they are an escape. */
uint8_t nurl_escape_next(const char **at, const char *end)
{
    const char *start = *at;
    unsigned high;
    unsigned low;

    *at = start + 1;
    if (*start != '%' || end - start < 3) {
        return nurl_octet(*start);
    }
    high = nurl_escape_digit(start[1]);
    low = nurl_escape_digit(start[2]);
    if (high > 15 || low > 15) {
        return '%';
    }
    *at = start + 3;
    return (uint8_t)(high * 16 + low);
}

/* BOUNDS: a byte of `plain` is read only if there is one. */
int nurl_escape_equal(struct nurl_str text, struct nurl_str plain)
{
    const char *at = text.ptr;
    const char *end;
    size_t i = 0;

    if (text.len == 0) {
        return plain.len == 0; /* an absent text can be NULL */
    }
    end = text.ptr + text.len;
    while (at < end) {
        if (i == plain.len ||
            nurl_escape_next(&at, end) != nurl_octet(plain.ptr[i])) {
            return 0;
        }
        i++;
    }
    return i == plain.len;
}
