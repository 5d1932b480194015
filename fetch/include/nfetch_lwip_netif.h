/* SPDX-License-Identifier: MIT */
/*
 * nfetch_lwip_netif.h - a network by lwIP's raw interface, in firmware that has
 * lwIP already (NO_SYS 1; with threads use nfetch_sockets.h)
 *
 *     static struct nfetch_lwip_stack stack = { &my_netif, my_poll, my_random,
 *                                               dns_getserver };
 *     static struct nfetch_net net;
 *
 *     nfetch_lwip_init(&net, &stack);
 *     fetch.net = &net;
 *
 * The firmware calls lwip_init and netif_add, and gets the interface its
 * addresses. Whatever lwIP does for others goes on during a fetch, because
 * every wait calls my_poll. It calls no function of nfetch.
 */
#ifndef NFETCH_LWIP_NETIF_H
#define NFETCH_LWIP_NETIF_H

#include "nfetch_net.h"

#include "lwip/ip_addr.h"
#include "lwip/netif.h"

enum {
    NFETCH_LWIP_NAME_SERVERS = 4
};

/* Both structs must stay as long as the network is used. */
struct nfetch_lwip_stack {
    struct netif *netif;
    /*
     * One turn of the firmware's main loop: takes a frame from the driver, if
     * there is one, and calls sys_check_timeouts. A turn that takes more than
     * one frame is good, too.
     */
    void (*poll)(const struct nfetch_net *net);
    /* As the member `random` of struct nfetch_net. */
    int (*random)(const struct nfetch_net *net, uint32_t *number);
    /*
     * lwIP's dns_getserver, for numbers from 0 to NFETCH_LWIP_NAME_SERVERS - 1.
     * NULL: names need set_resolver.
     */
    const ip_addr_t *(*name_server)(uint8_t number);
    /* Those of name_server, or the one of set_resolver. Zeros at first. */
    struct nfetch_net_address servers[NFETCH_LWIP_NAME_SERVERS];
    uint8_t has_resolver;
};

void nfetch_lwip_init(struct nfetch_net *net, struct nfetch_lwip_stack *stack);

#endif
