/* SPDX-License-Identifier: MIT */
/*
 * protocols_plain.c - the protocols of a program that was made without TRUST
 */
#include "app/protocols.h"

void nfetch_protocols_set(struct nfetch *fetch)
{
    static const struct nfetch_protocol *const protocols[] = {
        &nfetch_tftp, &nfetch_http, &nfetch_ftp, &nfetch_coap
    };

    fetch->protocols = protocols;
    fetch->protocol_count = sizeof protocols / sizeof protocols[0];
}
