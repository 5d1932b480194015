/* SPDX-License-Identifier: MIT */
/*
 * nurl_mailto.h - a mailto URL: the address
 *
 * mailtourl = "mailto:" encoded822addr                          RFC 1738 3.5
 *
 *     mailto:joe%25relay@h.com    address {7,17}
 *                                 local {7,11} "joe%25relay"
 *                                 domain {19,5} "h.com"
 *
 * The address is all after the colon, also "?", split at its last "@" or "%40".
 */
#ifndef NURL_MAILTO_H
#define NURL_MAILTO_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_mailto {
    struct nurl_span address;
    struct nurl_span local;  /* absent without an "@"; can be empty */
    struct nurl_span domain; /* the same */
    uint16_t stop;
};

/* Parses the address. Errors: SCHEME, ADDR_EMPTY. */
NURL_CHECKED enum nurl_status nurl_mailto_parse(struct nurl_mailto *mailto,
                                                const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
