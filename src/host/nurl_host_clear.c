/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_clear.c - a struct nurl_host before a parse
 */
#include "host/nurl_host_clear.h"

void nurl_host_clear(struct nurl_host *host)
{
    unsigned i;

    host->zone.ptr = NULL;
    host->zone.len = 0;
    host->kind = NURL_HOST_NONE;
    host->numeric_tail = 0;
    for (i = 0; i < sizeof host->address; i++) {
        host->address[i] = 0;
    }
}
