/* SPDX-License-Identifier: MIT */
/*
 * posix_name.c - the names of nfetch_net.h on a machine with an operating
 * system
 *
 * Asks the host's own resolver, or the server that the program has named. The
 * host's resolver asks all its servers, and has its own limit for one answer.
 */
#define _POSIX_C_SOURCE 200809L

#include "net/address.h"
#include "net/name.h"
#include "net/posix_address.h"

#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

enum {
    NAME_BYTES = 255,
    PAUSE_MS = 250, /* until the host is asked again; doubles */
    PAUSE_MAX = 1000
};

void nfetch_posix_set_resolver(const struct nfetch_net *net,
                               const struct nfetch_net_address *server)
{
    struct nfetch_posix *posix = net->context;

    posix->resolver = *server;
    posix->has_resolver = 1;
}

const struct nfetch_net_address *
nfetch_posix_resolver(const struct nfetch_net *net)
{
    const struct nfetch_posix *posix = net->context;

    return &posix->resolver;
}

static int get_addresses(struct nfetch_net_addresses found,
                         const struct addrinfo *info)
{
    struct nfetch_net_address address;
    size_t count = 0;

    for (; info != NULL && count < found.size; info = info->ai_next) {
        if (nfetch_posix_get(&address, info->ai_addr) &&
            nfetch_net_is_host(&address)) {
            address.port = found.list[count].port;
            found.list[count++] = address;
        }
    }
    return count > 0 ? (int)count : NFETCH_NET_ERR_NAME;
}

/* With a socket type, or each address would be there once for each type. */
static int ask_host(struct nfetch_net_addresses found, const char *name)
{
    struct addrinfo hints;
    struct addrinfo *info = NULL;
    int count;

    memset(&hints, 0, sizeof hints);
    hints.ai_socktype = SOCK_STREAM;
    switch (getaddrinfo(name, NULL, &hints, &info)) {
    case 0:
        break;
    case EAI_AGAIN:
        return NFETCH_NET_ERR_TIMEOUT;
    default:
        return NFETCH_NET_ERR_NAME;
    }
    count = get_addresses(found, info);
    freeaddrinfo(info);
    return count;
}

/* For now there is no answer: a server has failed, or this host just starts. */
static int ask_host_again(const struct nfetch_net *net,
                          struct nfetch_net_addresses found, const char *name,
                          uint32_t ms)
{
    uint32_t began = nfetch_net_ms(net);
    uint32_t pause = PAUSE_MS;
    uint32_t left;
    int count = ask_host(found, name);

    while (count == NFETCH_NET_ERR_TIMEOUT) {
        left = nfetch_net_left(net, began, ms);
        nfetch_net_wait(net, left < pause ? left : pause);
        if (left <= pause) {
            break;
        }
        pause = pause < PAUSE_MAX ? 2 * pause : pause;
        count = ask_host(found, name);
    }
    return count;
}

int nfetch_posix_resolve(const struct nfetch_net *net,
                         struct nfetch_net_addresses found,
                         struct nurl_str name, uint32_t ms)
{
    const struct nfetch_posix *posix = net->context;
    char text[NAME_BYTES + 1];

    if (posix->has_resolver) {
        return nfetch_net_ask_server(net, found, name, ms);
    }
    if (name.len == 0 || name.len >= sizeof text) {
        return NFETCH_NET_ERR_NAME;
    }
    memcpy(text, name.ptr, name.len);
    text[name.len] = '\0';
    return ask_host_again(net, found, text, ms);
}
