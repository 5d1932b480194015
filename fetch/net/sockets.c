/* SPDX-License-Identifier: MIT */
/*
 * sockets.c - a network by BSD-like sockets
 *
 * All sockets are non-blocking, and every wait is in poll, so that a limit
 * holds whatever the other end does.
 */
#include "nfetch_sockets_system.h"

#include "net/address.h"
#include "net/name.h"
#include "net/sockets_address.h"

#include <limits.h>
#include <string.h>

enum {
    FIRST_PORT = 49152, /* dynamic ports, RFC 6335 6 */
    PORTS = 16384,
    PORT_TRIES = 16
};

/* A limit: when it began, and how many ms it has. */
struct limit {
    const struct nfetch_net *net;
    uint32_t began;
    uint32_t ms;
};

static struct limit limit_of(const struct nfetch_net *net, uint32_t ms)
{
    struct limit limit;

    limit.net = net;
    limit.began = nfetch_net_ms(net);
    limit.ms = ms;
    return limit;
}

/* Returns what is left of a limit, for poll. */
static int left_of(const struct limit *limit)
{
    uint32_t left = nfetch_net_left(limit->net, limit->began, limit->ms);

    return left < INT_MAX ? (int)left : INT_MAX;
}

static int shorter(int a, int b)
{
    return a < b ? a : b;
}

/* Returns the status of nfetch_net.h for an error of the system. */
static enum nfetch_net_status status_of(int error)
{
    switch (error) {
    case ECONNREFUSED:
        return NFETCH_NET_ERR_REFUSED;
    case ENETDOWN:
    case ENETUNREACH:
    case EHOSTUNREACH:
    case EADDRNOTAVAIL:
    case EACCES: /* broadcast */
    case EAFNOSUPPORT:
    case EINVAL: /* a neighbour (fe80::/10) without a zone */
        return NFETCH_NET_ERR_LINK;
    case ETIMEDOUT:
        return NFETCH_NET_ERR_TIMEOUT;
    case EMFILE:
    case ENFILE:
    case ENOMEM:
    case ENOBUFS:
        return NFETCH_NET_ERR_MEMORY;
    default:
        return NFETCH_NET_ERR_CLOSED;
    }
}

