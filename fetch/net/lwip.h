/*
 * lwip.h - what the files of nfetch_net.h over lwIP share
 *
 *     net_lwip        the interface: frames, timers, its own address
 *     net_lwip_name   the name server
 *     net_lwip_udp    datagrams
 *     net_lwip_tcp    streams
 *
 * Sockets 0 to NFETCH_NET_SOCKETS - 1 are for datagrams, the next ones for
 * streams.
 */
#ifndef NFETCH_LWIP_H
#define NFETCH_LWIP_H

#include "net/address.h"

#include "lwip/ip_addr.h"

/* Returns 1 between nfetch_net_start and nfetch_net_stop. */
int nfetch_lwip_is_up(void);

/*
 * What a waiting program does again and again: takes one frame from the chip,
 * runs lwIP's timers. lwIP calls back from here, and only from here.
 */
void nfetch_lwip_poll(void);

/* Polls and returns 1 if `ms` have not passed since `began`; else returns 0. */
int nfetch_lwip_wait(uint32_t began, uint32_t ms);

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
uint16_t nfetch_lwip_port(void);

void nfetch_lwip_close_udp(int socket);
void nfetch_lwip_close_tcp(int socket);

#endif
