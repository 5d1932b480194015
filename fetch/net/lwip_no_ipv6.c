/* SPDX-License-Identifier: MIT */
/*
 * lwip_no_ipv6.c - in place of lwip_ipv6.c, for an lwIP with LWIP_IPV6 0
 */
#include "net/lwip.h"

int nfetch_lwip_has_ipv6(const struct nfetch_net *net,
                         const struct nfetch_net_address *to)
{
    (void)net;
    (void)to;
    return 0;
}

void nfetch_lwip_set_ipv6(const struct nfetch_net *net, ip_addr_t *to,
                          const struct nfetch_net_address *from)
{
    (void)net;
    (void)from;
    *to = *IP4_ADDR_ANY;
}

void nfetch_lwip_get_ipv6(struct nfetch_net_address *to, const ip_addr_t *from)
{
    (void)to;
    (void)from;
}

const ip_addr_t *nfetch_lwip_any_ipv6(void)
{
    return NULL;
}
