/*
 * nurl_mailto.h - a mailto URL: the address
 *
 * mailtourl = "mailto:" encoded822addr                          RFC 1738 3.5
 *
 *     mailto:joe%25relay@h.com    address {7,17}
 *                                 local {7,11} "joe%25relay"
 *                                 domain {19,5} "h.com"
 *
 * All behind the colon is the address, "?" and "//" too; header fields came
 * with later RFCs. It is split at its last "@", raw or written %40.
 */
#ifndef NURL_MAILTO_H
#define NURL_MAILTO_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_mailto {
    struct nurl_span address;
    struct nurl_span local;  /* both are absent without an "@" */
    struct nurl_span domain; /* each may be empty */
    uint16_t stop;           /* the faulty octet, or the end */
};

/* Returns OK, UNPARSED, SCHEME or ADDR_EMPTY. */
NURL_CHECKED enum nurl_status nurl_mailto_parse(struct nurl_mailto *mailto,
                                                const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
