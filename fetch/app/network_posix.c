/* SPDX-License-Identifier: MIT */
/*
 * network_posix.c - the network of a program on an operating system
 */
#include "app/network.h"
#include "nfetch_posix.h"

const struct nfetch_net *nfetch_network(void)
{
    static struct nfetch_posix sockets;
    static struct nfetch_net net;

    if (net.context == NULL) {
        nfetch_posix_init(&net, &sockets);
    }
    return &net;
}
