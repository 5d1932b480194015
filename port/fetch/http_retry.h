/*
 * http_retry.h - how often, and how soon, a request is repeated
 */
#ifndef HTTP_RETRY_H
#define HTTP_RETRY_H

#include "fetch.h"

/* The server has not said when to come again. */
#define HTTP_RETRY_UNSAID UINT64_MAX

struct http_retry {
    struct fetch *fetch;
    uint64_t mark; /* bytes received when `count` was reset */
    uint8_t count; /* retries since then */
};

void http_retry_begin(struct http_retry *retry, struct fetch *fetch);

/*
 * Waits before another request: limits.retry_ms, and twice as long each time,
 * or the seconds that the server says. Returns FETCH_OK after the wait, an
 * error of fetch_wait, or `status` at once if there must be no other request.
 */
int http_retry_wait(struct http_retry *retry, uint64_t seconds, int status);

#endif
