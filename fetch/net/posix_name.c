/*
 * posix_name.c - the names of nfetch_net.h on a machine with an operating
 * system
 *
 * Asks the host's own resolver, which has its own limit, or the server that
 * nfetch_net_set_resolver has named.
 */
#define _POSIX_C_SOURCE 200809L

#include "net/address.h"
#include "net/name.h"
#include "net/posix_address.h"

#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

enum {
    NAME_BYTES = 255
};

static struct nfetch_net_address resolver = { NFETCH_NET_IPV4,
                                              { 0 },
                                              NFETCH_NET_NAME_PORT };
static int has_resolver;

void nfetch_net_set_resolver(const struct nfetch_net_address *server)
{
    resolver = *server;
    has_resolver = 1;
}

const struct nfetch_net_address *nfetch_net_resolver(void)
{
    return &resolver;
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

/* With a socket type, or each address would come once for each type. */
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

int nfetch_net_resolve(struct nfetch_net_addresses found, const char *name,
                       size_t length, uint32_t ms)
{
    struct nfetch_net_name asked = { name, length };
    char text[NAME_BYTES + 1];

    if (has_resolver) {
        return nfetch_net_ask_server(&resolver, found, asked, ms);
    }
    if (length == 0 || length >= sizeof text) {
        return NFETCH_NET_ERR_NAME;
    }
    memcpy(text, name, length);
    text[length] = '\0';
    return ask_host(found, text);
}
