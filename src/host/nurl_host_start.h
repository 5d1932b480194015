/*
 * nurl_host_start.h - where a host stands, or would have to
 */
#ifndef NURL_HOST_START_H
#define NURL_HOST_START_H

#include "nurl_types.h"

/* 1 if there is no host, or one of no octets: nobody to connect to. */
static inline int nurl_host_is_missing(const struct nurl *url)
{
    return url->host_kind == NURL_HOST_NONE ||
           url->host_kind == NURL_HOST_EMPTY;
}

/*
 * Where the host begins; without an authority, where one would begin: behind
 * the scheme's colon, or at 0. It is the place of HOST_EMPTY.
 */
static inline uint16_t nurl_host_start(const struct nurl *url)
{
    return url->host_kind == NURL_HOST_NONE ? url->path.off : url->host.off;
}

#endif
