/* SPDX-License-Identifier: MIT */
/*
 * tls.c - TLS 1.2 over a connection of nfetch_net.h
 *
 * BearSSL's engine does no input or output. Its state, a set of BR_SSL_ flags,
 * says what it needs. `drive` does this until the engine can do what the caller
 * wants.
 */
#include "bytes.h"
#include "nfetch_tls.h"

enum {
    SEED_WORDS = 8, /* 256 bits */
    /* Errors of BearSSL's X.509 are 32 to 63. */
    X509_FIRST = 32,
    X509_LAST = 63,
    /* `drive` returns this when the server has said that no more follows. */
    ENDED = 1
};

/* ------------------------------------------------------------------- set up */

static void set_algorithms(br_ssl_engine_context *engine)
{
    static const uint16_t suites[] = {
        BR_TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256
    };

    br_ssl_engine_set_versions(engine, BR_TLS12, BR_TLS12);
    br_ssl_engine_set_suites(engine, suites, 1);
    br_ssl_engine_set_hash(engine, br_sha256_ID, &br_sha256_vtable);
    br_ssl_engine_set_prf_sha256(engine, &br_tls12_sha256_prf);
    br_ssl_engine_set_ec(engine, &br_ec_p256_m31);
    br_ssl_engine_set_ecdsa(engine, &br_ecdsa_i31_vrfy_asn1);
    br_ssl_engine_set_chapol(engine, &br_sslrec_in_chapol_vtable,
                             &br_sslrec_out_chapol_vtable);
    br_ssl_engine_set_chacha20(engine, &br_chacha20_ct_run);
    br_ssl_engine_set_poly1305(engine, &br_poly1305_ctmul_run);
    br_ssl_engine_add_flags(engine, BR_OPT_NO_RENEGOTIATION);
}

/* Equal words are from a source that is stuck, not from chance. */
static int seed(const struct nfetch_net *net, br_ssl_engine_context *engine)
{
    uint32_t words[SEED_WORDS];
    int status = NFETCH_NET_OK;
    int i, equal = 0;

    for (i = 0; i < SEED_WORDS && status == NFETCH_NET_OK; i++) {
        status = nfetch_net_random(net, &words[i]);
        equal += words[i] == words[0];
    }
    if (status != NFETCH_NET_OK || equal == SEED_WORDS) {
        return NFETCH_NET_ERR_RANDOM;
    }
    br_ssl_engine_inject_entropy(engine, words, sizeof words);
    return NFETCH_NET_OK;
}

static int status_of(struct nfetch_tls *tls)
{
    tls->error = br_ssl_engine_last_error(&tls->client.eng);
    return tls->error >= X509_FIRST && tls->error <= X509_LAST
               ? NFETCH_TLS_ERR_CERTIFICATE
               : NFETCH_TLS_ERR;
}

/*
 * The engine has one name, which it sends in its first message and later gives
 * to the validator. An address is set after that message was made.
 * BOUNDS: the name and its NUL fit into server_name.
 */
static int set_name(struct nfetch_tls *tls, struct nurl_str name,
                    int is_address)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    char text[sizeof engine->server_name];

    if (name.len == 0 || name.len >= sizeof text) {
        return NFETCH_NET_ERR_NAME;
    }
    bytes_copy(text, name.ptr, name.len);
    text[name.len] = '\0';
    if (!br_ssl_client_reset(&tls->client, is_address ? NULL : text, 0)) {
        return status_of(tls);
    }
    if (is_address) {
        bytes_copy(engine->server_name, text, name.len + 1);
    }
    return NFETCH_NET_OK;
}

int nfetch_tls_start(struct nfetch_tls *tls, int socket, struct nurl_str name,
                     int is_address)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    int status;

    tls->socket = socket;
    tls->is_broken = 0;
    tls->error = BR_ERR_BAD_PARAM;
    if (tls->size < NFETCH_TLS_BUFFER_MIN) {
        return NFETCH_TLS_ERR;
    }
    tls->error = BR_ERR_OK;
    br_ssl_client_zero(&tls->client);
    set_algorithms(engine);
    br_ssl_engine_set_x509(engine, tls->trust);
    br_ssl_engine_set_buffer(engine, tls->buffer, tls->size, 0);
    status = seed(tls->net, engine);
    return status == NFETCH_NET_OK ? set_name(tls, name, is_address) : status;
}

/* ------------------------------------------------------------------- engine */

/* Sends a record of the engine. Returns NFETCH_NET_OK or an error. */
static int send_record(struct nfetch_tls *tls)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    size_t length;
    const unsigned char *bytes = br_ssl_engine_sendrec_buf(engine, &length);
    int status = nfetch_net_tcp_send(tls->net, tls->socket,
                                     nurl_text((const char *)bytes, length),
                                     tls->send_ms);

    if (status == NFETCH_NET_OK) {
        br_ssl_engine_sendrec_ack(engine, length);
    } else {
        tls->is_broken = 1; /* an unknown part of the record was sent */
    }
    return status;
}

