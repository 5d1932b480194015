/* SPDX-License-Identifier: MIT */
/*
 * nurl_nntp.h - an nntp URL: group and article number
 *
 * nntpurl = "nntp://" hostport "/" group [ "/" digits ]         RFC 1738 3.7
 *
 *     nntp://h/comp.lang.c/42    group {9,11}    article {21,2}
 */
#ifndef NURL_NNTP_H
#define NURL_NNTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

struct nurl_nntp {
    struct nurl_span group;
    struct nurl_span article; /* any number of digits */
    uint16_t stop;
};

/*
 * Parses an nntp URL. Errors: nurl_any.h; PATH_REQUIRED; GROUP for an empty one
 * (strict: at the byte that no group has); ARTNUM where a digit should be.
 */
NURL_CHECKED enum nurl_status nurl_nntp_parse(struct nurl_nntp *nntp,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
