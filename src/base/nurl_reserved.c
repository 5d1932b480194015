/*
 * nurl_reserved.c - the seven octets that a scheme may use as delimiters
 */
#include "base/nurl_reserved.h"
#include "base/nurl_octet.h"

/* BOUNDS: no octet is below the NUL at the end, which has no bit. */
unsigned nurl_reserved(char octet)
{
    static const char order[] = "@?=;:/&"; /* falling: no letter is looked up */
    const char *at = order;
    unsigned bit = 1;

    while (nurl_octet(*at) > nurl_octet(octet)) {
        at++;
        bit <<= 1;
    }
    return *at == octet ? bit & NURL_RESERVED_ALL : 0;
}
