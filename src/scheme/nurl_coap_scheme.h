/* SPDX-License-Identifier: MIT */
/*
 * nurl_coap_scheme.h - the six schemes of CoAP
 */
#ifndef NURL_COAP_SCHEME_H
#define NURL_COAP_SCHEME_H

#include "nurl_scheme.h"

#define NURL_COAP_VALUE_MAX 255u /* bytes of an option (RFC 7252 5.10) */

/* RFC 7252 6.1, 6.2; RFC 8323 8.1 to 8.4 */
static inline int nurl_coap_scheme(enum nurl_scheme scheme)
{
    switch (scheme) {
    case NURL_SCHEME_COAP:
    case NURL_SCHEME_COAPS:
    case NURL_SCHEME_COAP_TCP:
    case NURL_SCHEME_COAPS_TCP:
    case NURL_SCHEME_COAP_WS:
    case NURL_SCHEME_COAPS_WS:
        return 1;
    default:
        return 0;
    }
}

#endif
