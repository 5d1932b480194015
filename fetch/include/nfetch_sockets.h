/* SPDX-License-Identifier: MIT */
/*
 * nfetch_sockets.h - a network by BSD-like sockets that are already there: of
 * POSIX, lwIP, Zephyr, ESP-IDF, ...
 *
 * The sockets are the same everywhere. Four functions are not, and the program
 * gives them:
 *
 *     static struct nfetch_sockets sockets = { my_ms, my_wait, my_random,
 *                                              nfetch_sockets_getaddrinfo };
 *     static struct nfetch_net net;
 *
 *     nfetch_sockets_init(&net, &sockets);
 *     fetch.net = &net;
 *
 * fetch/sockets.md has the four functions of several systems, and says what to
 * compile. nfetch_posix.h has them for an operating system.
 *
 * The program starts its interface itself. Several networks can be used at
 * once.
 */
#ifndef NFETCH_SOCKETS_H
#define NFETCH_SOCKETS_H

#include "nfetch_net.h"

/*
 * The functions are as the members of struct nfetch_net with the same names,
 * whose first argument they get. Both structs must stay as long as the network
 * is used.
 */
struct nfetch_sockets {
    uint32_t (*ms)(const struct nfetch_net *net);
    void (*wait)(const struct nfetch_net *net, uint32_t ms);
    int (*random)(const struct nfetch_net *net, uint32_t *number);
    /* Not called after set_resolver. NULL: then there are no other names. */
    int (*resolve)(const struct nfetch_net *net,
                   struct nfetch_net_addresses found, struct nurl_str name,
                   uint32_t ms);
    /* Of set_resolver. Zeros at first. */
    struct nfetch_net_address resolver;
    uint8_t has_resolver;
};

void nfetch_sockets_init(struct nfetch_net *net,
                         struct nfetch_sockets *sockets);

/*
 * A `resolve` by the system's getaddrinfo, which has its own limit for one
 * answer. It is called again as long as it says EAI_AGAIN. lwIP's finds one
 * address only: set_resolver finds all.
 */
int nfetch_sockets_getaddrinfo(const struct nfetch_net *net,
                               struct nfetch_net_addresses found,
                               struct nurl_str name, uint32_t ms);

#endif
