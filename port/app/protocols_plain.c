/*
 * protocols_plain.c - the protocols of a program that was made without TRUST
 */
#include "protocols.h"

void protocols_set(struct fetch *fetch)
{
    static const struct fetch_protocol *const protocols[] = {
        &fetch_tftp, &fetch_http, &fetch_ftp, &fetch_coap
    };

    fetch->protocols = protocols;
    fetch->protocol_count = sizeof protocols / sizeof protocols[0];
}
