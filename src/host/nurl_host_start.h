/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_start.h - a URL must have a host here
 */
#ifndef NURL_HOST_START_H
#define NURL_HOST_START_H

#include "nurl_types.h"

/*
 * Returns OK, and the offset of the host in *stop; or what is missing:
 *
 *     h.com/x       SCHEME_MISSING at 0: neither scheme nor authority
 *     h.com:80      HOST_MISSING after the ":": a scheme, but no authority
 *     http://:80/   HOST_EMPTY where the host would begin
 *
 * BOUNDS: a ":" follows the scheme.
 */
static inline enum nurl_status nurl_host_start(const struct nurl *url,
                                               uint16_t *stop)
{
    *stop = url->host.off;
    if (url->host.len > 0) {
        return NURL_OK;
    }
    if (url->host_kind != NURL_HOST_NONE) {
        return NURL_ERR_HOST_EMPTY;
    }
    *stop = 0;
    if (url->scheme.len == 0) {
        return NURL_ERR_SCHEME_MISSING;
    }
    *stop = (uint16_t)(url->scheme.len + 1u);
    return NURL_ERR_HOST_MISSING;
}

#endif
