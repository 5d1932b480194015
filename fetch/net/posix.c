/* SPDX-License-Identifier: MIT */
/*
 * posix.c - a network by the sockets of an operating system
 *
 * A socket is a file descriptor. All are non-blocking, and
 * every wait is in poll, so that a limit holds whatever the other end does.
 * Names are in posix_name.c.
 */
#define _POSIX_C_SOURCE 200809L

#include "nfetch_posix.h"

#include "net/address.h"
#include "net/posix_address.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    FIRST_PORT = 49152, /* dynamic ports, RFC 6335 6 */
    PORTS = 16384,
    PORT_TRIES = 16
};

/* ------------------------------------------------------------------- clock */

static uint32_t clock_ms(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint32_t)now.tv_sec * 1000u + (uint32_t)(now.tv_nsec / 1000000);
}

static uint32_t now_ms(const struct nfetch_net *net)
{
    (void)net;
    return clock_ms();
}

/* A limit: when it began, and how many ms it has. */
struct limit {
    uint32_t began;
    uint32_t ms;
};

static struct limit limit_of(uint32_t ms)
{
    struct limit limit;

    limit.began = clock_ms();
    limit.ms = ms;
    return limit;
}

/* Returns what is left of a limit, for poll. */
static int left_of(const struct limit *limit)
{
    uint32_t gone = clock_ms() - limit->began;
    uint32_t left = gone < limit->ms ? limit->ms - gone : 0;

    return left < INT_MAX ? (int)left : INT_MAX;
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

/* Waits until the socket is ready for these events. */
static enum nfetch_net_status wait_for(int socket, short events,
                                       const struct limit *limit)
{
    struct pollfd ready;
    int count;

    ready.fd = socket;
    ready.events = events;
    do {
        ready.revents = 0;
        count = poll(&ready, 1, left_of(limit));
    } while (count < 0 && errno == EINTR);
    if (count < 0) {
        return status_of(errno);
    }
    return count > 0 ? NFETCH_NET_OK : NFETCH_NET_ERR_TIMEOUT;
}

/* The operating system has started its interfaces already. */
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

static void pause_for(const struct nfetch_net *net, uint32_t ms)
{
    struct limit limit = limit_of(ms);

    (void)net;
    while (left_of(&limit) > 0) {
        (void)poll(NULL, 0, left_of(&limit));
    }
}

/* ------------------------------------------------------------------ random */

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

/* ----------------------------------------------------------------- sockets */

static int open_socket(enum nfetch_net_family family, int type)
{
    int opened =
        socket(family == NFETCH_NET_IPV6 ? AF_INET6 : AF_INET, type, 0);
    int flags;

    if (opened < 0) {
        return status_of(errno);
    }
    flags = fcntl(opened, F_GETFL);
    if (flags < 0 || fcntl(opened, F_SETFL, flags | O_NONBLOCK) < 0) {
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
static enum nfetch_net_status bind_somewhere(int socket,
                                             enum nfetch_net_family family)
{
    struct sockaddr_storage storage;
    struct nfetch_net_address any;
    socklen_t length;
    uint32_t chance;
    int tries;

    memset(&any, 0, sizeof any);
    any.family = (uint8_t)family;
    for (tries = 0; tries < PORT_TRIES; tries++) {
        if (read_random(NULL, &chance) != NFETCH_NET_OK) {
            return NFETCH_NET_ERR_RANDOM;
        }
        any.port = (uint16_t)(FIRST_PORT + chance % PORTS);
        length = nfetch_posix_put(&storage, &any);
        if (bind(socket, (const struct sockaddr *)&storage, length) == 0) {
            return NFETCH_NET_OK;
        }
    }
    return NFETCH_NET_ERR_MEMORY;
}

static int udp_open(const struct nfetch_net *net, enum nfetch_net_family family)
{
    int opened = open_socket(family, SOCK_DGRAM);
    enum nfetch_net_status status;

    (void)net;
    if (opened < 0) {
        return opened;
    }
    status = bind_somewhere(opened, family);
    if (status != NFETCH_NET_OK) {
        close(opened);
        return status;
    }
    return opened;
}

/* If the send buffer is full, the datagram counts as lost on its way. */
static int udp_send(const struct nfetch_net *net, int socket,
                    const struct nfetch_net_address *to, struct nurl_str bytes)
{
    struct sockaddr_storage storage;
    socklen_t size = nfetch_posix_put(&storage, to);

    (void)net;
    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    if (sendto(socket, bytes.ptr, bytes.len, MSG_NOSIGNAL,
               (const struct sockaddr *)&storage, size) < 0) {
        return must_wait(errno) ? NFETCH_NET_OK : status_of(errno);
    }
    return NFETCH_NET_OK;
}

static int receive_datagram(int socket, struct nfetch_net_datagram *datagram)
{
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    size_t size = datagram->buffer.size;
    ssize_t count = recvfrom(socket, datagram->buffer.bytes, size, MSG_TRUNC,
                             (struct sockaddr *)&storage, &length);

    if (count < 0) {
        return must_wait(errno) ? NFETCH_NET_ERR_TIMEOUT
                                : (int)status_of(errno);
    }
    (void)nfetch_posix_get(&datagram->from, (const struct sockaddr *)&storage);
    return (size_t)count > size ? (int)size + 1 : (int)count;
}

/* poll also reports a datagram with a wrong checksum: then waits again. */
static int udp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_net_datagram *datagram, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status = wait_for(socket, POLLIN, &limit);
    int count;

    (void)net;
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
    return error == 0 ? NFETCH_NET_OK : status_of(error);
}

static enum nfetch_net_status connect_to(int socket,
                                         const struct nfetch_net_address *to,
                                         const struct limit *limit)
{
    struct sockaddr_storage storage;
    socklen_t size = nfetch_posix_put(&storage, to);
    int on = 1;

    /* Without it only small messages are slower: an error does not matter. */
    (void)setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    if (connect(socket, (const struct sockaddr *)&storage, size) == 0) {
        return NFETCH_NET_OK;
    }
    return errno == EINPROGRESS || errno == EINTR
               ? finish_connect(socket, limit)
               : status_of(errno);
}

static int tcp_open(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status;
    int opened;

    (void)net;
    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    opened = open_socket((enum nfetch_net_family)to->family, SOCK_STREAM);
    if (opened < 0) {
        return opened;
    }
    status = connect_to(opened, to, &limit);
    if (status != NFETCH_NET_OK) {
        close(opened);
        return status;
    }
    return opened;
}

static int tcp_send(const struct nfetch_net *net, int socket,
                    struct nurl_str bytes, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    (void)net;
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
    struct limit limit = limit_of(ms);
    size_t size = buffer.size < INT_MAX ? buffer.size : INT_MAX;
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    (void)net;
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

/* ---------------------------------------------------------------- the value */

void nfetch_posix_init(struct nfetch_net *net, struct nfetch_posix *posix)
{
    static const struct nfetch_net posix_net = { NULL,
                                                 start,
                                                 stop,
                                                 nfetch_posix_set_resolver,
                                                 nfetch_posix_resolver,
                                                 nfetch_posix_resolve,
                                                 udp_open,
                                                 udp_send,
                                                 udp_receive,
                                                 tcp_open,
                                                 tcp_send,
                                                 tcp_receive,
                                                 close_socket,
                                                 pause_for,
                                                 now_ms,
                                                 read_random };

    *net = posix_net;
    net->context = posix;
    memset(posix, 0, sizeof *posix);
    posix->resolver.family = NFETCH_NET_IPV4;
}
