/* SPDX-License-Identifier: MIT */
/*
 * lwip_ipv6.c - addresses of IPv6 for the network by lwIP
 */
#include "net/lwip.h"

#include <string.h>

/*
 * Addresses from `first` on; number 0 is the one for the link. lwIP makes a new
 * address preferred at its next tick of a second, if nobody is asked whether it
 * is in use. That is not awaited here.
 */
static int has_any(struct netif *netif, s8_t first)
{
    s8_t i;

    for (i = first; i < LWIP_IPV6_NUM_ADDRESSES; i++) {
        if (LWIP_IPV6_DUP_DETECT_ATTEMPTS == 0 &&
            ip6_addr_istentative(netif_ip6_addr_state(netif, i))) {
            netif_ip6_addr_set_state(netif, i, IP6_ADDR_PREFERRED);
        }
        if (ip6_addr_isvalid(netif_ip6_addr_state(netif, i))) {
            return 1;
        }
    }
    return 0;
}

/* A link-local address reaches neighbours only: others need another one. */
int nfetch_lwip_has_ipv6(const struct nfetch_net *net,
                         const struct nfetch_net_address *to)
{
    return has_any(nfetch_lwip_stack(net)->netif,
                   nfetch_net_is_neighbour(to) ? 0 : 1);
}

void nfetch_lwip_set_ipv6(const struct nfetch_net *net, ip_addr_t *to,
                          const struct nfetch_net_address *from)
{
    (void)net; /* without zones */
    IP_ADDR6(to, 0, 0, 0, 0);
    memcpy(ip_2_ip6(to)->addr, from->octets, 16);
    ip6_addr_assign_zone(ip_2_ip6(to), IP6_UNKNOWN,
                         nfetch_lwip_stack(net)->netif);
}

void nfetch_lwip_get_ipv6(struct nfetch_net_address *to, const ip_addr_t *from)
{
    to->family = NFETCH_NET_IPV6;
    memcpy(to->octets, ip_2_ip6(from)->addr, 16);
}

const ip_addr_t *nfetch_lwip_any_ipv6(void)
{
    return IP6_ADDR_ANY;
}
