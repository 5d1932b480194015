/* SPDX-License-Identifier: MIT */
/*
 * network_lwip.c - the network of a program on a board
 */
#include "app/network.h"
#include "nfetch_lwip.h"

const struct nfetch_net *nfetch_network(void)
{
    return &nfetch_lwip;
}
