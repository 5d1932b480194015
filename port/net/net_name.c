/*
 * net_name.c - asks a name server for the addresses of a name
 *
 * The question for IPv4 addresses comes first, then the one for IPv6. Each is
 * sent again every second. Its port and its id are random, so that somebody who
 * does not see the question cannot answer it (RFC 5452).
 */
#include "net_name.h"

#include "bytes.h"
#include "dns_message.h"

enum {
    TRY_MS = 1000,
    MORE_MS = 2000 /* limit for the second question, if the first had answers */
};

struct lookup {
    const struct net_address *server;
    struct dns_question question;
    int socket;
    uint32_t began;
    uint32_t ms;
};

/* Other datagrams than the server's answer are ignored. */
static int is_from(const struct net_address *server,
                   const struct net_address *from)
{
    size_t length = server->family == NET_IPV4 ? 4 : 16;

    return server->family == from->family && server->port == from->port &&
           bytes_same(server->octets, from->octets, length);
}

/*
 * Receives until the end of this try. Returns how many addresses the answer
 * has, or an error. Malformed answers are ignored: a good one may follow, but
 * only within the time, or a flood of them would have no end.
 */
static int await_answer(const struct lookup *lookup, struct net_addresses found,
                        uint32_t ms)
{
    uint8_t message[DNS_MESSAGE_MAX];
    struct net_buffer buffer = { message, sizeof message };
    struct net_address from;
    uint32_t began = net_ms();
    uint32_t left = ms;
    int count = NET_ERR_NAME;
    int length;

    while (count == NET_ERR_NAME && left > 0) {
        length = net_udp_receive(lookup->socket, &from, buffer, left);
        if (length < 0) {
            return length;
        }
        if (length <= DNS_MESSAGE_MAX && is_from(lookup->server, &from) &&
            dns_is_answer(&lookup->question, message, (size_t)length)) {
            count = dns_read_answer(found, &lookup->question, message,
                                    (size_t)length);
        }
        left = net_left(began, ms);
    }
    return count == NET_ERR_NAME ? NET_ERR_TIMEOUT : count;
}

/* Returns how many addresses of this type there are, 0 or more, or an error. */
static int ask_type(struct lookup *lookup, struct net_addresses found,
                    enum dns_type type)
{
    uint32_t left = net_left(lookup->began, lookup->ms);
    int got = NET_ERR_TIMEOUT;

    dns_set_type(&lookup->question, type);
    dns_set_id(&lookup->question, (uint16_t)net_random());
    while (got == NET_ERR_TIMEOUT && left > 0) {
        got = net_udp_send(lookup->socket, lookup->server,
                           lookup->question.bytes, lookup->question.length);
        if (got != NET_OK) {
            return got;
        }
        got = await_answer(lookup, found, left < TRY_MS ? left : TRY_MS);
        left = net_left(lookup->began, lookup->ms);
    }
    return got;
}

/* Once there are addresses, an error of the second question is no error. */
static int ask_both(struct lookup *lookup, struct net_addresses found)
{
    int first = ask_type(lookup, found, DNS_A);
    int second;

    if (first < 0 || (size_t)first == found.size) {
        return first;
    }
    found.list += first;
    found.size -= (size_t)first;
    if (first > 0 && net_left(lookup->began, lookup->ms) > MORE_MS) {
        lookup->began = net_ms();
        lookup->ms = MORE_MS;
    }
    second = ask_type(lookup, found, DNS_AAAA);
    if (second < 0) {
        return first > 0 ? first : second;
    }
    return first + second > 0 ? first + second : NET_ERR_NAME;
}

int net_ask_server(const struct net_address *server, struct net_addresses found,
                   struct net_name name, uint32_t ms)
{
    struct lookup lookup;
    int count;

    if (found.size == 0 ||
        !dns_write_question(&lookup.question, name.text, name.length)) {
        return NET_ERR_NAME;
    }
    lookup.server = server;
    lookup.began = net_ms();
    lookup.ms = ms;
    lookup.socket = net_udp_open((enum net_family)server->family);
    if (lookup.socket < 0) {
        return lookup.socket;
    }
    count = ask_both(&lookup, found);
    net_close(lookup.socket);
    return count;
}
