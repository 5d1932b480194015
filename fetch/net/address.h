/*
 * address.h - which addresses a host can have
 */
#ifndef NFETCH_ADDRESS_H
#define NFETCH_ADDRESS_H

#include "nfetch_net.h"

/*
 * Returns 0 for addresses that no host can have: 0.0.0.0/8, multicast, the
 * reserved 240.0.0.0/4 with broadcast (RFC 6890), :: and ff00::/8 (RFC 4291).
 */
int nfetch_net_is_host(const struct nfetch_net_address *address);

/* Returns 1 if both have the same address, whatever the ports. */
int nfetch_net_same_host(const struct nfetch_net_address *a,
                         const struct nfetch_net_address *b);

/* Returns 1 for a neighbour on the link, fe80::/10 (RFC 4291 2.5.6). */
int nfetch_net_is_neighbour(const struct nfetch_net_address *address);

#endif
