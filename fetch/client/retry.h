/* SPDX-License-Identifier: MIT */
/*
 * retry.h - how often, and how soon, a request is repeated
 */
#ifndef NFETCH_RETRY_H
#define NFETCH_RETRY_H

#include "nfetch.h"

/* The server has not said when to ask again. */
#define NFETCH_RETRY_UNSAID UINT64_MAX

struct nfetch_retry {
    struct nfetch *fetch;
    uint64_t mark; /* bytes received when `count` was reset */
    uint8_t count; /* retries since then */
};

void nfetch_retry_begin(struct nfetch_retry *retry, struct nfetch *fetch);

/*
 * Waits before another request: limits.retry_ms, and twice as long each time,
 * or the seconds that the server says. Returns NFETCH_OK after the wait, an
 * error of nfetch_moved, or `status` at once if there must be no other request.
 */
int nfetch_retry_wait(struct nfetch_retry *retry, uint64_t seconds, int status);

#endif
