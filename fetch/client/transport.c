/* SPDX-License-Identifier: MIT */
/*
 * transport.c - what transports of http with TLS have in common
 */
#include "client/state.h"
#include "nfetch_proxy.h"
#include "nfetch_transport.h"

int nfetch_transport_open(struct nfetch *fetch,
                          const struct nfetch_net_address *to, uint32_t ms)
{
    int socket = nfetch_net_tcp_open(fetch->net, to, ms);
    int status = NFETCH_OK;

    if (socket >= 0 && fetch->via != NULL) {
        status = fetch->via->connect(fetch, socket);
    }
    if (status != NFETCH_OK) {
        nfetch_net_close(fetch->net, socket);
        return status;
    }
    return socket;
}

/*
 * A handshake has its own limit, and none for its rate: it calculates long, and
 * no bytes for the sink arrive.
 */
static int shake_hands(struct nfetch *fetch, int socket,
                       int (*step)(struct nfetch *fetch, int socket,
                                   uint32_t ms))
{
    uint32_t began = nfetch_net_ms(fetch->net);
    uint32_t left = fetch->limits.handshake_ms;
    int status;

    do {
        nfetch_open_window(fetch);
        status = nfetch_poll(fetch);
        if (status != NFETCH_OK) {
            return status;
        }
        status = step(fetch, socket, nfetch_slice(left));
        left = nfetch_net_left(fetch->net, began, fetch->limits.handshake_ms);
    } while (status == NFETCH_TRANSPORT_MORE && left > 0);
    return status == NFETCH_TRANSPORT_MORE ? (int)NFETCH_NET_ERR_TIMEOUT
                                           : status;
}

int nfetch_transport_handshake(struct nfetch *fetch, int socket,
                               int (*step)(struct nfetch *fetch, int socket,
                                           uint32_t ms))
{
    int status = shake_hands(fetch, socket, step);

    if (status != NFETCH_OK) {
        nfetch_net_close(fetch->net, socket);
        return status;
    }
    return socket;
}
