/* SPDX-License-Identifier: MIT */
/*
 * network.h - the network of this program: lwIP on a board, sockets on an
 * operating system
 */
#ifndef NFETCH_NETWORK_H
#define NFETCH_NETWORK_H

#include "nfetch_net.h"

const struct nfetch_net *nfetch_network(void);

#endif
