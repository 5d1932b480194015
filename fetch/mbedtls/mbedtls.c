/* SPDX-License-Identifier: MIT */
/*
 * mbedtls.c - a file by HTTP over TLS (RFC 9110, 4.2.2), by Mbed TLS 2.28
 * or 3.6
 *
 * Http is the same with another transport. fetch->tls is the caller's struct
 * nfetch_mbedtls.
 */
#include "nfetch_mbedtls.h"
#include "nfetch_transport.h"

#include <mbedtls/version.h>
#include <string.h>

/* ------------------------------- what is not the same in 2.28 and in 3.6 */

#if MBEDTLS_VERSION_NUMBER < 0x03050000

enum {
    /* In a certificate it lists dNSName alone, for certain. */
    KNOWS_ADDRESSES = 0,
    TICKET = MBEDTLS_ERR_SSL_WANT_READ /* is told to nobody */
};

static void require_tls_1_2(mbedtls_ssl_config *config)
{
    mbedtls_ssl_conf_min_version(config, MBEDTLS_SSL_MAJOR_VERSION_3,
                                 MBEDTLS_SSL_MINOR_VERSION_3);
}

#else

enum {
    KNOWS_ADDRESSES = 1,
    TICKET = MBEDTLS_ERR_SSL_RECEIVED_NEW_SESSION_TICKET
};

static void require_tls_1_2(mbedtls_ssl_config *config)
{
    mbedtls_ssl_conf_min_tls_version(config, MBEDTLS_SSL_VERSION_TLS1_2);
}

#endif

/* -------------------------------------------------------------- the network */

/* BOUNDS: `length` is that of a record at most, and so fits into an int. */
static int send_record(void *context, const unsigned char *bytes, size_t length)
{
    struct nfetch_mbedtls *tls = context;

    tls->status = nfetch_net_tcp_send(tls->net, tls->socket,
                                      nurl_text((const char *)bytes, length),
                                      tls->send_ms);
    return tls->status == NFETCH_NET_OK ? (int)length
                                        : MBEDTLS_ERR_SSL_CONN_EOF;
}

/* Checks the time first: records without data can arrive without end. */
static int receive_record(void *context, unsigned char *bytes, size_t size)
{
    struct nfetch_mbedtls *tls = context;
    struct nfetch_buffer buffer = { bytes, size };
    uint32_t left = nfetch_net_left(tls->net, tls->began, tls->ms);
    int got = NFETCH_NET_ERR_TIMEOUT;

    if (left > 0) {
        got = nfetch_net_tcp_receive(tls->net, tls->socket, buffer, left);
    }
    if (got == NFETCH_NET_ERR_TIMEOUT) {
        return MBEDTLS_ERR_SSL_WANT_READ;
    }
    if (got <= 0) {
        tls->status = got < 0 ? got : (int)NFETCH_NET_ERR_CLOSED;
        return MBEDTLS_ERR_SSL_CONN_EOF;
    }
    return got;
}

static void begin_wait(struct nfetch_mbedtls *tls, uint32_t ms)
{
    tls->began = nfetch_net_ms(tls->net);
    tls->ms = ms;
}

/* Returns 1 if the same call can go on: it awaits bytes, or a calculation. */
static int is_unfinished(int result)
{
    return result == MBEDTLS_ERR_SSL_WANT_READ ||
           result == MBEDTLS_ERR_SSL_CRYPTO_IN_PROGRESS || result == TICKET;
}

/* ------------------------------------------------------------------- errors */

#define UNKNOWN UINT32_MAX /* of mbedtls_ssl_get_verify_result */

static int refuse(struct nfetch *fetch, uint32_t flags)
{
    struct nfetch_mbedtls *tls = fetch->tls;

    tls->flags = flags;
    fetch->code = (uint16_t)(flags < UINT16_MAX ? flags : UINT16_MAX);
    return NFETCH_TLS_ERR_CERTIFICATE;
}

/* Whether this is the result of a function above, and not of an alert's. */
static int is_network(const struct nfetch_mbedtls *tls, int result)
{
    return tls->status != NFETCH_NET_OK &&
           (result == MBEDTLS_ERR_SSL_CONN_EOF || result == 0);
}

/*
 * After an error Mbed TLS must not be asked again. What is wrong with the
 * certificate is in its flags; some errors of it have a result of their own.
 */
