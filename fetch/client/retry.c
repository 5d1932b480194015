/* SPDX-License-Identifier: MIT */
/*
 * retry.c - how often, and how soon, a request is repeated
 */
#include "client/retry.h"
#include "client/state.h"

void nfetch_retry_begin(struct nfetch_retry *retry, struct nfetch *fetch)
{
    retry->fetch = fetch;
    retry->mark = fetch->received;
    retry->count = 0;
}

/* Bytes that were never received before reset the number of retries. */
static void count_progress(struct nfetch_retry *retry)
{
    uint64_t received = retry->fetch->received;

    if (received > retry->mark &&
        received - retry->mark >= retry->fetch->limits.window_bytes) {
        retry->mark = received;
        retry->count = 0;
    }
}

/*
 * Sets how many ms to wait before the next request. Returns 0 if the server
 * asks for more than limits.busy_ms: then the next URL is better.
 */
static int find_pause(const struct nfetch_retry *retry, uint64_t seconds,
                      uint32_t *ms)
{
    const struct nfetch_limits *limits = &retry->fetch->limits;
    unsigned shift = retry->count < 8 ? retry->count : 8;

    *ms = limits->retry_ms << shift;
    if (seconds == NFETCH_RETRY_UNSAID) {
        return 1;
    }
    if (seconds > limits->busy_ms / 1000) {
        return 0;
    }
    *ms = (uint32_t)seconds * 1000;
    return 1;
}

/* The turns of the network ask the caller meanwhile. */
static int pause_for(struct nfetch *fetch, uint32_t ms)
{
    fetch->awaits = NFETCH_AWAITS_PAUSE;
    nfetch_net_wait(fetch->net, ms);
    nfetch_open_window(fetch);
    return nfetch_moved(fetch);
}

int nfetch_retry_wait(struct nfetch_retry *retry, uint64_t seconds, int status)
{
    uint32_t ms;

    count_progress(retry);
    if (retry->count >= retry->fetch->limits.retries ||
        !find_pause(retry, seconds, &ms)) {
        return status;
    }
    retry->count++;
    return pause_for(retry->fetch, ms);
}
