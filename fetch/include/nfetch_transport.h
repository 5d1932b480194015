/* SPDX-License-Identifier: MIT */
/*
 * nfetch_transport.h - https by TLS of your own
 *
 * Http does not know what carries its bytes: it calls four functions. They are
 * those of a TLS library that your program has already:
 *
 *     static int open_tls(struct nfetch *fetch,
 *                         const struct nfetch_net_address *to, uint32_t ms)
 *     {
 *         int socket = nfetch_transport_open(fetch, to, ms);
 *
 *         if (socket >= 0) {
 *             (set up a session over this socket; fetch->tls is yours)
 *             socket = nfetch_transport_handshake(fetch, socket, step);
 *         }
 *         return socket;
 *     }
 *
 *     static const struct nfetch_transport transport = { open_tls, send_tls,
 *                                                        receive_tls,
 *                                                        close_tls };
 *
 *     static int ask(struct nfetch *fetch)
 *     {
 *         return nfetch_http_over(fetch, &transport);
 *     }
 *
 *     const struct nfetch_protocol my_https = { NURL_SCHEME_HTTPS, ask };
 *
 * `my_https` stands in fetch.protocols like any other. fetch/transport.md says
 * what a transport must not get wrong; fetch/tls/https.c (BearSSL) and
 * fetch/mbedtls/mbedtls.c are two that are tested.
 */
#ifndef NFETCH_TRANSPORT_H
#define NFETCH_TRANSPORT_H

#include "nfetch.h"

/*
 * How http opens, uses and closes a connection. All return NFETCH_OK or an
 * error unless it says otherwise: one of nfetch_net.h or nfetch_tls_status.h,
 * or a negative number of your own but -701 to -759. An error that fetch->code
 * or nfetch_say explains is told to the caller with them.
 */
struct nfetch_transport {
    /*
     * Connects to an address, within `ms`, and authenticates the server, within
     * limits.handshake_ms. The server must prove to be the host of fetch->url:
     * nurl_server_name is its name, and false is an address, which is compared
     * with those of the certificate or refused. Returns a socket, 0 or more.
     * After an error there is nothing to close.
     */
    int (*open)(struct nfetch *fetch, const struct nfetch_net_address *to,
                uint32_t ms);
    /* Sends all bytes. After an error http closes. */
    int (*send)(struct nfetch *fetch, int socket, struct nurl_str bytes,
                uint32_t ms);
    /*
     * Returns how many bytes were received, 1 or more. 0 is the end that the
     * server has announced (close_notify): without it the end is
     * NFETCH_NET_ERR_CLOSED, because anybody on the network can end a
     * connection, and a file can end there. After NFETCH_NET_ERR_TIMEOUT http
     * calls it again.
     */
    int (*receive)(struct nfetch *fetch, int socket,
                   struct nfetch_buffer buffer, uint32_t ms);
    /* Ends the session, and closes the socket. Called once for each `open`. */
    void (*close)(struct nfetch *fetch, int socket);
};

/* What a step of a handshake returns to be called again. */
enum {
    NFETCH_TRANSPORT_MORE = 1
};

/*
 * Asks the server of fetch->url for it over this transport: a protocol's `ask`.
 * The transport must stay valid during the call.
 */
int nfetch_http_over(struct nfetch *fetch,
                     const struct nfetch_transport *transport);

/*
 * Connects to `to`. If fetch->via is set, this is the address of a proxy, which
 * then makes a tunnel to the server (nfetch_proxy.h). Returns a socket of
 * fetch->net, or an error, after which there is nothing to close.
 */
int nfetch_transport_open(struct nfetch *fetch,
                          const struct nfetch_net_address *to, uint32_t ms);

/*
 * Calls `step` until it returns another value than NFETCH_TRANSPORT_MORE: a
 * part of a handshake, which waits for the network for at most `ms`. Between
 * two steps fetch->moved is called. Returns the socket, or after it has closed
 * it: an error of `step`, NFETCH_NET_ERR_TIMEOUT after limits.handshake_ms,
 * NFETCH_ERR_CANCELLED, or NFETCH_ERR_LATE.
 */
int nfetch_transport_handshake(struct nfetch *fetch, int socket,
                               int (*step)(struct nfetch *fetch, int socket,
                                           uint32_t ms));

/*
 * Keeps words of the server, or about it, in fetch->said: printable bytes of
 * them, and nothing if they have a secret that they could have been sent
 * (nfetch.h).
 */
void nfetch_say(struct nfetch *fetch, struct nurl_str words);

#endif
