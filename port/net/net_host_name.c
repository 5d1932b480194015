/*
 * net_host_name.c - the names of net.h on a machine with an operating system
 *
 * Asks the host's own resolver, which has its own limit, or the server that
 * net_set_resolver has named.
 */
#define _POSIX_C_SOURCE 200809L

#include "net_address.h"
#include "net_host_address.h"
#include "net_name.h"

#include <netdb.h>
#include <string.h>
#include <sys/socket.h>

enum {
    NAME_BYTES = 255
};

static struct net_address resolver = { NET_IPV4, { 0 }, NET_NAME_PORT };
static int has_resolver;

void net_set_resolver(const struct net_address *server)
{
    resolver = *server;
    has_resolver = 1;
}

const struct net_address *net_resolver(void)
{
    return &resolver;
}

static int get_addresses(struct net_addresses found,
                         const struct addrinfo *info)
{
    struct net_address address;
    size_t count = 0;

    for (; info != NULL && count < found.size; info = info->ai_next) {
        if (net_host_get(&address, info->ai_addr) && net_is_host(&address)) {
            address.port = found.list[count].port;
            found.list[count++] = address;
        }
    }
    return count > 0 ? (int)count : NET_ERR_NAME;
}

/* With a socket type, or each address would come once for each type. */
static int ask_host(struct net_addresses found, const char *name)
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
        return NET_ERR_TIMEOUT;
    default:
        return NET_ERR_NAME;
    }
    count = get_addresses(found, info);
    freeaddrinfo(info);
    return count;
}

int net_resolve(struct net_addresses found, const char *name, size_t length,
                uint32_t ms)
{
    struct net_name asked = { name, length };
    char text[NAME_BYTES + 1];

    if (has_resolver) {
        return net_ask_server(&resolver, found, asked, ms);
    }
    if (length == 0 || length >= sizeof text) {
        return NET_ERR_NAME;
    }
    memcpy(text, name, length);
    text[length] = '\0';
    return ask_host(found, text);
}
