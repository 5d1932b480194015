/* SPDX-License-Identifier: MIT */
/*
 * lwip_name.c - the name servers of the network by lwIP
 *
 * lwIP's own client (dns.c) finds only one address of a name. So name.c asks,
 * and dns.c is not linked: lwIP calls the four functions here instead. It names
 * servers from DHCP, from the advertisements of routers (RDNSS, RFC 8106), and
 * from stateless DHCPv6, which a router says that there is.
 */
#include "net/lwip.h"
#include "net/name.h"
#include "nfetch_port_net.h"

#include "lwip/dns.h"

enum {
    SERVERS = 2 * DNS_MAX_SERVERS
};

static const struct nfetch_net_address any_ipv4 = { NFETCH_NET_IPV4,
                                                    { 0 },
                                                    NFETCH_NET_NAME_PORT };
static const struct nfetch_net_address any_ipv6 = { NFETCH_NET_IPV6,
                                                    { 0 },
                                                    NFETCH_NET_NAME_PORT };

/* Those of IPv4, then those of IPv6. Without an address: not known. */
static struct nfetch_net_address servers[SERVERS];
static int is_set; /* by the caller, whatever the network says */

void nfetch_lwip_set_resolver(const struct nfetch_net *net,
                              const struct nfetch_net_address *server)
{
    int i;

    (void)net;
    for (i = 1; i < SERVERS; i++) {
        servers[i] = any_ipv6;
    }
    servers[0] = *server;
    is_set = 1;
}

/* Returns the first one that is known. */
const struct nfetch_net_address *
nfetch_lwip_resolver(const struct nfetch_net *net)
{
    int i = 0;

    (void)net;
    while (i < SERVERS && !nfetch_net_is_host(&servers[i])) {
        i++;
    }
    return i < SERVERS ? &servers[i] : &any_ipv4;
}

/* ------------------------------------------------------- lwIP's calls */

void dns_init(void)
{
}

void dns_tmr(void)
{
}

/* Each family has its numbers. Only servers of IPv6 are taken back: NULL. */
void dns_setserver(u8_t number, const ip_addr_t *server)
{
    if (is_set || number >= DNS_MAX_SERVERS) {
        return;
    }
    if (server == NULL || IP_IS_V6(server)) {
        number += DNS_MAX_SERVERS;
    }
    servers[number] = any_ipv6;
    if (server != NULL) {
        nfetch_lwip_get(&servers[number], server);
    }
}

/* To find the server of IPv6 that a router takes back. */
const ip_addr_t *dns_getserver(u8_t number)
{
    static ip_addr_t server;

    nfetch_lwip_set(&server, &any_ipv6);
    if (!is_set && number < DNS_MAX_SERVERS &&
        nfetch_net_is_host(&servers[DNS_MAX_SERVERS + number])) {
        nfetch_lwip_set(&server, &servers[DNS_MAX_SERVERS + number]);
    }
    return &server;
}

/* ---------------------------------------------------------------- names */

/* A network can have one family only, and nobody says which. */
int nfetch_lwip_find_resolver(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t began = nfetch_port_ms();
    int status = nfetch_lwip_start(net, &any_ipv4, 0);

    if (!nfetch_lwip_is_up()) {
        return status;
    }
    (void)nfetch_lwip_start(net, &any_ipv6, 0);
    while (!nfetch_net_is_host(nfetch_lwip_resolver(net))) {
        if (!nfetch_lwip_await_link(began, ms)) {
            break;
        }
    }
    return nfetch_lwip_start(net, nfetch_lwip_resolver(net),
                             nfetch_net_left(net, began, ms));
}

int nfetch_lwip_resolve(const struct nfetch_net *net,
                        struct nfetch_net_addresses found, struct nurl_str name,
                        uint32_t ms)
{
    struct nfetch_net_question question = {
        { NULL, 0 }, { servers, SERVERS }, 0, 0
    };

    if (!nfetch_lwip_is_up() ||
        !nfetch_net_is_host(nfetch_lwip_resolver(net))) {
        return NFETCH_NET_ERR_NAME;
    }
    question.name = name;
    question.is_ipv6_first = !nfetch_lwip_has_ipv4();
    question.ms = ms;
    return nfetch_net_ask(net, found, &question);
}
