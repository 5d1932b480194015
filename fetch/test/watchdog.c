/*
 * watchdog.c - a watchdog of 300 ms that fetch->moved feeds
 *
 * Linked into the programs of this machine, with --wrap for nfetch_url,
 * nfetch_urls and poll. Whatever lasts longer between two calls of `moved` ends
 * the program with a line that has "watchdog:", but two waits of three
 * that fetch/README.md names: what the system does in getaddrinfo, and what a
 * handshake computes. (The sinks of these programs erase nothing.)
 *
 * A machine of tests is busy. So what counts is the time that poll was asked to
 * wait and did, and the processor's: not that of other programs.
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */

#include "nfetch.h"

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#ifndef WATCHDOG_MS /* fetch/test/waits has one that bites */
#define WATCHDOG_MS 300
#endif

int __real_nfetch_url(struct nfetch *fetch, struct nurl_str url);
int __wrap_nfetch_url(struct nfetch *fetch, struct nurl_str url);
int __real_nfetch_urls(struct nfetch *fetch, const struct nurl_str *urls,
                       size_t count);
int __wrap_nfetch_urls(struct nfetch *fetch, const struct nurl_str *urls,
                       size_t count);
int __real_poll(struct pollfd *files, nfds_t count, int ms);
int __wrap_poll(struct pollfd *files, nfds_t count, int ms);

static int (*callers_moved)(struct nfetch *fetch);
static double waited, computed; /* ms: since the last call; at that call */

static double clock_ms(clockid_t clock)
{
    struct timespec now;

    (void)clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int __wrap_poll(struct pollfd *files, nfds_t count, int ms)
{
    double began = clock_ms(CLOCK_MONOTONIC);
    int result = __real_poll(files, count, ms);
    double took = clock_ms(CLOCK_MONOTONIC) - began;

    waited += took > ms && ms >= 0 ? ms : took;
    return result;
}

static void feed(void)
{
    waited = 0;
    computed = clock_ms(CLOCK_PROCESS_CPUTIME_ID);
}

static int is_handshake(const struct nfetch *fetch)
{
    return fetch->awaits == NFETCH_AWAITS_SERVER &&
           nurl_scheme_of(&fetch->url) == NURL_SCHEME_HTTPS;
}

static void look(const struct nfetch *fetch)
{
    double took = clock_ms(CLOCK_PROCESS_CPUTIME_ID) - computed;

    took = waited + (is_handshake(fetch) ? 0 : took);
    if (took > WATCHDOG_MS) {
        printf("watchdog: %.0f ms, %.0f of them in poll, awaits %u\n", took,
               waited, (unsigned)fetch->awaits);
        (void)fflush(stdout);
        _Exit(1);
    }
}

static int moved(struct nfetch *fetch)
{
    int result = 0;

    look(fetch);
    if (callers_moved != NULL) {
        result = callers_moved(fetch);
    }
    feed();
    return result;
}

int __wrap_nfetch_urls(struct nfetch *fetch, const struct nurl_str *urls,
                       size_t count)
{
    int status;

    callers_moved = fetch->moved;
    fetch->moved = moved;
    feed();
    status = __real_nfetch_urls(fetch, urls, count);
    look(fetch);
    fetch->moved = callers_moved;
    return status;
}

int __wrap_nfetch_url(struct nfetch *fetch, struct nurl_str url)
{
    return __wrap_nfetch_urls(fetch, &url, 1);
}
