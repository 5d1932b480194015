/* SPDX-License-Identifier: MIT */
/*
 * name.c - asks name servers for the addresses of a name
 *
 * There are two questions: for the addresses of IPv4, and for those of IPv6.
 * Each goes to the servers in turn until one of them knows. A server has a
 * second. One that fails or refuses has not answered (RFC 1035 4.1.1): it can
 * have started together with this machine. After both questions there is a
 * pause, and what was not answered is asked again, unless there are addresses
 * of the other kind. Some servers answer one kind only, and say "no such name"
 * for the other: only both together are an end.
 *
 * An answer that did not fit into a datagram is asked for over TCP (RFC 7766).
 *
 * Port and id are random, so that somebody who does not see the question cannot
 * answer it (RFC 5452).
 */
#include "net/name.h"

#include "bytes.h"
#include "net/address.h"
#include "net/dns_message.h"

enum {
    TRY_MS = 1000,
    PAUSE_MS = 250, /* shortest round of all servers; doubles up to TRY_MS */
    TCP_MS = 3000,
    MORE_MS = 2000 /* limit for the second question, if the first had answers */
};

struct lookup {
    const struct nfetch_net *net;
    struct nfetch_net_addresses servers;
    size_t first;                            /* which is asked first */
    const struct nfetch_net_address *server; /* which is asked now */
    struct nfetch_dns_question question;
    int socket; /* for datagrams; an error: there is none */
    uint32_t began;
    uint32_t ms;
};

/* Nothing is left if the fetch has ended. */
static uint32_t left_of(const struct lookup *lookup)
{
    return nfetch_net_turn(lookup->net)
               ? 0
               : nfetch_net_left(lookup->net, lookup->began, lookup->ms);
}

