/* SPDX-License-Identifier: MIT */
/*
 * posix.c - the clock and the random numbers of an operating system, for the
 * network by its sockets (sockets.c)
 */
#include "nfetch_sockets_system.h"

#include "nfetch_posix.h"

#include <limits.h>
#include <string.h>
#include <time.h>

static uint32_t clock_ms(const struct nfetch_net *net)
{
    struct timespec now;

    (void)net;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint32_t)now.tv_sec * 1000u + (uint32_t)(now.tv_nsec / 1000000);
}

static void pause_for(const struct nfetch_net *net, uint32_t ms)
{
    uint32_t began = clock_ms(net);
    uint32_t left = ms;

    while (left > 0) {
        (void)poll(NULL, 0, left < INT_MAX ? (int)left : INT_MAX);
        left = nfetch_net_left(net, began, ms);
    }
}

static int read_random(const struct nfetch_net *net, uint32_t *number)
{
    int file = open("/dev/urandom", O_RDONLY);
    ssize_t count = file < 0 ? 0 : read(file, number, sizeof *number);

    (void)net;
    if (file >= 0) {
        (void)close(file);
    }
    return count == sizeof *number ? NFETCH_NET_OK : NFETCH_NET_ERR_RANDOM;
}

void nfetch_posix_init(struct nfetch_net *net, struct nfetch_posix *posix)
{
    memset(posix, 0, sizeof *posix);
    posix->sockets.ms = clock_ms;
    posix->sockets.wait = pause_for;
    posix->sockets.random = read_random;
    posix->sockets.resolve = nfetch_sockets_getaddrinfo;
    nfetch_sockets_init(net, &posix->sockets);
}
