/* SPDX-License-Identifier: MIT */
/*
 * nurl_tchar.h - the bytes of an HTTP method
 */
#ifndef NURL_TCHAR_H
#define NURL_TCHAR_H

#include "base/nurl_octet.h"
#include "base/nurl_scan.h"

/* tchar: 1 if a token can have the byte                     RFC 9110 5.6.2 */
static inline int nurl_tchar(char octet)
{
    static const char marks[] = "!#$%&'*^_`|~";
    const char *end = marks + sizeof marks - 1;

    return nurl_octet_is(octet, NURL_OCTET_SCHEME) ||
           nurl_scan_to(marks, end, octet) < end;
}

#endif
