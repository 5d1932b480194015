/*
 * protocols_https.c - the protocols of a program that was made with TRUST
 *
 * BUFFER is TLS_BUFFER of board.env.
 */
#include "protocols.h"
#include "tls.h"
#include "tls_trust.h"

void protocols_set(struct fetch *fetch)
{
    static const struct fetch_protocol *const protocols[] = {
        &fetch_https, &fetch_tftp, &fetch_http, &fetch_ftp, &fetch_coap
    };
    static uint8_t buffer[BUFFER];
    static struct tls tls;

    tls.trust = tls_trust();
    tls.buffer = buffer;
    tls.size = sizeof buffer;
    fetch->tls = &tls;
    fetch->protocols = protocols;
    fetch->protocol_count = sizeof protocols / sizeof protocols[0];
}
