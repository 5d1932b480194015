/* SPDX-License-Identifier: MIT */
/*
 * address.c - which addresses a host can have
 */
#include "net/address.h"
#include "bytes.h"

/* :: */
static int is_unspecified(const struct nfetch_net_address *address)
{
    size_t i = 0;

    while (i < sizeof address->octets && address->octets[i] == 0) {
        i++;
    }
    return i == sizeof address->octets;
}

int nfetch_net_is_host(const struct nfetch_net_address *address)
{
    uint8_t first = address->octets[0];

    if (address->family == NFETCH_NET_IPV4) {
        return first > 0 && first < 224;
    }
    return first != 0xFF && !is_unspecified(address);
}

int nfetch_net_is_neighbour(const struct nfetch_net_address *address)
{
    return address->family == NFETCH_NET_IPV6 && address->octets[0] == 0xFE &&
           (address->octets[1] & 0xC0) == 0x80;
}

int nfetch_net_same_host(const struct nfetch_net_address *a,
                         const struct nfetch_net_address *b)
{
    return a->family == b->family &&
           bytes_same(a->octets, b->octets,
                      a->family == NFETCH_NET_IPV6 ? 16 : 4);
}
