/* SPDX-License-Identifier: MIT */
/*
 * lwip_net.c - the network by lwIP over a netif that is already there
 */
#include "net/lwip.h"

#include "lwip/sys.h"

/* For a name: the server that is known, or none yet. */
static const struct nfetch_net_address *
target_of(const struct nfetch_net *net, const struct nfetch_net_address *to)
{
    return nfetch_net_is_host(to) ? to : nfetch_lwip_resolver(net);
}

int nfetch_lwip_await(const struct nfetch_net *net,
                      const struct nfetch_net_address *to, uint32_t ms)
{
    uint32_t began = sys_now();
    const struct nfetch_net_address *target;
    int has_address;

    do {
        target = target_of(net, to);
        has_address = nfetch_lwip_has_address(net, target);
        if (has_address && nfetch_net_is_host(target)) {
            return NFETCH_NET_OK;
        }
    } while (nfetch_lwip_wait(net, began, ms));
    return has_address ? NFETCH_NET_OK : NFETCH_NET_ERR_LINK;
}

/* The interface belongs to the firmware. */
static void stop(const struct nfetch_net *net)
{
    (void)net;
}

void nfetch_lwip_close(const struct nfetch_net *net, int socket)
{
    if (socket < NFETCH_NET_SOCKETS) {
        nfetch_lwip_udp_close(socket);
    } else {
        nfetch_lwip_tcp_close(socket);
    }
    nfetch_lwip_poll(net);
}

/*
 * The network can name more servers while those that are known are asked: after
 * one that did not answer the next one is looked for again, and after a pause.
 */
int nfetch_lwip_receive(const struct nfetch_net *net, int socket,
                        struct nfetch_net_datagram *datagram, uint32_t ms)
{
    int length = nfetch_lwip_udp_receive(net, socket, datagram, ms);

    if (length < 0) {
        (void)nfetch_lwip_resolver(net);
    }
    return length;
}

void nfetch_lwip_pause(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t began = sys_now();

    while (nfetch_lwip_wait(net, began, ms)) {
        /* nfetch_lwip_wait does all the work */
    }
    (void)nfetch_lwip_resolver(net);
}

uint32_t nfetch_lwip_ms(const struct nfetch_net *net)
{
    (void)net;
    return sys_now();
}

void nfetch_lwip_init(struct nfetch_net *net, struct nfetch_lwip_stack *stack)
{
    static const struct nfetch_net lwip_net = {
        NULL, nfetch_lwip_await, stop, NFETCH_LWIP_FUNCTIONS, NULL, NULL, NULL
    };

    *net = lwip_net;
    net->context = stack;
    net->random = stack->random;
}
