/* SPDX-License-Identifier: MIT */
/*
 * nfetch_posix.h - a network by the sockets of an operating system
 *
 *     static struct nfetch_posix sockets;
 *     static struct nfetch_net net;
 *
 *     nfetch_posix_init(&net, &sockets);
 *     fetch.net = &net;
 *
 * Several can be used at once, each with a name server of its own.
 */
#ifndef NFETCH_POSIX_H
#define NFETCH_POSIX_H

#include "nfetch_sockets.h"

/* Both structs must stay as long as the network is used. */
struct nfetch_posix {
    struct nfetch_sockets sockets;
};

void nfetch_posix_init(struct nfetch_net *net, struct nfetch_posix *posix);

#endif
