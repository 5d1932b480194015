/* SPDX-License-Identifier: MIT */
/*
 * nfetch_tls.h - TLS 1.2 over a connection of nfetch_net.h, by BearSSL
 *
 *     static uint8_t buffer[NFETCH_TLS_BUFFER];
 *     static struct nfetch_tls tls;
 *
 *     tls.net = &net;
 *     tls.trust = &authority.vtable;          tls_authority.h, or a pinned key
 *     tls.buffer = buffer;
 *     tls.size = sizeof buffer;
 *     tls.send_ms = 10000;
 *     status = nfetch_tls_start(&tls, socket, name, 0);
 *     if (status == NFETCH_NET_OK) {
 *         status = nfetch_tls_handshake(&tls, 30000);
 *     }
 *
 * One cipher suite: ECDHE_ECDSA with ChaCha20-Poly1305 and SHA-256, on P-256.
 * There are no statics and no heap: several connections at once need a struct
 * tls, a buffer and a trust each.
 *
 * Functions return a count, a value of enum nfetch_net_status or one of
 * enum nfetch_tls_status.
 *
 * Randomness is nfetch_net_random's. If that has none, nfetch_tls_start ends
 * with NFETCH_NET_ERR_RANDOM, and nothing was sent.
 */
#ifndef NFETCH_TLS_H
#define NFETCH_TLS_H

#include "bearssl.h"
#include "nfetch_net.h"
#include "nfetch_tls_status.h"
#include "nurl.h"

/*
 * Sizes of the buffer. The client asks for fragments (RFC 6066, 4) that fit:
 * 4,096, 1,024 and 512 bytes. A server that does not know this extension needs
 * NFETCH_TLS_BUFFER_ANY.
 */
enum {
    NFETCH_TLS_BUFFER = 4421,
    NFETCH_TLS_BUFFER_SMALL = 1349,
    NFETCH_TLS_BUFFER_MIN = 837,
    NFETCH_TLS_BUFFER_ANY = 16709
};

struct nfetch_tls {
    /* ---- set by the caller */
    const struct nfetch_net *net; /* of the socket, and for randomness */
    /* Judges the server's certificate: a validator of BearSSL. */
    const br_x509_class **trust;
    void *buffer; /* to send and to receive */
    size_t size;
    uint32_t send_ms; /* limit for each record; nfetch_tls_end clears it */

    /* ---- to be read */
    uint8_t is_broken; /* 1: a record was not sent. Call nfetch_tls_end */
    int error;         /* BearSSL's number, after NFETCH_TLS_ERR and
                          NFETCH_TLS_ERR_CERTIFICATE */

    /* ---- private */
    br_ssl_client_context client;
    int socket;
};

/*
 * Begins TLS on a connection, which the caller closes later. `name` is the name
 * of the host in the URL, at most 255 bytes. An address (is_address) is not
 * sent to the server (RFC 6066, 3), but its certificate must have it as an
 * iPAddress (RFC 9525 6.5). Returns NFETCH_NET_OK, NFETCH_NET_ERR_NAME,
 * NFETCH_TLS_ERR (the buffer is too small), or NFETCH_NET_ERR_RANDOM.
 */
int nfetch_tls_start(struct nfetch_tls *tls, int socket, struct nurl_str name,
                     int is_address);

/*
 * Authenticates the server. Returns NFETCH_NET_OK, NFETCH_NET_ERR_TIMEOUT (call
 * it again), or an error. A calculation on P-256 takes 12 million instructions
 * of a Cortex-M3, and the limit is checked only between calculations.
 */
int nfetch_tls_handshake(struct nfetch_tls *tls, uint32_t ms);

/* Sends all bytes, each record within tls->send_ms. */
int nfetch_tls_send(struct nfetch_tls *tls, const void *bytes, size_t length);

/*
 * Returns how many bytes were received, 1 to `size`; 0 when the server has said
 * that no more follow (close_notify). A connection that ends without this is
 * NFETCH_NET_ERR_CLOSED, because anybody on the network can end one. After
 * NFETCH_NET_ERR_TIMEOUT call it again; after any other error call
 * nfetch_tls_end.
 */
int nfetch_tls_receive(struct nfetch_tls *tls, void *bytes, size_t size,
                       uint32_t ms);

/* Tells the server that no more follows. The caller closes the socket. */
void nfetch_tls_end(struct nfetch_tls *tls);

#endif
