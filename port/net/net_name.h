/*
 * net_name.h - asks a name server for the addresses of a name
 */
#ifndef NET_NAME_H
#define NET_NAME_H

#include "net.h"

enum {
    NET_NAME_PORT = 53
};

struct net_name {
    const char *text; /* no NUL at its end */
    size_t length;
};

/* As net_resolve, by this server. */
int net_ask_server(const struct net_address *server, struct net_addresses found,
                   struct net_name name, uint32_t ms);

#endif
