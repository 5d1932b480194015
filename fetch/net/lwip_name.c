/*
 * lwip_name.c - the name server of the network by lwIP
 *
 * lwIP's own client (dns.c) finds only one address of a name. So net_name.c
 * asks, and dns.c is not linked: lwIP calls the three functions here instead.
 */
#include "net/lwip.h"
#include "net/name.h"

#include "lwip/dns.h"

static struct nfetch_net_address resolver = { NFETCH_NET_IPV4,
                                              { 0 },
                                              NFETCH_NET_NAME_PORT };
static int is_set; /* by the caller, whatever DHCP says */

void nfetch_lwip_set_resolver(const struct nfetch_net *net,
                              const struct nfetch_net_address *server)
{
    (void)net;
    resolver = *server;
    is_set = 1;
}

const struct nfetch_net_address *
nfetch_lwip_resolver(const struct nfetch_net *net)
{
    (void)net;
    return &resolver;
}

void dns_init(void)
{
}

void dns_tmr(void)
{
}

/* DHCP names a server. */
void dns_setserver(u8_t number, const ip_addr_t *server)
{
    if (number == 0 && server != NULL && !is_set) {
        nfetch_lwip_get(&resolver, server);
    }
}

int nfetch_lwip_resolve(const struct nfetch_net *net,
                        struct nfetch_net_addresses found, struct nurl_str name,
                        uint32_t ms)
{
    if (!nfetch_lwip_is_up() || !nfetch_net_is_host(&resolver)) {
        return NFETCH_NET_ERR_NAME;
    }
    return nfetch_net_ask_server(net, found, name, ms);
}
