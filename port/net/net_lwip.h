/*
 * net_lwip.h - what the files of net.h over lwIP share
 *
 *     net_lwip        the interface: frames, timers, its own address
 *     net_lwip_name   the name server
 *     net_lwip_udp    datagrams
 *     net_lwip_tcp    streams
 *
 * Sockets 0 to NET_SOCKETS - 1 are for datagrams, the next ones for streams.
 */
#ifndef NET_LWIP_H
#define NET_LWIP_H

#include "net_address.h"

#include "lwip/ip_addr.h"

/* Returns 1 between net_start and net_stop. */
int net_lwip_is_up(void);

/*
 * What a waiting program does again and again: takes one frame from the chip,
 * runs lwIP's timers. lwIP calls back from here, and only from here.
 */
void net_lwip_poll(void);

/* Polls and returns 1 if `ms` have not passed since `began`; else returns 0. */
int net_lwip_wait(uint32_t began, uint32_t ms);

/* Copies an address, without the port. */
void net_lwip_set(ip_addr_t *to, const struct net_address *from);
void net_lwip_get(struct net_address *to, const ip_addr_t *from);

/* The unspecified address of a family, for lwIP's bind. */
const ip_addr_t *net_lwip_any(enum net_family family);

/* lwIP's number for a family. */
uint8_t net_lwip_type(enum net_family family);

/* A random port, and how many of them are tried. */
enum {
    NET_LWIP_PORT_TRIES = 8
};
uint16_t net_lwip_port(void);

void net_lwip_close_udp(int socket);
void net_lwip_close_tcp(int socket);

#endif
