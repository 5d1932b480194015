/* SPDX-License-Identifier: MIT */
/*
 * nurl_origin.h - does a URL have an origin?
 */
#ifndef NURL_ORIGIN_H
#define NURL_ORIGIN_H

#include "nurl_types.h"

/*
 * RFC 6454 4: without a scheme or a host there is nothing to compare. A caller
 * can have cleared the host.
 */
static inline int nurl_origin_exists(const struct nurl *url)
{
    return url->profile == NURL_PROFILE_3986 && nurl_present(url->scheme) &&
           url->host.len > 0;
}

#endif
