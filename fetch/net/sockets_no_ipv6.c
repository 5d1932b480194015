/* SPDX-License-Identifier: MIT */
/*
 * sockets_no_ipv6.c - in place of sockets_ipv6.c, for a system that does not
 * declare the addresses of IPv6: lwIP with LWIP_IPV6 0
 */
#include "nfetch_sockets_system.h"

#include "net/sockets_address.h"

socklen_t nfetch_sockets_put_ipv6(struct sockaddr_storage *storage,
                                  const struct nfetch_net_address *address)
{
    (void)storage;
    (void)address;
    return 0;
}

int nfetch_sockets_get_ipv6(struct nfetch_net_address *address,
                            const struct sockaddr *from)
{
    (void)address;
    (void)from;
    return 0;
}
