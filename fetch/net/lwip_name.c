/* SPDX-License-Identifier: MIT */
/*
 * lwip_name.c - the names of the network by lwIP
 *
 * lwIP's own client (dns.c) finds only one address of a name. So name.c asks
 * the servers that lwIP knows.
 */
#include "net/lwip.h"
#include "net/name.h"

#include <string.h>

void nfetch_lwip_set_resolver(const struct nfetch_net *net,
                              const struct nfetch_net_address *server)
{
    struct nfetch_lwip_stack *stack = nfetch_lwip_stack(net);

    memset(stack->servers, 0, sizeof stack->servers);
    stack->servers[0] = *server;
    stack->has_resolver = 1;
}

/* Those of the network, as they are now. One that is not known is 0.0.0.0. */
static void update_servers(struct nfetch_lwip_stack *stack)
{
    int i;

    for (i = 0; i < NFETCH_LWIP_NAME_SERVERS; i++) {
        nfetch_lwip_get(&stack->servers[i], stack->name_server((uint8_t)i));
        stack->servers[i].port = NFETCH_NET_NAME_PORT;
    }
}

/* Returns the first one that is known. */
const struct nfetch_net_address *
nfetch_lwip_resolver(const struct nfetch_net *net)
{
    static const struct nfetch_net_address none = { NFETCH_NET_IPV4,
                                                    { 0 },
                                                    NFETCH_NET_NAME_PORT };
    struct nfetch_lwip_stack *stack = nfetch_lwip_stack(net);
    int i = 0;

    if (!stack->has_resolver && stack->name_server != NULL) {
        update_servers(stack);
    }
    while (i < NFETCH_LWIP_NAME_SERVERS &&
           !nfetch_net_is_host(&stack->servers[i])) {
        i++;
    }
    return i < NFETCH_LWIP_NAME_SERVERS ? &stack->servers[i] : &none;
}

int nfetch_lwip_resolve(const struct nfetch_net *net,
                        struct nfetch_net_addresses found, struct nurl_str name,
                        uint32_t ms)
{
    struct nfetch_net_question question = {
        { NULL, 0 }, { NULL, NFETCH_LWIP_NAME_SERVERS }, 0, 0
    };

    if (!nfetch_net_is_host(nfetch_lwip_resolver(net))) {
        return NFETCH_NET_ERR_NAME;
    }
    question.name = name;
    question.servers.list = nfetch_lwip_stack(net)->servers;
    question.is_ipv6_first = !nfetch_lwip_has_ipv4(net);
    question.ms = ms;
    return nfetch_net_ask(net, found, &question);
}
