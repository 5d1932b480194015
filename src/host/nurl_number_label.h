/* SPDX-License-Identifier: MIT */
/*
 * nurl_number_label.h - a label that some resolvers read as a number
 */
#ifndef NURL_NUMBER_LABEL_H
#define NURL_NUMBER_LABEL_H

#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

/* 1 if the label is digits, or "0x" alone, or "0x" and hex digits. */
static inline int nurl_number_label(const char *at, const char *end)
{
    unsigned base = 10;

    if (end - at > 1 && at[0] == '0' && (at[1] | 0x20) == 'x') {
        base = 16;
        at += 2;
    }
    while (at < end && nurl_escape_digit(*at) < base) {
        at++;
    }
    return at == end;
}

#endif
