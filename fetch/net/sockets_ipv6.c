/* SPDX-License-Identifier: MIT */
/*
 * sockets_ipv6.c - addresses of IPv6 (sockets_address.h)
 */
#include "nfetch_sockets_system.h"

#include "net/sockets_address.h"

#include <string.h>

socklen_t nfetch_sockets_put_ipv6(struct sockaddr_storage *storage,
                                  const struct nfetch_net_address *address)
{
    struct sockaddr_in6 in;

    memset(&in, 0, sizeof in);
    in.sin6_family = AF_INET6;
    in.sin6_port = htons(address->port);
    memcpy(&in.sin6_addr, address->octets, sizeof in.sin6_addr);
    memcpy(storage, &in, sizeof in);
    return sizeof in;
}

int nfetch_sockets_get_ipv6(struct nfetch_net_address *address,
                            const struct sockaddr *from)
{
    struct sockaddr_in6 in;

    if (from->sa_family != AF_INET6) {
        return 0;
    }
    memcpy(&in, from, sizeof in);
    address->family = NFETCH_NET_IPV6;
    address->port = ntohs(in.sin6_port);
    memcpy(address->octets, &in.sin6_addr, sizeof in.sin6_addr);
    return 1;
}
