/* SPDX-License-Identifier: MIT */
/*
 * sockets_address.h - addresses of nfetch_net.h, and those of the system's
 * sockets
 *
 * Included after nfetch_sockets_system.h.
 */
#ifndef NFETCH_SOCKETS_ADDRESS_H
#define NFETCH_SOCKETS_ADDRESS_H

#include "nfetch_sockets.h"

/*
 * Sets the system's address and returns its length, or 0 if the system does not
 * have this family.
 */
socklen_t nfetch_sockets_put(struct sockaddr_storage *storage,
                             const struct nfetch_net_address *address);

/* Returns 1, or 0 if the family is neither IPv4 nor IPv6. */
int nfetch_sockets_get(struct nfetch_net_address *address,
                       const struct sockaddr *from);

/* The same for IPv6: sockets_ipv6.c, or sockets_no_ipv6.c. */
socklen_t nfetch_sockets_put_ipv6(struct sockaddr_storage *storage,
                                  const struct nfetch_net_address *address);
int nfetch_sockets_get_ipv6(struct nfetch_net_address *address,
                            const struct sockaddr *from);

#endif
