/*
 * posix.c - nfetch_net.h on a machine with an operating system: its sockets
 *
 * A socket of nfetch_net.h is a file descriptor. All are non-blocking, and
 * every wait is in poll, so that a limit holds whatever the other end does.
 * Names are in posix_name.c.
 */
#define _POSIX_C_SOURCE 200809L

#include "net/address.h"
#include "net/posix_address.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    FIRST_PORT = 49152, /* dynamic ports, RFC 6335 6 */
    PORTS = 16384,
    PORT_TRIES = 16
};

/* A limit: when it began, and how many ms it has. */
struct limit {
    uint32_t began;
    uint32_t ms;
};

static struct limit limit_of(uint32_t ms)
{
    struct limit limit;

    limit.began = nfetch_net_ms();
    limit.ms = ms;
    return limit;
}

/* Returns what is left of a limit, for poll. */
static int left_of(const struct limit *limit)
{
    uint32_t left = nfetch_net_left(limit->began, limit->ms);

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
enum nfetch_net_status nfetch_net_start(const struct nfetch_net_address *to,
                                        uint32_t ms)
{
    (void)to;
    (void)ms;
    return NFETCH_NET_OK;
}

void nfetch_net_stop(void)
{
}

void nfetch_net_wait(uint32_t ms)
{
    struct limit limit = limit_of(ms);

    while (left_of(&limit) > 0) {
        (void)poll(NULL, 0, left_of(&limit));
    }
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

void nfetch_net_close(int socket)
{
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
    int tries;

    memset(&any, 0, sizeof any);
    any.family = (uint8_t)family;
    for (tries = 0; tries < PORT_TRIES; tries++) {
        any.port = (uint16_t)(FIRST_PORT + nfetch_net_random() % PORTS);
        length = nfetch_posix_put(&storage, &any);
        if (bind(socket, (const struct sockaddr *)&storage, length) == 0) {
            return NFETCH_NET_OK;
        }
    }
    return NFETCH_NET_ERR_MEMORY;
}

int nfetch_net_udp_open(enum nfetch_net_family family)
{
    int opened = open_socket(family, SOCK_DGRAM);
    enum nfetch_net_status status;

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
enum nfetch_net_status nfetch_net_udp_send(int socket,
                                           const struct nfetch_net_address *to,
                                           const void *bytes, size_t length)
{
    struct sockaddr_storage storage;
    socklen_t size = nfetch_posix_put(&storage, to);

    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    if (sendto(socket, bytes, length, MSG_NOSIGNAL,
               (const struct sockaddr *)&storage, size) < 0) {
        return must_wait(errno) ? NFETCH_NET_OK : status_of(errno);
    }
    return NFETCH_NET_OK;
}

static int receive_datagram(int socket, struct nfetch_net_address *from,
                            void *bytes, size_t size)
{
    struct sockaddr_storage storage;
    socklen_t length = sizeof storage;
    ssize_t count = recvfrom(socket, bytes, size, MSG_TRUNC,
                             (struct sockaddr *)&storage, &length);

    if (count < 0) {
        return must_wait(errno) ? NFETCH_NET_ERR_TIMEOUT
                                : (int)status_of(errno);
    }
    (void)nfetch_posix_get(from, (const struct sockaddr *)&storage);
    return (size_t)count > size ? (int)size + 1 : (int)count;
}

/* poll also reports a datagram with a wrong checksum: then waits again. */
int nfetch_net_udp_receive(int socket, struct nfetch_net_address *from,
                           struct nfetch_net_buffer buffer, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status = wait_for(socket, POLLIN, &limit);
    int count;

    while (status == NFETCH_NET_OK) {
        count = receive_datagram(socket, from, buffer.bytes, buffer.size);
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

int nfetch_net_tcp_open(const struct nfetch_net_address *to, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status;
    int opened;

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

enum nfetch_net_status nfetch_net_tcp_send(int socket, const void *bytes,
                                           size_t length, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    const char *next = bytes;
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    while (length > 0 && status == NFETCH_NET_OK) {
        count = send(socket, next, length, MSG_NOSIGNAL);
        if (count >= 0) {
            next += count;
            length -= (size_t)count;
        } else if (must_wait(errno)) {
            status = wait_for(socket, POLLOUT, &limit);
        } else {
            status = status_of(errno);
        }
    }
    return status;
}

int nfetch_net_tcp_receive(int socket, void *bytes, size_t size, uint32_t ms)
{
    struct limit limit = limit_of(ms);
    enum nfetch_net_status status = NFETCH_NET_OK;
    ssize_t count;

    size = size < INT_MAX ? size : INT_MAX;
    while (status == NFETCH_NET_OK) {
        count = recv(socket, bytes, size, 0);
        if (count >= 0) {
            return (int)count;
        }
        status = must_wait(errno) ? wait_for(socket, POLLIN, &limit)
                                  : status_of(errno);
    }
    return status;
}

/* -------------------------------------------------------- clock and random */

uint32_t nfetch_net_ms(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint32_t)now.tv_sec * 1000u + (uint32_t)(now.tv_nsec / 1000000);
}

/* There is no other source that nobody can predict. */
uint32_t nfetch_net_random(void)
{
    uint32_t value = 0;
    int file = open("/dev/urandom", O_RDONLY);

    if (file < 0 || read(file, &value, sizeof value) != sizeof value) {
        abort();
    }
    (void)close(file);
    return value;
}
