/* SPDX-License-Identifier: MIT */
/*
 * lwip.h - what the files of the network over lwIP share
 *
 *     lwip_board      the value nfetch_lwip: lwIP for boards, over frames
 *     lwip_net        nfetch_lwip_init: a netif that is already there
 *     lwip_name lwip_udp lwip_tcp    the name server, datagrams, streams
 *     lwip            waits and addresses
 *     lwip_ipv6       addresses of IPv6; or lwip_no_ipv6: there are none
 *
 * A file calls only those below it.
 *
 * Sockets 0 to NFETCH_NET_SOCKETS - 1 are for datagrams, the next ones for
 * streams.
 */
#ifndef NFETCH_LWIP_PRIVATE_H
#define NFETCH_LWIP_PRIVATE_H

#include "net/address.h"
#include "nfetch_lwip_netif.h"

static inline struct nfetch_lwip_stack *
nfetch_lwip_stack(const struct nfetch_net *net)
{
    return net->context;
}

/* ------------------------------------------------------- lwip.c, lwip_ipv6.c
 */

/* Nothing happens in lwIP but in this call: it calls back from here. */
void nfetch_lwip_poll(const struct nfetch_net *net);

/*
 * Polls and returns 1 if `ms` have not passed since `began`, and the fetch goes
 * on; else returns 0.
 */
int nfetch_lwip_wait(const struct nfetch_net *net, uint32_t began, uint32_t ms);

/* Returns 1 once there is an own address of IPv4, or one that reaches `to`. */
int nfetch_lwip_has_ipv4(const struct nfetch_net *net);
int nfetch_lwip_has_ipv6(const struct nfetch_net *net,
                         const struct nfetch_net_address *to);
int nfetch_lwip_has_address(const struct nfetch_net *net,
                            const struct nfetch_net_address *to);

/* Copies an address, without the port. */
void nfetch_lwip_set(const struct nfetch_net *net, ip_addr_t *to,
                     const struct nfetch_net_address *from);
void nfetch_lwip_set_ipv6(const struct nfetch_net *net, ip_addr_t *to,
                          const struct nfetch_net_address *from);
void nfetch_lwip_get(struct nfetch_net_address *to, const ip_addr_t *from);
void nfetch_lwip_get_ipv6(struct nfetch_net_address *to, const ip_addr_t *from);

/*
 * The unspecified address of a family, for lwIP's bind. NULL: lwIP is built
 * without this family.
 */
const ip_addr_t *nfetch_lwip_any(enum nfetch_net_family family);
const ip_addr_t *nfetch_lwip_any_ipv6(void);

/* lwIP's number for a family. */
uint8_t nfetch_lwip_type(enum nfetch_net_family family);

/* A random port, and how many of them are tried. */
enum {
    NFETCH_LWIP_PORT_TRIES = 8
};
int nfetch_lwip_port(const struct nfetch_net *net, uint16_t *port);

/* -------------------------------------------- lwip_name.c, _udp.c, _tcp.c */

void nfetch_lwip_set_resolver(const struct nfetch_net *net,
                              const struct nfetch_net_address *server);
const struct nfetch_net_address *
nfetch_lwip_resolver(const struct nfetch_net *net);
int nfetch_lwip_resolve(const struct nfetch_net *net,
                        struct nfetch_net_addresses found, struct nurl_str name,
                        uint32_t ms);

int nfetch_lwip_udp_open(const struct nfetch_net *net,
                         enum nfetch_net_family family);
int nfetch_lwip_udp_send(const struct nfetch_net *net, int socket,
                         const struct nfetch_net_address *to,
                         struct nurl_str bytes);
int nfetch_lwip_udp_receive(const struct nfetch_net *net, int socket,
                            struct nfetch_net_datagram *datagram, uint32_t ms);
void nfetch_lwip_udp_close(int socket);

int nfetch_lwip_tcp_open(const struct nfetch_net *net,
                         const struct nfetch_net_address *to, uint32_t ms);
int nfetch_lwip_tcp_send(const struct nfetch_net *net, int socket,
                         struct nurl_str bytes, uint32_t ms);
int nfetch_lwip_tcp_receive(const struct nfetch_net *net, int socket,
                            struct nfetch_buffer buffer, uint32_t ms);
void nfetch_lwip_tcp_close(int socket);

/* ------------------------------------------------------------- lwip_net.c */

/*
 * Waits for an own address from which `to` can be reached. If `to` is no host's
 * address: for a name server, and an address that reaches it. Without a name
 * server an address is enough once the time is over.
 */
int nfetch_lwip_await(const struct nfetch_net *net,
                      const struct nfetch_net_address *to, uint32_t ms);
int nfetch_lwip_receive(const struct nfetch_net *net, int socket,
                        struct nfetch_net_datagram *datagram, uint32_t ms);
void nfetch_lwip_close(const struct nfetch_net *net, int socket);
void nfetch_lwip_pause(const struct nfetch_net *net, uint32_t ms);
uint32_t nfetch_lwip_ms(const struct nfetch_net *net);

/* What every network over lwIP has alike: from its name server to its clock. */
#define NFETCH_LWIP_FUNCTIONS                                                  \
    nfetch_lwip_set_resolver, nfetch_lwip_resolver, nfetch_lwip_resolve,       \
        nfetch_lwip_udp_open, nfetch_lwip_udp_send, nfetch_lwip_receive,       \
        nfetch_lwip_tcp_open, nfetch_lwip_tcp_send, nfetch_lwip_tcp_receive,   \
        nfetch_lwip_close, nfetch_lwip_pause, nfetch_lwip_ms

#endif