/* Returns 1 if the call must be repeated when the socket is ready. */
static int must_wait(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

/* Waits until the socket is ready for these events, in turns. */
static enum nfetch_net_status wait_for(int socket, short events,
                                       const struct limit *limit)
{
    struct pollfd ready;
    int count, left;

    ready.fd = socket;
    ready.events = events;
    do {
        left = nfetch_net_turn(limit->net) ? 0 : left_of(limit);
        ready.revents = 0;
        count = poll(&ready, 1, shorter(left, NFETCH_NET_TURN_MS));
    } while ((count < 0 && errno == EINTR) ||
             (count == 0 && left > NFETCH_NET_TURN_MS));
    if (count < 0) {
        return status_of(errno);
    }
    return count > 0 ? NFETCH_NET_OK : NFETCH_NET_ERR_TIMEOUT;
}

/* The program has started its interface already. */
static int start(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms)
{
    (void)net;
    (void)to;
    (void)ms;
    return NFETCH_NET_OK;
}

static void stop(const struct nfetch_net *net)
{
    (void)net;
}

/* ------------------------------------------------------------------- names */

static void set_resolver(const struct nfetch_net *net,
                         const struct nfetch_net_address *server)
{
    struct nfetch_sockets *sockets = net->context;

    sockets->resolver = *server;
    sockets->has_resolver = 1;
}

static const struct nfetch_net_address *resolver(const struct nfetch_net *net)
{
    const struct nfetch_sockets *sockets = net->context;

    return &sockets->resolver;
}

static int resolve(const struct nfetch_net *net,
                   struct nfetch_net_addresses found, struct nurl_str name,
                   uint32_t ms)
{
    const struct nfetch_sockets *sockets = net->context;

    if (sockets->has_resolver) {
        return nfetch_net_ask_server(net, found, name, ms);
    }
    return sockets->resolve == NULL ? NFETCH_NET_ERR_NAME
                                    : sockets->resolve(net, found, name, ms);
}

/* ----------------------------------------------------------------- sockets */

/* An address of the system's, to which nothing is connected yet. */
struct place {
    struct sockaddr_storage storage;
    socklen_t length; /* 0: the system does not have this family */
};

static struct place place_of(const struct nfetch_net_address *address)
{
    struct place place;

    place.length = nfetch_sockets_put(&place.storage, address);
    return place;
}

/* Of the family of this place. A new socket has no other flag to keep. */
static int open_socket(const struct place *place, int type)
{
    int opened;

    if (place->length == 0) {
        return NFETCH_NET_ERR_LINK;
    }
    opened = socket(place->storage.ss_family, type, 0);
    if (opened < 0) {
        return status_of(errno);
    }
    if (fcntl(opened, F_SETFL, O_NONBLOCK) < 0) {
        close(opened);
        return NFETCH_NET_ERR_MEMORY;
    }
    return opened;
}

static void close_socket(const struct nfetch_net *net, int socket)
{
    (void)net;
    (void)close(socket);
}

/* --------------------------------------------------------------- datagrams */

/* Binds to a random port. Tries another one if it is in use. */
static enum nfetch_net_status bind_somewhere(const struct nfetch_net *net,
                                             int socket,
                                             struct nfetch_net_address *any)
{
    struct place place;
    uint32_t chance;
    int tries;

    for (tries = 0; tries < PORT_TRIES; tries++) {
        if (nfetch_net_random(net, &chance) != NFETCH_NET_OK) {
            return NFETCH_NET_ERR_RANDOM;
        }
        any->port = (uint16_t)(FIRST_PORT + chance % PORTS);
        place = place_of(any);
        if (bind(socket, (const struct sockaddr *)&place.storage,
                 place.length) == 0) {
            return NFETCH_NET_OK;
        }
    }
    return NFETCH_NET_ERR_MEMORY;
}

static int udp_open(const struct nfetch_net *net, enum nfetch_net_family family)
{
    struct nfetch_net_address any;
    enum nfetch_net_status status;
    struct place place;
    int opened;

    memset(&any, 0, sizeof any);
    any.family = (uint8_t)family;
    place = place_of(&any);
    opened = open_socket(&place, SOCK_DGRAM);
    if (opened < 0) {
        return opened;
    }
    status = bind_somewhere(net, opened, &any);
    if (status != NFETCH_NET_OK) {
        close(opened);
        return status;
    }
    return opened;
}

/*
 * A full buffer, of the socket or of a driver (ENOMEM of ESP-IDF): the datagram
 * counts as lost on its way.
 */
static int is_full(int error)
{
    return must_wait(error) || error == ENOMEM || error == ENOBUFS;
}

static int udp_send(const struct nfetch_net *net, int socket,
                    const struct nfetch_net_address *to, struct nurl_str bytes)
{
    struct place place = place_of(to);

    (void)net;
    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    if (sendto(socket, bytes.ptr, bytes.len, MSG_NOSIGNAL,
               (const struct sockaddr *)&place.storage, place.length) < 0) {
        return is_full(errno) ? NFETCH_NET_OK : status_of(errno);
    }
    return NFETCH_NET_OK;
}

/*
 * BOUNDS: a byte more than the buffer has shows that a datagram was cut. Of the
 * flag MSG_TRUNC systems make different things, and some have none.
 */
static int receive_datagram(int socket, struct nfetch_net_datagram *datagram)
{
    struct sockaddr_storage storage;
    struct iovec parts[2];
    struct msghdr message;
    size_t size = datagram->buffer.size;
    uint8_t more;
    ssize_t count;

    parts[0].iov_base = datagram->buffer.bytes;
    parts[0].iov_len = size;
    parts[1].iov_base = &more;
    parts[1].iov_len = sizeof more;
    memset(&message, 0, sizeof message);
    message.msg_name = &storage;
    message.msg_namelen = sizeof storage;
    message.msg_iov = parts;
    message.msg_iovlen = 2;
    count = recvmsg(socket, &message, 0);
    if (count < 0) {
        return must_wait(errno) ? NFETCH_NET_ERR_TIMEOUT
                                : (int)status_of(errno);
    }
    (void)nfetch_sockets_get(&datagram->from,
                             (const struct sockaddr *)&storage);
    return (size_t)count > size ? (int)size + 1 : (int)count;
}

/* poll also reports a datagram with a wrong checksum: then waits again. */
static int udp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_net_datagram *datagram, uint32_t ms)
{
    struct limit limit = limit_of(net, ms);
    enum nfetch_net_status status = wait_for(socket, POLLIN, &limit);
    int count;

    while (status == NFETCH_NET_OK) {
        count = receive_datagram(socket, datagram);
        if (count != NFETCH_NET_ERR_TIMEOUT) {
            return count;
        }
        status = wait_for(socket, POLLIN, &limit);
    }
    return status;
}

