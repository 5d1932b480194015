/* SPDX-License-Identifier: MIT */
/*
 * address.h - which addresses a host can have
 */
#ifndef NFETCH_ADDRESS_H
#define NFETCH_ADDRESS_H

#include "nfetch_net.h"

/* Returns 1 if both have the same address, whatever the ports. */
int nfetch_net_same_host(const struct nfetch_net_address *a,
                         const struct nfetch_net_address *b);

/* Returns 1 for a neighbour on the link, fe80::/10 (RFC 4291 2.5.6). */
int nfetch_net_is_neighbour(const struct nfetch_net_address *address);

#endif
