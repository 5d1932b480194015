/*
 * net_host_address.h - addresses of net.h, and those of the operating system
 */
#ifndef NET_HOST_ADDRESS_H
#define NET_HOST_ADDRESS_H

#include "net.h"

#include <sys/socket.h>

/* Returns the length of the system's address. */
socklen_t net_host_put(struct sockaddr_storage *storage,
                       const struct net_address *address);

/* Returns 1, or 0 if the family is neither IPv4 nor IPv6. */
int net_host_get(struct net_address *address, const struct sockaddr *from);

#endif
