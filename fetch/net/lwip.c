/* SPDX-License-Identifier: MIT */
/*
 * lwip.c - what waits, and addresses, for the network by lwIP
 */
#include "net/lwip.h"

#include "lwip/sys.h"

#include <string.h>

enum {
    PORT_FIRST = 49152, /* dynamic ports, RFC 6335 6 */
    PORT_MASK = 0x3FFF
};

void nfetch_lwip_poll(const struct nfetch_net *net)
{
    nfetch_lwip_stack(net)->poll(net);
}

int nfetch_lwip_wait(const struct nfetch_net *net, uint32_t began, uint32_t ms)
{
    if (nfetch_net_turn(net) || sys_now() - began >= ms) {
        return 0;
    }
    nfetch_lwip_poll(net);
    return 1;
}

/* ---------------------------------------------------------------- addresses */

/*
 * DHCP can name any address. One that no host can have is of no use, and lwIP
 * reports 0.0.0.0 as a lack of memory later.
 */
int nfetch_lwip_has_ipv4(const struct nfetch_net *net)
{
    struct nfetch_net_address own;

    nfetch_lwip_get(&own, netif_ip_addr4(nfetch_lwip_stack(net)->netif));
    return nfetch_net_is_host(&own) && own.octets[0] != IP_LOOPBACKNET;
}

int nfetch_lwip_has_address(const struct nfetch_net *net,
                            const struct nfetch_net_address *to)
{
    return to->family == NFETCH_NET_IPV4 ? nfetch_lwip_has_ipv4(net)
                                         : nfetch_lwip_has_ipv6(net, to);
}

void nfetch_lwip_set(const struct nfetch_net *net, ip_addr_t *to,
                     const struct nfetch_net_address *from)
{
    if (from->family != NFETCH_NET_IPV4) {
        nfetch_lwip_set_ipv6(net, to, from);
        return;
    }
    IP_ADDR4(to, from->octets[0], from->octets[1], from->octets[2],
             from->octets[3]);
}

void nfetch_lwip_get(struct nfetch_net_address *to, const ip_addr_t *from)
{
    if (IP_IS_V6(from)) {
        nfetch_lwip_get_ipv6(to, from);
        return;
    }
    to->family = NFETCH_NET_IPV4;
    memcpy(to->octets, &ip_2_ip4(from)->addr, 4);
}

const ip_addr_t *nfetch_lwip_any(enum nfetch_net_family family)
{
    return family == NFETCH_NET_IPV4 ? IP4_ADDR_ANY : nfetch_lwip_any_ipv6();
}

uint8_t nfetch_lwip_type(enum nfetch_net_family family)
{
    return family == NFETCH_NET_IPV4 ? IPADDR_TYPE_V4 : IPADDR_TYPE_V6;
}

int nfetch_lwip_port(const struct nfetch_net *net, uint16_t *port)
{
    uint32_t chance;
    int status = nfetch_net_random(net, &chance);

    *port = (uint16_t)(PORT_FIRST + (chance & PORT_MASK));
    return status;
}
