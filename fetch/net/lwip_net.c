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
    nfetch_lwip_start,
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
