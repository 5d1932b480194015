/*
 * name.h - asks a name server for the addresses of a name
 */
#ifndef NFETCH_NAME_H
#define NFETCH_NAME_H

#include "nfetch_net.h"

enum {
    NFETCH_NET_NAME_PORT = 53
};

/* As nfetch_net_resolve; asks the server that is net's resolver. */
int nfetch_net_ask_server(const struct nfetch_net *net,
                          struct nfetch_net_addresses found,
                          struct nurl_str name, uint32_t ms);

#endif
