/* SPDX-License-Identifier: MIT */
/*
 * sockets_address.c - addresses of nfetch_net.h, and those of the system's
 * sockets
 *
 * They are copied with memcpy: a pointer to one kind of socket address must not
 * be used for another kind.
 */
#include "nfetch_sockets_system.h"

#include "net/sockets_address.h"

#include <string.h>

socklen_t nfetch_sockets_put(struct sockaddr_storage *storage,
                             const struct nfetch_net_address *address)
{
    struct sockaddr_in in;

    if (address->family != NFETCH_NET_IPV4) {
        return nfetch_sockets_put_ipv6(storage, address);
    }
    memset(&in, 0, sizeof in);
    in.sin_family = AF_INET;
    in.sin_port = htons(address->port);
    memcpy(&in.sin_addr, address->octets, sizeof in.sin_addr);
    memcpy(storage, &in, sizeof in);
    return sizeof in;
}

int nfetch_sockets_get(struct nfetch_net_address *address,
                       const struct sockaddr *from)
{
    struct sockaddr_in in;

    memset(address, 0, sizeof *address);
    if (from->sa_family != AF_INET) {
        return nfetch_sockets_get_ipv6(address, from);
    }
    memcpy(&in, from, sizeof in);
    address->family = NFETCH_NET_IPV4;
    address->port = ntohs(in.sin_port);
    memcpy(address->octets, &in.sin_addr, sizeof in.sin_addr);
    return 1;
}
