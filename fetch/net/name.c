/*
 * name.c - asks a name server for the addresses of a name
 *
 * The question for IPv4 addresses comes first, then the one for IPv6. Each is
 * sent again every second. Its port and its id are random, so that somebody who
 * does not see the question cannot answer it (RFC 5452).
 */
#include "net/name.h"

#include "net/address.h"
#include "net/dns_message.h"

enum {
    TRY_MS = 1000,
    MORE_MS = 2000 /* limit for the second question, if the first had answers */
};

struct lookup {
    const struct nfetch_net *net;
    const struct nfetch_net_address *server;
    struct nfetch_dns_question question;
    int socket;
    uint32_t began;
    uint32_t ms;
};

/* Other datagrams than the server's answer are ignored. */
static int is_from(const struct nfetch_net_address *server,
                   const struct nfetch_net_address *from)
{
    return server->port == from->port && nfetch_net_same_host(server, from);
}

/*
 * Receives until the end of this try. Returns how many addresses the answer
 * has, or an error. Malformed answers are ignored: a good one may follow, but
 * only within the time, or a flood of them would have no end.
 */
static int await_answer(const struct lookup *lookup,
                        struct nfetch_net_addresses found, uint32_t ms)
{
    uint8_t message[NFETCH_DNS_MESSAGE_MAX];
    struct nfetch_net_datagram datagram = { { message, sizeof message },
                                            { 0 } };
    uint32_t began = nfetch_net_ms(lookup->net);
    uint32_t left = ms;
    int count = NFETCH_NET_ERR_NAME;
    int length;

    while (count == NFETCH_NET_ERR_NAME && left > 0) {
        length = nfetch_net_udp_receive(lookup->net, lookup->socket, &datagram,
                                        left);
        if (length < 0) {
            return length;
        }
        if (length <= NFETCH_DNS_MESSAGE_MAX &&
            is_from(lookup->server, &datagram.from) &&
            nfetch_dns_is_answer(&lookup->question, message, (size_t)length)) {
            count = nfetch_dns_read_answer(found, &lookup->question, message,
                                           (size_t)length);
        }
        left = nfetch_net_left(lookup->net, began, ms);
    }
    return count == NFETCH_NET_ERR_NAME ? NFETCH_NET_ERR_TIMEOUT : count;
}

/* Returns how many addresses of this type there are, 0 or more, or an error. */
static int ask_type(struct lookup *lookup, struct nfetch_net_addresses found,
                    enum nfetch_dns_type type)
{
    uint32_t left = nfetch_net_left(lookup->net, lookup->began, lookup->ms);
    uint32_t chance;
    int got = nfetch_net_random(lookup->net, &chance);

    if (got != NFETCH_NET_OK) {
        return got;
    }
    nfetch_dns_set_type(&lookup->question, type);
    nfetch_dns_set_id(&lookup->question, (uint16_t)chance);
    got = NFETCH_NET_ERR_TIMEOUT;
    while (got == NFETCH_NET_ERR_TIMEOUT && left > 0) {
        got =
            nfetch_net_udp_send(lookup->net, lookup->socket, lookup->server,
                                nurl_text((const char *)lookup->question.bytes,
                                          lookup->question.length));
        if (got != NFETCH_NET_OK) {
            return got;
        }
        got = await_answer(lookup, found, left < TRY_MS ? left : TRY_MS);
        left = nfetch_net_left(lookup->net, lookup->began, lookup->ms);
    }
    return got;
}

/* Once there are addresses, an error of the second question is no error. */
static int ask_both(struct lookup *lookup, struct nfetch_net_addresses found)
{
    int first = ask_type(lookup, found, NFETCH_DNS_A);
    int second;

    if (first < 0 || (size_t)first == found.size) {
        return first;
    }
    found.list += first;
    found.size -= (size_t)first;
    if (first > 0 &&
        nfetch_net_left(lookup->net, lookup->began, lookup->ms) > MORE_MS) {
        lookup->began = nfetch_net_ms(lookup->net);
        lookup->ms = MORE_MS;
    }
    second = ask_type(lookup, found, NFETCH_DNS_AAAA);
    if (second < 0) {
        return first > 0 ? first : second;
    }
    return first + second > 0 ? first + second : NFETCH_NET_ERR_NAME;
}

int nfetch_net_ask_server(const struct nfetch_net *net,
                          struct nfetch_net_addresses found,
                          struct nurl_str name, uint32_t ms)
{
    struct lookup lookup;
    int count;

    if (found.size == 0 ||
        !nfetch_dns_write_question(&lookup.question, name.ptr, name.len)) {
        return NFETCH_NET_ERR_NAME;
    }
    lookup.net = net;
    lookup.server = nfetch_net_resolver(net);
    lookup.began = nfetch_net_ms(net);
    lookup.ms = ms;
    lookup.socket =
        nfetch_net_udp_open(net, (enum nfetch_net_family)lookup.server->family);
    if (lookup.socket < 0) {
        return lookup.socket;
    }
    count = ask_both(&lookup, found);
    nfetch_net_close(net, lookup.socket);
    return count;
}
