/* SPDX-License-Identifier: MIT */
/*
 * name.h - asks name servers for the addresses of a name
 */
#ifndef NFETCH_NAME_H
#define NFETCH_NAME_H

#include "nfetch_net.h"

enum {
    NFETCH_NET_NAME_PORT = 53
};

/*
 * The servers are asked in their order. One without an address is passed over.
 * The network can name it while the others are asked.
 */
struct nfetch_net_question {
    struct nurl_str name;
    struct nfetch_net_addresses servers;
    uint8_t is_ipv6_first; /* the order of the addresses */
    uint32_t ms;           /* limit for all */
};

/* As nfetch_net_resolve. */
int nfetch_net_ask(const struct nfetch_net *net,
                   struct nfetch_net_addresses found,
                   const struct nfetch_net_question *question);

/* The same of one server, which is net's resolver, with IPv4 first. */
int nfetch_net_ask_server(const struct nfetch_net *net,
                          struct nfetch_net_addresses found,
                          struct nurl_str name, uint32_t ms);

#endif