/* Receives bytes for the engine. Returns NFETCH_NET_OK or an error. */
static int receive_record(struct nfetch_tls *tls, uint32_t ms)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    struct nfetch_buffer buffer;
    int got;

    buffer.bytes = br_ssl_engine_recvrec_buf(engine, &buffer.size);
    got = nfetch_net_tcp_receive(tls->net, tls->socket, buffer, ms);

    if (got <= 0) {
        return got < 0 ? got : NFETCH_NET_ERR_CLOSED;
    }
    br_ssl_engine_recvrec_ack(engine, (size_t)got);
    return NFETCH_NET_OK;
}

/* Sends or receives once. A server that has ended TLS gets no more records. */
static int step(struct nfetch_tls *tls, unsigned state, uint32_t ms)
{
    int status;

    if (state & BR_SSL_SENDREC) {
        status = send_record(tls);
        return status != NFETCH_NET_OK && tls->client.eng.close_received
                   ? ENDED
                   : status;
    }
    if (state & BR_SSL_RECVREC) {
        return receive_record(tls, ms);
    }
    return status_of(tls);
}

/* Returns 1 if the engine can do `what`, and has nothing to send before it. */
static int can(unsigned state, unsigned what)
{
    return (state & (what | BR_SSL_SENDREC)) == what;
}

/*
 * Takes steps, at least one, until the engine can do `what`. Returns
 * NFETCH_NET_OK, ENDED or an error. It checks the time after each step, because
 * records without data can arrive without end.
 */
static int drive(struct nfetch_tls *tls, unsigned what, uint32_t ms)
{
    const br_ssl_engine_context *engine = &tls->client.eng;
    uint32_t began = nfetch_net_ms(tls->net);
    uint32_t left = ms;
    unsigned state = br_ssl_engine_current_state(engine);
    int status = tls->is_broken ? NFETCH_NET_ERR_CLOSED : NFETCH_NET_OK;

    while (status == NFETCH_NET_OK && state != BR_SSL_CLOSED) {
        if (can(state, what)) {
            return NFETCH_NET_OK;
        }
        status = step(tls, state, left);
        state = br_ssl_engine_current_state(engine);
        left = nfetch_net_left(tls->net, began, ms);
        if (status == NFETCH_NET_OK && left == 0 && state != BR_SSL_CLOSED) {
            return can(state, what) ? NFETCH_NET_OK : NFETCH_NET_ERR_TIMEOUT;
        }
    }
    if (status == NFETCH_NET_OK) {
        return br_ssl_engine_last_error(engine) == BR_ERR_OK ? ENDED
                                                             : status_of(tls);
    }
    return status;
}

int nfetch_tls_handshake(struct nfetch_tls *tls, uint32_t ms)
{
    int status = drive(tls, BR_SSL_SENDAPP, ms);

    return status == ENDED ? NFETCH_NET_ERR_CLOSED : status;
}

/* --------------------------------------------------------------------- data */

/* Copies what fits into one record. Returns how many bytes. */
static size_t fill_record(struct nfetch_tls *tls, const uint8_t *bytes,
                          size_t length)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    size_t size;
    unsigned char *to = br_ssl_engine_sendapp_buf(engine, &size);

    size = size < length ? size : length;
    bytes_copy(to, bytes, size);
    br_ssl_engine_sendapp_ack(engine, size);
    br_ssl_engine_flush(engine, 0);
    return size;
}

int nfetch_tls_send(struct nfetch_tls *tls, const void *bytes, size_t length)
{
    const uint8_t *next = bytes;
    size_t used;
    int status = drive(tls, BR_SSL_SENDAPP, tls->send_ms);

    while (status == NFETCH_NET_OK && length > 0) {
        used = fill_record(tls, next, length);
        next += used;
        length -= used;
        status = drive(tls, BR_SSL_SENDAPP, tls->send_ms);
    }
    return status == ENDED ? NFETCH_NET_ERR_CLOSED : status;
}

int nfetch_tls_receive(struct nfetch_tls *tls, void *bytes, size_t size,
                       uint32_t ms)
{
    br_ssl_engine_context *engine = &tls->client.eng;
    const unsigned char *from;
    size_t length;
    int status = drive(tls, BR_SSL_RECVAPP, ms);

    if (status != NFETCH_NET_OK) {
        return status == ENDED ? 0 : status;
    }
    from = br_ssl_engine_recvapp_buf(engine, &length);
    length = length < size ? length : size;
    bytes_copy(bytes, from, length);
    br_ssl_engine_recvapp_ack(engine, length);
    return (int)length;
}

void nfetch_tls_end(struct nfetch_tls *tls)
{
    br_ssl_engine_context *engine = &tls->client.eng;

    if (tls->is_broken) {
        return;
    }
    br_ssl_engine_close(engine);
    if (br_ssl_engine_current_state(engine) & BR_SSL_SENDREC) {
        tls->send_ms = 0; /* do not wait for a server that is gone */
        (void)send_record(tls);
    }
}
