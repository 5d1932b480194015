/* SPDX-License-Identifier: MIT */
/*
 * lwip_net.c - the network by lwIP, as a value
 *
 * Sockets 0 to NFETCH_NET_SOCKETS - 1 are for datagrams, the next ones for
 * streams.
 */
#include "nfetch_lwip.h"

#include "net/lwip.h"
#include "net/random.h"
#include "nfetch_port_net.h"

/* Without an address: from where a name server can be reached. */
static int start(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms)
{
    return nfetch_net_is_host(to) ? nfetch_lwip_start(net, to, ms)
                                  : nfetch_lwip_find_resolver(net, ms);
}

static void close_socket(const struct nfetch_net *net, int socket)
{
    (void)net;
    if (socket < NFETCH_NET_SOCKETS) {
        nfetch_lwip_udp_close(socket);
    } else {
        nfetch_lwip_tcp_close(socket);
    }
    nfetch_lwip_poll();
}

static uint32_t now_ms(const struct nfetch_net *net)
{
    (void)net;
    return nfetch_port_ms();
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    (void)net;
    return nfetch_random_read(number);
}

const struct nfetch_net nfetch_lwip = {
    NULL,
    start,
    nfetch_lwip_stop,
    nfetch_lwip_set_resolver,
    nfetch_lwip_resolver,
    nfetch_lwip_resolve,
    nfetch_lwip_udp_open,
    nfetch_lwip_udp_send,
    nfetch_lwip_udp_receive,
    nfetch_lwip_tcp_open,
    nfetch_lwip_tcp_send,
    nfetch_lwip_tcp_receive,
    close_socket,
    nfetch_lwip_pause,
    now_ms,
    read_random,
};
