/*
 * net_host_name.c - the names of net.h on a machine with an operating system
 *
 * The host's own resolver is asked, which has a limit of its own; or, if there
 * is one, whom net_set_resolver named, by the resolver's library. Its limit is
 * of whole seconds, and at least one.
 */
#define _DEFAULT_SOURCE

#include "net.h"

#include <arpa/nameser.h>
#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>
#include <string.h>
#include <sys/socket.h>

enum {
    NAME_OCTETS = 255,
    ANSWER = 512
};

static struct net_address resolver = { NET_IPV4, { 0 }, 0 };
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

/* ------------------------------------------------------ the host's resolver */

/* The first address of a family in the list, or NULL. */
static const struct addrinfo *find_family(const struct addrinfo *list,
                                          int family)
{
    while (list != NULL && list->ai_family != family) {
        list = list->ai_next;
    }
    return list;
}

static void take_ipv4(struct net_address *address, const void *octets)
{
    address->family = NET_IPV4;
    memset(address->octets, 0, sizeof address->octets);
    memcpy(address->octets, octets, 4);
}

static void take_ipv6(struct net_address *address, const void *octets)
{
    address->family = NET_IPV6;
    memcpy(address->octets, octets, 16);
}

static enum net_status choose(struct net_address *address,
                              const struct addrinfo *list)
{
    const struct addrinfo *four = find_family(list, AF_INET);
    const struct addrinfo *six = find_family(list, AF_INET6);
    struct sockaddr_in in;
    struct sockaddr_in6 in6;

    if (four != NULL) {
        memcpy(&in, four->ai_addr, sizeof in);
        take_ipv4(address, &in.sin_addr);
        return NET_OK;
    }
    if (six != NULL) {
        memcpy(&in6, six->ai_addr, sizeof in6);
        take_ipv6(address, &in6.sin6_addr);
        return NET_OK;
    }
    return NET_ERR_NAME;
}

static enum net_status ask_host(struct net_address *address, const char *name)
{
    struct addrinfo *list = NULL;
    enum net_status status;

    if (getaddrinfo(name, NULL, NULL, &list) != 0) {
        return NET_ERR_NAME;
    }
    status = choose(address, list);
    freeaddrinfo(list);
    return status;
}

/* -------------------------------------------------------- a resolver's name */

/* Its address; the library takes those of IPv4 alone. */
static void set_server(res_state state)
{
    struct sockaddr_in *server = &state->nsaddr_list[0];

    memset(server, 0, sizeof *server);
    server->sin_family = AF_INET;
    server->sin_port = htons(resolver.port);
    memcpy(&server->sin_addr, resolver.octets, sizeof server->sin_addr);
    state->nscount = 1;
    state->retrans = 1;
}

/* The address of a record of this type: 1, or 0 if it is another. */
static int take_record(struct net_address *address, const ns_rr *record,
                       ns_type type)
{
    if (ns_rr_type(*record) != type) {
        return 0;
    }
    if (type == ns_t_a && ns_rr_rdlen(*record) == 4) {
        take_ipv4(address, ns_rr_rdata(*record));
        return 1;
    }
    if (type == ns_t_aaaa && ns_rr_rdlen(*record) == 16) {
        take_ipv6(address, ns_rr_rdata(*record));
        return 1;
    }
    return 0;
}

/* The first address of this type in an answer: 1, or 0. */
static int find_address(struct net_address *address, const u_char *answer,
                        int length, ns_type type)
{
    ns_msg message;
    ns_rr record;
    int i;

    if (length > ANSWER || ns_initparse(answer, length, &message) != 0) {
        return 0;
    }
    for (i = 0; i < ns_msg_count(message, ns_s_an); i++) {
        if (ns_parserr(&message, ns_s_an, i, &record) == 0 &&
            take_record(address, &record, type)) {
            return 1;
        }
    }
    return 0;
}

/* Asks once a second. */
static enum net_status ask_type(struct net_address *address, res_state state,
                                const char *name, ns_type type)
{
    u_char answer[ANSWER];
    int length =
        res_nquery(state, name, ns_c_in, (int)type, answer, sizeof answer);

    if (length < 0) {
        return state->res_h_errno == TRY_AGAIN ? NET_ERR_TIMEOUT : NET_ERR_NAME;
    }
    return find_address(address, answer, length, type) ? NET_OK : NET_ERR_NAME;
}

static int seconds_of(uint32_t ms)
{
    return ms > 1000 ? (int)(ms / 1000) : 1;
}

static enum net_status ask_resolver(struct net_address *address,
                                    const char *name, uint32_t ms)
{
    struct __res_state state;
    uint32_t began = net_ms();
    enum net_status status;

    memset(&state, 0, sizeof state);
    if (resolver.family != NET_IPV4 || res_ninit(&state) != 0) {
        return NET_ERR_NAME;
    }
    set_server(&state);
    state.retry = seconds_of(ms);
    status = ask_type(address, &state, name, ns_t_a);
    if (status == NET_ERR_NAME) {
        state.retry = seconds_of(net_left(began, ms));
        status = ask_type(address, &state, name, ns_t_aaaa);
    }
    res_nclose(&state);
    return status;
}

enum net_status net_resolve(struct net_address *address, const char *name,
                            size_t length, uint32_t ms)
{
    char string[NAME_OCTETS + 1];

    if (length == 0 || length >= sizeof string) {
        return NET_ERR_NAME;
    }
    memcpy(string, name, length);
    string[length] = '\0';
    return has_resolver ? ask_resolver(address, string, ms)
                        : ask_host(address, string);
}
