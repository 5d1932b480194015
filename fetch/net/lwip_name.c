/*
 * lwip_name.c - the name server of nfetch_net.h over lwIP
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

void nfetch_net_set_resolver(const struct nfetch_net_address *server)
{
    resolver = *server;
    is_set = 1;
}

const struct nfetch_net_address *nfetch_net_resolver(void)
{
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

int nfetch_net_resolve(struct nfetch_net_addresses found, const char *name,
                       size_t length, uint32_t ms)
{
    struct nfetch_net_name asked = { name, length };

    if (!nfetch_lwip_is_up() || !nfetch_net_is_host(&resolver)) {
        return NFETCH_NET_ERR_NAME;
    }
    return nfetch_net_ask_server(&resolver, found, asked, ms);
}
