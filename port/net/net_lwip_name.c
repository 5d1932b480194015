/*
 * net_lwip_name.c - the name server of net.h over lwIP
 *
 * lwIP's own client (dns.c) finds only one address of a name. So net_name.c
 * asks, and dns.c is not linked: lwIP calls the three functions here instead.
 */
#include "net_lwip.h"
#include "net_name.h"

#include "lwip/dns.h"

static struct net_address resolver = { NET_IPV4, { 0 }, NET_NAME_PORT };
static int is_set; /* by the caller, whatever DHCP says */

void net_set_resolver(const struct net_address *server)
{
    resolver = *server;
    is_set = 1;
}

const struct net_address *net_resolver(void)
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
        net_lwip_get(&resolver, server);
    }
}

int net_resolve(struct net_addresses found, const char *name, size_t length,
                uint32_t ms)
{
    struct net_name asked = { name, length };

    if (!net_lwip_is_up() || !net_is_host(&resolver)) {
        return NET_ERR_NAME;
    }
    return net_ask_server(&resolver, found, asked, ms);
}
