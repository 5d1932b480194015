/* SPDX-License-Identifier: MIT */
/*
 * sockets_name.c - the names of nfetch_net.h by the system's getaddrinfo
 *
 * The system's resolver asks all its servers, and has its own limit for one
 * answer.
 */
#include "nfetch_sockets_system.h"

#include "net/sockets_address.h"

#include <string.h>

enum {
    NAME_BYTES = 255,
    PAUSE_MS = 250, /* until the system is asked again; doubles */
    PAUSE_MAX = 1000
};

static int get_addresses(struct nfetch_net_addresses found,
                         const struct addrinfo *info)
{
    struct nfetch_net_address address;
    size_t count = 0;

    for (; info != NULL && count < found.size; info = info->ai_next) {
        if (nfetch_sockets_get(&address, info->ai_addr) &&
            nfetch_net_is_host(&address)) {
            address.port = found.list[count].port;
            found.list[count++] = address;
        }
    }
    return count > 0 ? (int)count : NFETCH_NET_ERR_NAME;
}

/* With a socket type, or each address would be there once for each type. */
static int ask_system(struct nfetch_net_addresses found, const char *name)
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

/* For now there is no answer: a server has failed, or this machine just starts.
 */
static int ask_system_again(const struct nfetch_net *net,
                            struct nfetch_net_addresses found, const char *name,
                            uint32_t ms)
{
    uint32_t began = nfetch_net_ms(net);
    uint32_t pause = PAUSE_MS;
    uint32_t left;
    int count = ask_system(found, name);

    while (count == NFETCH_NET_ERR_TIMEOUT) {
        left = nfetch_net_left(net, began, ms);
        nfetch_net_wait(net, left < pause ? left : pause);
        if (left <= pause || nfetch_net_turn(net)) {
            break;
        }
        pause = pause < PAUSE_MAX ? 2 * pause : pause;
        count = ask_system(found, name);
    }
    return count;
}

int nfetch_sockets_getaddrinfo(const struct nfetch_net *net,
                               struct nfetch_net_addresses found,
                               struct nurl_str name, uint32_t ms)
{
    char text[NAME_BYTES + 1];

    if (name.len == 0 || name.len >= sizeof text) {
        return NFETCH_NET_ERR_NAME;
    }
    memcpy(text, name.ptr, name.len);
    text[name.len] = '\0';
    return ask_system_again(net, found, text, ms);
}
