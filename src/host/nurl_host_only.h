/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_only.h - an authority without user info
 */
#ifndef NURL_HOST_ONLY_H
#define NURL_HOST_ONLY_H

#include "host/nurl_host_start.h"

/*
 * host [ ":" port ]: returns OK, USERINFO at the "@", or the errors of
 * nurl_host_start. Without a host there is no user either.
 * BOUNDS: the "@" is one byte before the host, which a caller can have cleared.
 */
static inline enum nurl_status nurl_host_only(const struct nurl *url,
                                              uint16_t *stop)
{
    if (nurl_present(url->user) && url->host_kind != NURL_HOST_NONE) {
        *stop = 0;
        if (url->host.off > 0) {
            *stop = (uint16_t)(url->host.off - 1u);
        }
        return NURL_ERR_USERINFO;
    }
    return nurl_host_start(url, stop);
}

#endif
