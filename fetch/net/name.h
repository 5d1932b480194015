/*
 * name.h - asks a name server for the addresses of a name
 */
#ifndef NFETCH_NAME_H
#define NFETCH_NAME_H

#include "nfetch_net.h"

enum {
    NFETCH_NET_NAME_PORT = 53
};

struct nfetch_net_name {
    const char *text; /* no NUL at its end */
    size_t length;
};

/* As nfetch_net_resolve, by this server. */
int nfetch_net_ask_server(const struct nfetch_net_address *server,
                          struct nfetch_net_addresses found,
                          struct nfetch_net_name name, uint32_t ms);

#endif