static int status_of(struct nfetch *fetch, int result)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    uint32_t flags =
        tls->is_judged ? mbedtls_ssl_get_verify_result(&tls->ssl) : 0;

    tls->is_broken = 1;
    tls->error = result;
    if (flags != 0 && flags != UNKNOWN) {
        return refuse(fetch, flags);
    }
    if (is_network(tls, result)) {
        return tls->status;
    }
    fetch->code = (uint16_t)-result;
    return NFETCH_TLS_ERR;
}

/* ---------------------------------------------------------- the certificate */

/* A number that is larger for a later day. */
static long day_of(const mbedtls_x509_time *time)
{
    return (time->year * 12L + time->mon) * 31 + time->day;
}

/*
 * iPAddress = [7] OCTET STRING: all 4 or 16 bytes          RFC 5280 4.2.1.6
 */
static int has_address(const struct nfetch_mbedtls *tls,
                       const mbedtls_x509_crt *certificate)
{
    const mbedtls_x509_sequence *name = &certificate->subject_alt_names;

    while (name != NULL) {
        if (name->buf.tag ==
                (MBEDTLS_ASN1_CONTEXT_SPECIFIC | MBEDTLS_X509_SAN_IP_ADDRESS) &&
            name->buf.len == tls->address_length &&
            memcmp(name->buf.p, tls->address, tls->address_length) == 0) {
            return 1;
        }
        name = name->next;
    }
    return 0;
}

/*
 * Mbed TLS has compared a name with those of subjectAltName, but without any
 * with the CN, which does not count (RFC 9525 2).
 */
static int is_named(const struct nfetch_mbedtls *tls,
                    const mbedtls_x509_crt *certificate)
{
    return tls->address_length > 0
               ? has_address(tls, certificate)
               : certificate->subject_alt_names.buf.p != NULL;
}

/* Mbed TLS calls it for each certificate of the chain; 0 is the server's. */
static int judge(void *context, mbedtls_x509_crt *certificate, int depth,
                 uint32_t *flags)
{
    const uint32_t dates =
        MBEDTLS_X509_BADCERT_EXPIRED | MBEDTLS_X509_BADCERT_FUTURE;
    struct nfetch_mbedtls *tls = context;

    if (tls->built != NULL) {
        *flags &= ~dates;
        if (day_of(&certificate->valid_to) < day_of(tls->built)) {
            *flags |= MBEDTLS_X509_BADCERT_EXPIRED;
        }
    }
    if (depth == 0) {
        tls->is_judged = 1;
        if (!is_named(tls, certificate)) {
            *flags |= MBEDTLS_X509_BADCERT_CN_MISMATCH;
        }
    }
    return 0;
}

/* ------------------------------------------------------------------- set up */

/* Without a clock Mbed TLS says that nothing is past. */
static int has_time(const struct nfetch_mbedtls *tls)
{
    const mbedtls_x509_time past = { 1970, 1, 1, 0, 0, 0 };

    return tls->built != NULL || mbedtls_x509_time_is_past(&past);
}

/*
 * Gives Mbed TLS the name, which is sent (RFC 6066 3) and compared; or keeps
 * the address, which is not sent.
 * BOUNDS: the name and its NUL fit into text.
 */
static int set_name(struct nfetch *fetch)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    char text[MBEDTLS_SSL_MAX_HOST_NAME_LEN + 1];
    struct nurl_endpoint endpoint;
    struct nurl_str name;
    int is_name = nurl_server_name(&fetch->url, &name);
    int result;

    tls->address_length = 0;
    if (is_name && name.len < sizeof text) {
        memcpy(text, name.ptr, name.len);
        text[name.len] = '\0';
    } else if (is_name) {
        return NFETCH_NET_ERR_NAME;
    } else if (!KNOWS_ADDRESSES ||
               nurl_endpoint_parse(&endpoint, &fetch->url) != NURL_OK) {
        return NFETCH_TLS_ERR_NO_NAME;
    } else {
        tls->address_length = endpoint.kind == NURL_HOST_IPV6 ? 16 : 4;
        memcpy(tls->address, endpoint.address, sizeof tls->address);
    }
    result = mbedtls_ssl_set_hostname(&tls->ssl, is_name ? text : NULL);
    return result == 0 ? NFETCH_OK : status_of(fetch, result);
}

