/* SPDX-License-Identifier: MIT */
/*
 * nurl_endpoint_scope.c - where the address of an endpoint leads
 */
#include "nurl_host.h"

enum nurl_scope nurl_endpoint_scope(const struct nurl_endpoint *endpoint)
{
    switch (endpoint->kind) {
    case NURL_HOST_IPV4:
        return nurl_scope_ipv4(endpoint->address);
    case NURL_HOST_IPV6:
        return nurl_scope_ipv6(endpoint->address);
    default:
        return NURL_SCOPE_RESERVED;
    }
}
