/* SPDX-License-Identifier: MIT */
/*
 * https.c - a file by HTTP over TLS (RFC 9110, 4.2.2)
 *
 * The same as http with another transport. fetch->tls is the caller's struct
 * tls (nfetch_tls.h).
 */
#include "nfetch_tls.h"
#include "nfetch_transport.h"

/*
 * Keeps BearSSL's number for the program that shows the error, and says what
 * the number of a server that ignores the fragment length (RFC 6066 4) means.
 */
static int judge(struct nfetch *fetch, const struct nfetch_tls *tls, int status)
{
    if (status == NFETCH_TLS_ERR || status == NFETCH_TLS_ERR_CERTIFICATE) {
        fetch->code = (uint16_t)tls->error;
    }
    if (status == NFETCH_TLS_ERR && tls->error == BR_ERR_TOO_LARGE) {
        nfetch_say(fetch, NURL_STR("records larger than TLS_BUFFER"));
    }
    return status;
}

/*
 * The certificate must have the name, or the address without brackets. A host
 * that is neither was refused before the connection.
 */
static int start(struct nfetch *fetch, struct nfetch_tls *tls, int socket)
{
    struct nurl_str name;
    int is_name = nurl_server_name(&fetch->url, &name);

    if (!is_name) {
        name = nurl_host_text(&fetch->url);
    }
    return nfetch_tls_start(tls, socket, name, !is_name);
}

/* What is left of a record that was sent in part cannot be sent later. */
static int step(struct nfetch *fetch, int socket, uint32_t ms)
{
    struct nfetch_tls *tls = fetch->tls;
    int status = nfetch_tls_handshake(tls, ms);

    (void)socket;
    if (status == NFETCH_NET_ERR_TIMEOUT && !tls->is_broken) {
        return NFETCH_TRANSPORT_MORE;
    }
    return judge(fetch, tls, status);
}

static int open_tls(struct nfetch *fetch, const struct nfetch_net_address *to,
                    uint32_t ms)
{
    struct nfetch_tls *tls = fetch->tls;
    int socket = nfetch_transport_open(fetch, to, ms);
    int status;

    if (socket < 0) {
        return socket;
    }
    tls->net = fetch->net;
    tls->send_ms = fetch->limits.silence_ms;
    status = start(fetch, tls, socket);
    if (status != NFETCH_NET_OK) {
        nfetch_net_close(fetch->net, socket);
        return judge(fetch, tls, status);
    }
    return nfetch_transport_handshake(fetch, socket, step);
}

static int send_tls(struct nfetch *fetch, int socket, struct nurl_str bytes,
                    uint32_t ms)
{
    struct nfetch_tls *tls = fetch->tls;

    (void)socket;
    tls->send_ms = ms;
    return judge(fetch, tls, nfetch_tls_send(tls, bytes.ptr, bytes.len));
}

static int receive_tls(struct nfetch *fetch, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    struct nfetch_tls *tls = fetch->tls;

    (void)socket;
    return judge(fetch, tls,
                 nfetch_tls_receive(tls, buffer.bytes, buffer.size, ms));
}

static void close_tls(struct nfetch *fetch, int socket)
{
    nfetch_tls_end(fetch->tls);
    nfetch_net_close(fetch->net, socket);
}

static const struct nfetch_transport transport = { open_tls, send_tls,
                                                   receive_tls, close_tls };

static int ask_https(struct nfetch *fetch)
{
    return nfetch_http_over(fetch, &transport);
}

const struct nfetch_protocol nfetch_https = { NURL_SCHEME_HTTPS, ask_https };
