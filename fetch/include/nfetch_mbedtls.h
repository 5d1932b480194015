/* SPDX-License-Identifier: MIT */
/*
 * nfetch_mbedtls.h - https by Mbed TLS, 2.28 or 3.6, that your program has
 *
 *     static struct nfetch_mbedtls tls;
 *
 *     if (nfetch_mbedtls_init(&tls) == 0) {
 *         mbedtls_ssl_conf_ca_chain(&tls.config, &authorities, NULL);
 *         mbedtls_ssl_conf_rng(&tls.config, mbedtls_ctr_drbg_random, &random);
 *         fetch.tls = &tls;      and &nfetch_mbedtls_https in fetch.protocols
 *     }
 *
 * TLS 1.2, and 1.3 where the library has it (call psa_crypto_init before); all
 * cipher suites and keys that it has, RSA and ECDSA. The rest is set by its own
 * functions on tls.config, before the fetch. Mbed TLS has a heap.
 *
 * The server must have a certificate of one of the authorities, for the name
 * that nurl_server_name gives: a dNSName of its subjectAltName; a CN never
 * counts (RFC 9525). Nothing in tls.config turns that off: a connection without
 * a certificate, or with one that was not verified, is refused, and a callback
 * of mbedtls_ssl_conf_verify is not called.
 *
 * A URL with an address: with Mbed TLS 3.5 and later the certificate must have
 * it as an iPAddress. Earlier ones know names only, and the fetch ends with
 * NFETCH_TLS_ERR_NO_NAME before anything is sent.
 *
 * One struct is for one fetch at a time. A fetch ends with an error of
 * nfetch_tls_status.h, and then fetch->code is:
 *
 *     NFETCH_TLS_ERR              the number of Mbed TLS: 0x7780 is -0x7780
 *     NFETCH_TLS_ERR_CERTIFICATE  its flags MBEDTLS_X509_BADCERT_: 4 is another
 *                                 name, 8 another authority, 1 expired; 0xFFFF
 *                                 if 16 bits do not hold them
 */
#ifndef NFETCH_MBEDTLS_H
#define NFETCH_MBEDTLS_H

#include "nfetch.h"
#include "nfetch_tls_status.h"

#include <mbedtls/ssl.h>

struct nfetch_mbedtls {
    /* ---- set by the caller, after nfetch_mbedtls_init */
    mbedtls_ssl_config config;
    /*
     * NULL: dates are compared with the clock of Mbed TLS (mbedtls_time). If it
     * was built without one, each fetch ends with NFETCH_TLS_ERR and code
     * 0x5E80. A device without a clock sets a date here, that of its build:
     * then a certificate that ended before this day is refused, and one that
     * ended since, or is not valid yet, is accepted. So a stolen key is good
     * until a newer program is there.
     */
    const mbedtls_x509_time *built;

    /* ---- to be read, after an error */
    int error;      /* the last result of Mbed TLS */
    uint32_t flags; /* of NFETCH_TLS_ERR_CERTIFICATE, whole */

    /* ---- private */
    mbedtls_ssl_context ssl;
    const struct nfetch_net *net;
    int socket;
    int status;             /* an error of the network */
    uint32_t began, ms;     /* of a wait for bytes */
    uint32_t send_ms;       /* the limit for each record */
    uint8_t address[16];    /* of the URL ... */
    uint8_t address_length; /* ... or 0: it has a name */
    uint8_t is_judged;      /* 1: the server's certificate was seen */
    uint8_t is_broken;      /* 1: nothing more can be sent */
};

/*
 * Sets up the struct, and tls->config for a client with TLS 1.2 and later.
 * Returns 0 or an error of Mbed TLS; nfetch_mbedtls_free is for both.
 */
int nfetch_mbedtls_init(struct nfetch_mbedtls *tls);

void nfetch_mbedtls_free(struct nfetch_mbedtls *tls);

/* https, in the place of nfetch_https. */
extern const struct nfetch_protocol nfetch_mbedtls_https;

#endif