static uint32_t shorter(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* What is left of a part that began later and has `ms`. */
static uint32_t left_of_part(const struct lookup *lookup, uint32_t began,
                             uint32_t ms)
{
    return shorter(left_of(lookup), nfetch_net_left(lookup->net, began, ms));
}

/* --------------------------------------------------------------------- TCP */

struct stream {
    const struct lookup *lookup;
    int socket;
    uint32_t began;
};

static uint32_t stream_left(const struct stream *stream)
{
    return left_of_part(stream->lookup, stream->began, TCP_MS);
}

/* The length of a message is before it. */
static int send_question(const struct stream *stream, uint8_t *bytes)
{
    const struct nfetch_dns_question *question = &stream->lookup->question;

    bytes_put_16(bytes, (uint16_t)question->length);
    bytes_copy(bytes + 2, question->bytes, question->length);
    return nfetch_net_tcp_send(
        stream->lookup->net, stream->socket,
        nurl_text((const char *)bytes, question->length + 2),
        stream_left(stream));
}

/* Receives so many bytes, no fewer. */
static int receive_all(const struct stream *stream, uint8_t *bytes, size_t size)
{
    struct nfetch_buffer rest = { bytes, size };
    size_t count = 0;
    int got;

    while (count < size) {
        rest.bytes = bytes + count;
        rest.size = size - count;
        got = nfetch_net_tcp_receive(stream->lookup->net, stream->socket, rest,
                                     stream_left(stream));
        if (got <= 0) {
            return got < 0 ? got : NFETCH_NET_ERR_CLOSED;
        }
        count += (size_t)got;
    }
    return NFETCH_NET_OK;
}

/*
 * Receives an answer. Of one that is longer than the buffer only the beginning
 * is read: it has more addresses than anybody tries.
 */
static int receive_answer(const struct stream *stream, uint8_t *bytes)
{
    int status = receive_all(stream, bytes, 2);
    int length = bytes_get_16(bytes);
    int is_cut = length > NFETCH_DNS_MESSAGE_MAX;

    if (status != NFETCH_NET_OK) {
        return status;
    }
    length = is_cut ? NFETCH_DNS_MESSAGE_MAX : length;
    status = receive_all(stream, bytes, (size_t)length);
    if (is_cut) {
        nfetch_dns_cut(bytes);
    }
    return status == NFETCH_NET_OK ? length : status;
}

/* As nfetch_dns_read_answer. `bytes` has NFETCH_DNS_MESSAGE_MAX of them. */
static int ask_by_tcp(const struct lookup *lookup,
                      struct nfetch_net_addresses found,
                      const struct nfetch_net_address *server, uint8_t *bytes)
{
    struct stream stream = { lookup, 0, nfetch_net_ms(lookup->net) };
    int length;

    stream.socket =
        nfetch_net_tcp_open(lookup->net, server, stream_left(&stream));
    if (stream.socket < 0) {
        return stream.socket;
    }
    length = send_question(&stream, bytes);
    if (length == NFETCH_NET_OK) {
        length = receive_answer(&stream, bytes);
    }
    nfetch_net_close(lookup->net, stream.socket);
    if (length < 0 ||
        !nfetch_dns_is_answer(&lookup->question, bytes, (size_t)length)) {
        return NFETCH_NET_ERR_TIMEOUT;
    }
    return nfetch_dns_read_answer(found, &lookup->question, bytes,
                                  (size_t)length);
}

/* --------------------------------------------------------------- datagrams */

static int is_from(const struct nfetch_net_address *server,
                   const struct nfetch_net_address *from)
{
    return server->port == from->port && nfetch_net_same_host(server, from);
}

/* A server that was asked before can answer late. */
static int is_from_any(const struct lookup *lookup,
                       const struct nfetch_net_address *from)
{
    size_t i = 0;

    while (i < lookup->servers.size &&
           !is_from(&lookup->servers.list[i], from)) {
        i++;
    }
    return i < lookup->servers.size;
}

/*
 * Returns as nfetch_dns_read_answer; NFETCH_NET_ERR_CLOSED for all that is not
 * an answer, and for a failure of another server than the one that is asked. If
 * TCP fails, too, the addresses that did fit are better than none.
 */
static int take_answer(const struct lookup *lookup,
                       struct nfetch_net_addresses found,
                       struct nfetch_net_datagram *datagram, size_t length)
{
    uint8_t *message = datagram->buffer.bytes;
    int got;
    int more;

    if (length > NFETCH_DNS_MESSAGE_MAX ||
        !is_from_any(lookup, &datagram->from) ||
        !nfetch_dns_is_answer(&lookup->question, message, length)) {
        return NFETCH_NET_ERR_CLOSED;
    }
    got = nfetch_dns_read_answer(found, &lookup->question, message, length);
    if (nfetch_dns_is_cut(message)) {
        more = ask_by_tcp(lookup, found, &datagram->from, message);
        got = more >= 0 || more == NFETCH_NET_ERR_NAME ? more : got;
    }
    return got == NFETCH_NET_ERR_TIMEOUT &&
                   !is_from(lookup->server, &datagram->from)
               ? NFETCH_NET_ERR_CLOSED
               : got;
}

/*
 * Receives until the end of this try. Returns how many addresses the answer
 * has, or an error. Malformed answers are ignored: a good one may follow, but
 * only within the time, or a flood of them would have no end.
 */
static int await_answer(const struct lookup *lookup,
                        struct nfetch_net_addresses found)
{
    uint8_t message[NFETCH_DNS_MESSAGE_MAX];
    struct nfetch_net_datagram datagram = { { message, sizeof message },
                                            { 0 } };
    uint32_t began = nfetch_net_ms(lookup->net);
    uint32_t left = left_of_part(lookup, began, TRY_MS);
    int count = NFETCH_NET_ERR_CLOSED;
    int length;

    while (count == NFETCH_NET_ERR_CLOSED && left > 0) {
        length = nfetch_net_udp_receive(lookup->net, lookup->socket, &datagram,
                                        left);
        if (length < 0) {
            return length;
        }
        count = take_answer(lookup, found, &datagram, (size_t)length);
        left = left_of_part(lookup, began, TRY_MS);
    }
    return count == NFETCH_NET_ERR_CLOSED ? NFETCH_NET_ERR_TIMEOUT : count;
}

static void close_socket(const struct lookup *lookup)
{
    if (lookup->socket >= 0) {
        nfetch_net_close(lookup->net, lookup->socket);
    }
}

/* Asks servers->list[number]. A socket is for one family. */
static int ask_one(struct lookup *lookup, struct nfetch_net_addresses found,
                   size_t number)
{
    const struct nfetch_net_address *server = &lookup->servers.list[number];
    int status;

    if (lookup->socket < 0 || lookup->server->family != server->family) {
        close_socket(lookup);
        lookup->socket = nfetch_net_udp_open(
            lookup->net, (enum nfetch_net_family)server->family);
    }
    lookup->server = server;
    if (lookup->socket < 0) {
        return lookup->socket;
    }
    status = nfetch_net_udp_send(lookup->net, lookup->socket, server,
                                 nurl_text((const char *)lookup->question.bytes,
                                           lookup->question.length));
    return status == NFETCH_NET_OK ? await_answer(lookup, found) : status;
}

/* ------------------------------------------------------------ the questions */

/*
 * Asks the servers in turn. Returns NFETCH_NET_ERR_TIMEOUT if it makes sense to
 * ask again, and another error only if each server has one.
 */
static int ask_each(struct lookup *lookup, struct nfetch_net_addresses found)
{
    size_t count = lookup->servers.size;
    int result = NFETCH_NET_OK; /* none so far */
    size_t number;
    size_t i;
    int got;

    for (i = 0; i < count && left_of(lookup) > 0; i++) {
        number = (lookup->first + i) % count;
        if (!nfetch_net_is_host(&lookup->servers.list[number])) {
            continue;
        }
        got = ask_one(lookup, found, number);
        if (got >= 0 || got == NFETCH_NET_ERR_NAME) {
            lookup->first = number;
            return got;
        }
        if (result == NFETCH_NET_OK || got == NFETCH_NET_ERR_TIMEOUT) {
            result = got;
        }
    }
    return result == NFETCH_NET_OK ? NFETCH_NET_ERR_TIMEOUT : result;
}

/* One of the two questions. */
struct kind {
    enum nfetch_dns_type type;
    uint16_t id; /* a late answer has it, too */
    int got;     /* as of ask_each. NFETCH_NET_ERR_TIMEOUT: it is asked again */
};

static int begin_kind(const struct lookup *lookup, struct kind *kind,
                      enum nfetch_dns_type type)
{
    uint32_t chance;
    int status = nfetch_net_random(lookup->net, &chance);

    kind->type = type;
    kind->id = (uint16_t)chance;
    kind->got = NFETCH_NET_ERR_TIMEOUT;
    return status;
}

static void ask_kind(struct lookup *lookup, struct nfetch_net_addresses found,
                     struct kind *kind)
{
    if (kind->got == NFETCH_NET_ERR_TIMEOUT) {
        nfetch_dns_set_type(&lookup->question, kind->type);
        nfetch_dns_set_id(&lookup->question, kind->id);
        kind->got = ask_each(lookup, found);
    }
}

/* Once there are addresses, the second question must not take long. */
static void limit_second(struct lookup *lookup)
{
    if (left_of(lookup) > MORE_MS) {
        lookup->began = nfetch_net_ms(lookup->net);
        lookup->ms = MORE_MS;
    }
}

/* What both have come to: neither has an address. */
static int judge(const struct kind *first, const struct kind *second)
{
    if (first->got == NFETCH_NET_ERR_TIMEOUT) {
        return NFETCH_NET_ERR_TIMEOUT;
    }
    return second->got < 0 ? second->got : NFETCH_NET_ERR_NAME;
}

/*
 * Asks both once. Returns how many addresses they have, or
 * NFETCH_NET_ERR_TIMEOUT if it makes sense to ask again, or another error. Once
 * there are addresses, an error of the other question is no error.
 */
static int ask_both(struct lookup *lookup, struct nfetch_net_addresses found,
                    struct kind kinds[2])
{
    int first;

    ask_kind(lookup, found, &kinds[0]);
    first = kinds[0].got;
    if (first < 0 && first != NFETCH_NET_ERR_TIMEOUT &&
        first != NFETCH_NET_ERR_NAME) {
        return first;
    }
    if (first > 0) {
        limit_second(lookup);
        found.list += first;
        found.size -= (size_t)first;
    }
    if (found.size > 0) {
        ask_kind(lookup, found, &kinds[1]);
    }
    if (first > 0) {
        return kinds[1].got > 0 ? first + kinds[1].got : first;
    }
    return kinds[1].got > 0 ? kinds[1].got : judge(&kinds[0], &kinds[1]);
}

static int ask_until_late(struct lookup *lookup,
                          struct nfetch_net_addresses found,
                          struct kind kinds[2])
{
    uint32_t pause = PAUSE_MS;
    uint32_t began;
    int count;

    do {
        began = nfetch_net_ms(lookup->net);
        count = ask_both(lookup, found, kinds);
        if (count == NFETCH_NET_ERR_TIMEOUT) {
            nfetch_net_wait(lookup->net, left_of_part(lookup, began, pause));
            pause = shorter(2 * pause, TRY_MS);
        }
    } while (count == NFETCH_NET_ERR_TIMEOUT && left_of(lookup) > 0);
    return count;
}

static int ask_all(struct lookup *lookup, struct nfetch_net_addresses found,
                   int is_ipv6_first)
{
    struct kind kinds[2];
    int status =
        begin_kind(lookup, &kinds[is_ipv6_first ? 1 : 0], NFETCH_DNS_A);

    if (status == NFETCH_NET_OK) {
        status =
            begin_kind(lookup, &kinds[is_ipv6_first ? 0 : 1], NFETCH_DNS_AAAA);
    }
    return status == NFETCH_NET_OK ? ask_until_late(lookup, found, kinds)
                                   : status;
}

int nfetch_net_ask(const struct nfetch_net *net,
                   struct nfetch_net_addresses found,
                   const struct nfetch_net_question *question)
{
    struct lookup lookup;
    int count;

    if (found.size == 0 ||
        !nfetch_dns_write_question(&lookup.question, question->name.ptr,
                                   question->name.len)) {
        return NFETCH_NET_ERR_NAME;
    }
    lookup.net = net;
    lookup.servers = question->servers;
    lookup.first = 0;
    lookup.server = NULL;
    lookup.socket = NFETCH_NET_ERR_MEMORY;
    lookup.began = nfetch_net_ms(net);
    lookup.ms = question->ms;
    count = ask_all(&lookup, found, question->is_ipv6_first);
    close_socket(&lookup);
    return count;
}

int nfetch_net_ask_server(const struct nfetch_net *net,
                          struct nfetch_net_addresses found,
                          struct nurl_str name, uint32_t ms)
{
    struct nfetch_net_address server = *nfetch_net_resolver(net);
    struct nfetch_net_question question = { { NULL, 0 }, { NULL, 1 }, 0, 0 };

    question.name = name;
    question.servers.list = &server;
    question.ms = ms;
    return nfetch_net_ask(net, found, &question);
}