/* ----------------------------------------------------------------- streams */

/* Waits for the result of connect. */
static enum nfetch_net_status finish_connect(int socket,
                                             const struct limit *limit)
{
    enum nfetch_net_status status = wait_for(socket, POLLOUT, limit);
    int error = 0;
    socklen_t size = sizeof error;

    if (status != NFETCH_NET_OK) {
        return status;
    }
    if (getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &size) < 0) {
        return status_of(errno);
    }
    if (error == NFETCH_SOCKETS_REFUSED) {
        return NFETCH_NET_ERR_REFUSED;
    }
    return error == 0 ? NFETCH_NET_OK : status_of(error);
}

static enum nfetch_net_status connect_to(int socket, const struct place *place,
                                         const struct limit *limit)
{
    int on = 1;

    /* Without it only small messages are slower: an error does not matter. */
    (void)setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(socket, (const struct sockaddr *)&place->storage,
                place->length) == 0) {
        return NFETCH_NET_OK;
    }
    return errno == EINPROGRESS || errno == EINTR
               ? finish_connect(socket, limit)
               : status_of(errno);
}

static int tcp_open(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms)
{
    struct limit limit = limit_of(net, ms);
    struct place place = place_of(to);
    enum nfetch_net_status status;
    int opened;

    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    opened = open_socket(&place, SOCK_STREAM);
    if (opened < 0) {
        return opened;
    }
    status = connect_to(opened, &place, &limit);
    if (status != NFETCH_NET_OK) {
        close(opened);
        return status;
    }
    return opened;
}

static int tcp_send(const struct nfetch_net *net, int socket,
                    struct nurl_str bytes, uint32_t ms)
{
    struct limit limit = limit_of(net, ms);
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    while (bytes.len > 0 && status == NFETCH_NET_OK) {
        count = send(socket, bytes.ptr, bytes.len, MSG_NOSIGNAL);
        if (count >= 0) {
            bytes.ptr += count;
            bytes.len -= (size_t)count;
        } else if (must_wait(errno)) {
            status = wait_for(socket, POLLOUT, &limit);
        } else {
            status = status_of(errno);
        }
    }
    return status;
}

static int tcp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    struct limit limit = limit_of(net, ms);
    size_t size = buffer.size < INT_MAX ? buffer.size : INT_MAX;
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    while (status == NFETCH_NET_OK) {
        count = recv(socket, buffer.bytes, size, 0);
        if (count >= 0) {
            return (int)count;
        }
        status = must_wait(errno) ? wait_for(socket, POLLIN, &limit)
                                  : status_of(errno);
    }
    return status;
}

/* In turns, too. The function of the system knows none. */
static void pause_for(const struct nfetch_net *net, uint32_t ms)
{
    const struct nfetch_sockets *sockets = net->context;
    struct limit limit = limit_of(net, ms);
    int left = left_of(&limit);

    while (left > 0 && !nfetch_net_turn(net)) {
        sockets->wait(net, (uint32_t)shorter(left, NFETCH_NET_TURN_MS));
        left = left_of(&limit);
    }
}

/* ---------------------------------------------------------------- the value */

void nfetch_sockets_init(struct nfetch_net *net, struct nfetch_sockets *sockets)
{
    net->context = sockets;
    net->start = start;
    net->stop = stop;
    net->set_resolver = set_resolver;
    net->resolver = resolver;
    net->resolve = resolve;
    net->udp_open = udp_open;
    net->udp_send = udp_send;
    net->udp_receive = udp_receive;
    net->tcp_open = tcp_open;
    net->tcp_send = tcp_send;
    net->tcp_receive = tcp_receive;
    net->close = close_socket;
    net->wait = pause_for;
    net->ms = sockets->ms;
    net->random = sockets->random;
    net->turn = NULL;
    net->fetch = NULL;
    sockets->resolver.family = NFETCH_NET_IPV4;
}
