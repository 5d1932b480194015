/* SPDX-License-Identifier: MIT */
/*
 * nurl_str_number.c - a text that is a number
 */
#include "nurl_types.h"

#include "base/nurl_octet.h"

#define TENTH (UINT32_MAX / 10)

/* 1*DIGIT, at most 4294967295                                  RFC 5234 B.1 */
bool nurl_str_number(struct nurl_str text, uint32_t *number)
{
    uint32_t value = 0;
    unsigned digit;
    size_t i;

    *number = 0;
    if (!text.ptr || text.len == 0) {
        return false;
    }
    for (i = 0; i < text.len; i++) {
        digit = nurl_octet_offset(nurl_octet(text.ptr[i]), '0');
        if (digit > 9 || value > TENTH || (value == TENTH && digit > 5)) {
            return false;
        }
        value = value * 10 + digit;
    }
    *number = value;
    return true;
}
