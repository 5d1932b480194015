/* SPDX-License-Identifier: MIT */
/*
 * posix_address.h - addresses of nfetch_net.h, and those of the operating
 * system
 */
#ifndef NFETCH_POSIX_ADDRESS_H
#define NFETCH_POSIX_ADDRESS_H

#include "nfetch_posix.h"

#include <sys/socket.h>

/* Returns the length of the system's address. */
socklen_t nfetch_posix_put(struct sockaddr_storage *storage,
                           const struct nfetch_net_address *address);

/* Returns 1, or 0 if the family is neither IPv4 nor IPv6. */
int nfetch_posix_get(struct nfetch_net_address *address,
                     const struct sockaddr *from);

/* Functions of the network, in posix_name.c. */
void nfetch_posix_set_resolver(const struct nfetch_net *net,
                               const struct nfetch_net_address *server);
const struct nfetch_net_address *
nfetch_posix_resolver(const struct nfetch_net *net);
int nfetch_posix_resolve(const struct nfetch_net *net,
                         struct nfetch_net_addresses found,
                         struct nurl_str name, uint32_t ms);

#endif