static int set_up(struct nfetch *fetch)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    int result = MBEDTLS_ERR_SSL_BAD_CONFIG;

    tls->net = fetch->net;
    tls->status = NFETCH_NET_OK;
    tls->send_ms = fetch->limits.silence_ms;
    tls->flags = 0;
    tls->is_judged = 0;
    tls->is_broken = 0;
    mbedtls_ssl_init(&tls->ssl);
    if (has_time(tls)) {
        result = mbedtls_ssl_setup(&tls->ssl, &tls->config);
    }
    if (result != 0) {
        return status_of(fetch, result);
    }
    mbedtls_ssl_set_verify(&tls->ssl, judge, tls);
    mbedtls_ssl_set_bio(&tls->ssl, tls, send_record, receive_record, NULL);
    return set_name(fetch);
}

int nfetch_mbedtls_init(struct nfetch_mbedtls *tls)
{
    int result;

    mbedtls_ssl_init(&tls->ssl);
    mbedtls_ssl_config_init(&tls->config);
    tls->built = NULL;
    tls->error = 0;
    tls->flags = 0;
    result = mbedtls_ssl_config_defaults(&tls->config, MBEDTLS_SSL_IS_CLIENT,
                                         MBEDTLS_SSL_TRANSPORT_STREAM,
                                         MBEDTLS_SSL_PRESET_DEFAULT);
    require_tls_1_2(&tls->config);
    return result;
}

void nfetch_mbedtls_free(struct nfetch_mbedtls *tls)
{
    mbedtls_ssl_free(&tls->ssl);
    mbedtls_ssl_config_free(&tls->config);
}

/* ------------------------------------------------------------ the transport */

/* Whatever tls.config says, the certificate must have been seen and be good. */
static int step(struct nfetch *fetch, int socket, uint32_t ms)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    uint32_t flags;
    int result;

    tls->socket = socket;
    begin_wait(tls, ms);
    result = mbedtls_ssl_handshake(&tls->ssl);
    if (is_unfinished(result)) {
        return NFETCH_TRANSPORT_MORE;
    }
    if (result != 0) {
        return status_of(fetch, result);
    }
    flags = tls->is_judged ? mbedtls_ssl_get_verify_result(&tls->ssl)
                           : MBEDTLS_X509_BADCERT_SKIP_VERIFY;
    return flags == 0 ? NFETCH_OK : refuse(fetch, flags);
}

static int open_tls(struct nfetch *fetch, const struct nfetch_net_address *to,
                    uint32_t ms)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    int result = set_up(fetch);

    if (result == NFETCH_OK) {
        result = nfetch_transport_open(fetch, to, ms);
    }
    if (result >= 0) {
        result = nfetch_transport_handshake(fetch, result, step);
    }
    if (result < 0) {
        mbedtls_ssl_free(&tls->ssl);
    }
    return result;
}

static int send_tls(struct nfetch *fetch, int socket, struct nurl_str bytes,
                    uint32_t ms)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    int sent;

    (void)socket;
    begin_wait(tls, ms);
    tls->send_ms = ms;
    while (bytes.len > 0) {
        sent = mbedtls_ssl_write(&tls->ssl, (const unsigned char *)bytes.ptr,
                                 bytes.len);
        if (sent <= 0) {
            return status_of(fetch, sent);
        }
        bytes = nurl_text(bytes.ptr + sent, bytes.len - (size_t)sent);
    }
    return NFETCH_OK;
}

/* An end that was not announced is an error of the network: CLOSED. */
static int receive_tls(struct nfetch *fetch, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    struct nfetch_mbedtls *tls = fetch->tls;
    int got;

    (void)socket;
    begin_wait(tls, ms);
    got = mbedtls_ssl_read(&tls->ssl, buffer.bytes, buffer.size);
    if (got > 0) {
        return got;
    }
    if (got == MBEDTLS_ERR_SSL_PEER_CLOSE_NOTIFY) {
        return 0;
    }
    return is_unfinished(got) ? (int)NFETCH_NET_ERR_TIMEOUT
                              : status_of(fetch, got);
}

static void close_tls(struct nfetch *fetch, int socket)
{
    struct nfetch_mbedtls *tls = fetch->tls;

    if (!tls->is_broken) {
        tls->send_ms = 0; /* do not wait for a server that is gone */
        (void)mbedtls_ssl_close_notify(&tls->ssl);
    }
    mbedtls_ssl_free(&tls->ssl);
    nfetch_net_close(fetch->net, socket);
}

static int ask(struct nfetch *fetch)
{
    static const struct nfetch_transport transport = { open_tls, send_tls,
                                                       receive_tls, close_tls };

    return nfetch_http_over(fetch, &transport);
}

const struct nfetch_protocol nfetch_mbedtls_https = { NURL_SCHEME_HTTPS, ask };
