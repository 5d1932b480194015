/*
 * fetch_https.c - a file by HTTP over TLS (RFC 9110, 4.2.2)
 *
 * The same as http with another transport. fetch->tls is the caller's struct
 * tls (tls.h).
 */
#include "fetch_http.h"
#include "fetch_state.h"
#include "tls.h"

/* The numbers are the same, so that a status needs no translation. */
typedef char
    statuses_are_equal[(int)TLS_ERR == (int)FETCH_ERR_TLS &&
                               (int)TLS_ERR_CERTIFICATE ==
                                   (int)FETCH_ERR_CERTIFICATE &&
                               (int)TLS_ERR_RANDOM == (int)FETCH_ERR_RANDOM
                           ? 1
                           : -1];

/* Keeps BearSSL's number for the program that shows the error. */
static int judge(struct fetch *fetch, const struct tls *tls, int status)
{
    if (status == FETCH_ERR_TLS || status == FETCH_ERR_CERTIFICATE) {
        fetch->code = (uint16_t)tls->error;
    }
    return status;
}

/*
 * The name that the certificate must have: a host without the dot at its end,
 * or an address without brackets.
 */
static struct nurl_str name_of(const struct nurl *url)
{
    struct nurl_str name = nurl_part(url, url->host);

    if (name.len > 2 && name.ptr[0] == '[') {
        return nurl_text(name.ptr + 1, name.len - 2);
    }
    if (name.len > 1 && name.ptr[name.len - 1] == '.') {
        name.len--;
    }
    return name;
}

static int start(struct fetch *fetch, struct tls *tls, int socket)
{
    return tls_start(tls, socket, name_of(&fetch->url),
                     fetch->url.host_kind != NURL_HOST_NAME);
}

/* A handshake has its own limit: it calculates long, and no bytes come. */
static int shake_hands(struct fetch *fetch, struct tls *tls)
{
    uint32_t began = net_ms();
    uint32_t left = fetch->limits.handshake_ms;
    int status;

    do {
        fetch_open_window(fetch);
        status = fetch_poll(fetch);
        if (status != FETCH_OK) {
            return status;
        }
        status = tls_handshake(tls, fetch_slice(left));
        left = net_left(began, fetch->limits.handshake_ms);
    } while (status == NET_ERR_TIMEOUT && left > 0 && !tls->is_broken);
    return status;
}

static int open_tls(struct fetch *fetch, const struct net_address *to,
                    uint32_t ms)
{
    struct tls *tls = fetch->tls;
    int socket = net_tcp_open(to, ms);
    int status;

    if (socket < 0) {
        return socket;
    }
    tls->send_ms = fetch->limits.silence_ms;
    status = start(fetch, tls, socket);
    if (status == NET_OK) {
        status = shake_hands(fetch, tls);
    }
    if (status != NET_OK) {
        net_close(socket);
        return judge(fetch, tls, status);
    }
    return socket;
}

static int send_tls(struct fetch *fetch, int socket, struct nurl_str bytes,
                    uint32_t ms)
{
    struct tls *tls = fetch->tls;

    (void)socket;
    tls->send_ms = ms;
    return judge(fetch, tls, tls_send(tls, bytes.ptr, bytes.len));
}

static int receive_tls(struct fetch *fetch, int socket,
                       struct fetch_buffer buffer, uint32_t ms)
{
    struct tls *tls = fetch->tls;

    (void)socket;
    return judge(fetch, tls, tls_receive(tls, buffer.bytes, buffer.size, ms));
}

static void close_tls(struct fetch *fetch, int socket)
{
    tls_end(fetch->tls);
    net_close(socket);
}

static const struct transport transport = { open_tls, send_tls, receive_tls,
                                            close_tls };

static int ask_https(struct fetch *fetch)
{
    return http_fetch(fetch, &transport);
}

const struct fetch_protocol fetch_https = { NURL_SCHEME_HTTPS, ask_https };
