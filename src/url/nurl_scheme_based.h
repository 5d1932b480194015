/* SPDX-License-Identifier: MIT */
/*
 * nurl_scheme_based.h - port and path of the normal form, by the scheme
 *                       (RFC 3986 6.2.3)
 */
#ifndef NURL_SCHEME_BASED_H
#define NURL_SCHEME_BASED_H

#include "host/nurl_scheme_port.h"

/* 1 if this is the scheme's default port, which is not 0; else 0. */
static inline int nurl_scheme_based_is_default(const struct nurl *url,
                                               uint16_t port)
{
    return port > 0 && port == nurl_scheme_port(nurl_scheme_in(url));
}

/* The port as written; absent if it is empty or the scheme's default port. */
struct nurl_str nurl_scheme_based_port(const struct nurl *url);

/*
 * The path as written; "/" for an empty path after an authority, if there is
 * a scheme.
 */
struct nurl_str nurl_scheme_based_path(const struct nurl *url);

#endif
