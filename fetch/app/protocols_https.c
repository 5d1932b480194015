/* SPDX-License-Identifier: MIT */
/*
 * protocols_https.c - the protocols of a program that was made with TRUST
 *
 * BUFFER is NFETCH_TLS_BUFFER of board.env.
 */
#include "app/protocols.h"
#include "nfetch_tls.h"
#include "tls/tls_trust.h"

void nfetch_protocols_set(struct nfetch *fetch)
{
    static const struct nfetch_protocol *const protocols[] = {
        &nfetch_https, &nfetch_tftp, &nfetch_http, &nfetch_ftp, &nfetch_coap
    };
    static uint8_t buffer[BUFFER];
    static struct nfetch_tls tls;

    tls.trust = nfetch_tls_trust();
    tls.buffer = buffer;
    tls.size = sizeof buffer;
    fetch->tls = &tls;
    fetch->protocols = protocols;
    fetch->protocol_count = sizeof protocols / sizeof protocols[0];
}
