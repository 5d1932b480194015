/* SPDX-License-Identifier: MIT */
/*
 * posix_address.c - addresses of nfetch_net.h, and those of the operating
 * system
 *
 * They are copied with memcpy: a pointer to one kind of socket address must not
 * be used for another kind.
 */
#define _POSIX_C_SOURCE 200809L

#include "net/posix_address.h"

#include <netinet/in.h>
#include <string.h>

static socklen_t put_ipv4(struct sockaddr_storage *storage,
                          const struct nfetch_net_address *address)
{
    struct sockaddr_in in;

    memset(&in, 0, sizeof in);
    in.sin_family = AF_INET;
    in.sin_port = htons(address->port);
    memcpy(&in.sin_addr, address->octets, sizeof in.sin_addr);
    memcpy(storage, &in, sizeof in);
    return sizeof in;
}

static socklen_t put_ipv6(struct sockaddr_storage *storage,
                          const struct nfetch_net_address *address)
{
    struct sockaddr_in6 in;

    memset(&in, 0, sizeof in);
    in.sin6_family = AF_INET6;
    in.sin6_port = htons(address->port);
    memcpy(&in.sin6_addr, address->octets, sizeof in.sin6_addr);
    memcpy(storage, &in, sizeof in);
    return sizeof in;
}

socklen_t nfetch_posix_put(struct sockaddr_storage *storage,
                           const struct nfetch_net_address *address)
{
    return address->family == NFETCH_NET_IPV6 ? put_ipv6(storage, address)
                                              : put_ipv4(storage, address);
}

static void get_ipv4(struct nfetch_net_address *address,
                     const struct sockaddr *from)
{
    struct sockaddr_in in;

    memcpy(&in, from, sizeof in);
    address->family = NFETCH_NET_IPV4;
    address->port = ntohs(in.sin_port);
    memcpy(address->octets, &in.sin_addr, sizeof in.sin_addr);
}

static void get_ipv6(struct nfetch_net_address *address,
                     const struct sockaddr *from)
{
    struct sockaddr_in6 in;

    memcpy(&in, from, sizeof in);
    address->family = NFETCH_NET_IPV6;
    address->port = ntohs(in.sin6_port);
    memcpy(address->octets, &in.sin6_addr, sizeof in.sin6_addr);
}

int nfetch_posix_get(struct nfetch_net_address *address,
                     const struct sockaddr *from)
{
    memset(address, 0, sizeof *address);
    if (from->sa_family == AF_INET) {
        get_ipv4(address, from);
        return 1;
    }
    if (from->sa_family == AF_INET6) {
        get_ipv6(address, from);
        return 1;
    }
    return 0;
}
