/* SPDX-License-Identifier: MIT */
/*
 * lwip.h - what the files of the network over lwIP share
 *
 *     lwip_net        the value nfetch_lwip
 *     lwip_name lwip_udp lwip_tcp    the name server, datagrams, streams
 *     lwip            the interface: frames, timers, its own address
 *
 * A file calls only those below it.
 *
 * Sockets 0 to NFETCH_NET_SOCKETS - 1 are for datagrams, the next ones for
 * streams.
 */
#ifndef NFETCH_LWIP_PRIVATE_H
#define NFETCH_LWIP_PRIVATE_H

#include "net/address.h"

#include "lwip/ip_addr.h"

/* ----------------------------------------------------------- lwip.c */

int nfetch_lwip_start(const struct nfetch_net *net,
                      const struct nfetch_net_address *to, uint32_t ms);
void nfetch_lwip_stop(const struct nfetch_net *net);
void nfetch_lwip_pause(const struct nfetch_net *net, uint32_t ms);

/* Returns 1 between start and stop. */
int nfetch_lwip_is_up(void);

/*
 * What a waiting program does again and again: takes one frame from the chip,
 * runs lwIP's timers. lwIP calls back from here, and only from here.
 */
void nfetch_lwip_poll(void);

/* Polls and returns 1 if `ms` have not passed since `began`; else returns 0. */
int nfetch_lwip_wait(uint32_t began, uint32_t ms);

/*
 * The same while an own address is awaited: routers and DHCP are asked again,
 * because a switch can forward late.
 */
int nfetch_lwip_await_link(uint32_t began, uint32_t ms);

/* Returns 1 once there is an own address of IPv4. */
int nfetch_lwip_has_ipv4(void);

/* Copies an address, without the port. */
void nfetch_lwip_set(ip_addr_t *to, const struct nfetch_net_address *from);
void nfetch_lwip_get(struct nfetch_net_address *to, const ip_addr_t *from);

/* The unspecified address of a family, for lwIP's bind. */
const ip_addr_t *nfetch_lwip_any(enum nfetch_net_family family);

/* lwIP's number for a family. */
uint8_t nfetch_lwip_type(enum nfetch_net_family family);

/* A random port, and how many of them are tried. */
enum {
    NFETCH_LWIP_PORT_TRIES = 8
};
int nfetch_lwip_port(uint16_t *port);

/* -------------------------------------------- lwip_name.c, _udp.c, _tcp.c */

void nfetch_lwip_set_resolver(const struct nfetch_net *net,
                              const struct nfetch_net_address *server);
const struct nfetch_net_address *
nfetch_lwip_resolver(const struct nfetch_net *net);
/* As nfetch_lwip_start, for the first name server that the network names. */
int nfetch_lwip_find_resolver(const struct nfetch_net *net, uint32_t ms);
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

#endif
