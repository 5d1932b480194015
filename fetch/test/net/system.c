/*
 * system.c - the network by sockets (sockets*.c, posix.c), with a system that
 * does what this program says
 *
 * The program's own functions replace the system's. Each succeeds, or
 * does what its next row says. Run by test/evidence/coverage. Prints what is
 * wrong; the status is then 1.
 */
#define _GNU_SOURCE /* syscall */

#include "net/address.h"
#include "nfetch_posix.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum {
    SOCKET = 1000,
    ROWS = 20,
    LIMIT = 100
};

static struct row {
    const char *function;
    int result;
    int error;
} rows[ROWS];
static size_t row_count, next_row;
static int is_silent; /* 1: each call has to wait, and no wait has an end */
static int closed, waits, last_wait, socket_error, failures;
static size_t last_size;
static uint32_t now;
static struct sockaddr_storage bound;
static char sent[64];
static const struct nfetch_net_address to = { NFETCH_NET_IPV4,
                                              { 127, 0, 0, 1 },
                                              80 };
static const struct nfetch_net_address six = { NFETCH_NET_IPV6, { 0x20 }, 80 };
static const struct nfetch_net_address nobody = { NFETCH_NET_IPV4, { 0 }, 80 };

static struct nfetch_posix posix;
static struct nfetch_net net;

static void begin(void)
{
    row_count = 0;
    next_row = 0;
    closed = 0;
    waits = 0;
    socket_error = 0;
    memset(sent, 0, sizeof sent);
}

/* What the system will do, up to a row without a function. */
static void plan(const struct row *list)
{
    for (; list->function != NULL; list++) {
        rows[row_count] = *list;
        row_count++;
    }
}

#define PLAN(...) plan((const struct row[]){ __VA_ARGS__, { NULL, 0, 0 } })

static int call(const char *function, int result)
{
    const struct row *row = &rows[next_row];
    int never = strcmp(function, "poll") == 0 ? 0 : -1;

    if (is_silent &&
        (never == 0 || strcmp(function, "connect") == 0 ||
         strcmp(function, "send") == 0 || strncmp(function, "recv", 4) == 0)) {
        errno = function[0] == 'c' ? EINPROGRESS : EAGAIN;
        return never;
    }
    if (is_silent && strcmp(function, "getaddrinfo") == 0) {
        return EAI_AGAIN;
    }

    if (next_row == row_count || strcmp(row->function, function) != 0) {
        return result;
    }
    next_row++;
    errno = row->error;
    return row->result;
}

/* ------------------------------------------------------------- the system */

int socket(int family, int type, int protocol)
{
    (void)family;
    (void)type;
    (void)protocol;
    return call("socket", SOCKET);
}

int fcntl(int file, int command, ...)
{
    (void)file;
    (void)command;
    return call("fcntl", 0);
}

int close(int file)
{
    closed += file == SOCKET;
    return 0;
}

int bind(int file, const struct sockaddr *address, socklen_t length)
{
    (void)file;
    memcpy(&bound, address, length);
    return call("bind", 0);
}

int connect(int file, const struct sockaddr *address, socklen_t length)
{
    (void)file;
    memcpy(&bound, address, length);
    return call("connect", 0);
}

/* Nothing happens: then the time is over. */
int poll(struct pollfd *files, nfds_t count, int ms)
{
    int result = call("poll", files == NULL ? 0 : 1);

    (void)count;
    waits++;
    last_wait = ms;
    now += result == 0 ? (uint32_t)ms : 1;
    return result;
}

/* NOLINTNEXTLINE(readability-function-size): the system's parameters */
int getsockopt(int file, int level, int name, void *value, socklen_t *length)
{
    (void)file;
    (void)level;
    (void)name;
    memcpy(value, &socket_error, *length);
    return call("getsockopt", 0);
}

/* NOLINTNEXTLINE(readability-function-size): the system's parameters */
int setsockopt(int file, int level, int name, const void *value,
               socklen_t length)
{
    (void)file;
    (void)level;
    (void)name;
    (void)value;
    (void)length;
    return call("setsockopt", 0);
}

ssize_t send(int file, const void *bytes, size_t length, int flags)
{
    int count = call("send", (int)length);

    (void)file;
    (void)flags;
    if (count > 0) {
        strncat(sent, bytes, (size_t)count);
    }
    return count;
}

/* NOLINTNEXTLINE(readability-function-size): the system's parameters */
ssize_t sendto(int file, const void *bytes, size_t length, int flags,
               const struct sockaddr *address, socklen_t size)
{
    (void)file;
    (void)bytes;
    (void)flags;
    memcpy(&bound, address, size);
    return call("sendto", (int)length);
}

ssize_t recv(int file, void *bytes, size_t size, int flags)
{
    (void)file;
    (void)bytes;
    (void)flags;
    last_size = size;
    return call("recv", 0);
}

/* Returns what fits, as Linux does. */
ssize_t recvmsg(int file, struct msghdr *message, int flags)
{
    struct sockaddr_in in = { .sin_family = AF_INET, .sin_port = htons(53) };
    int count = call("recvmsg", 4);
    int size = 0;

    (void)file;
    (void)flags;
    for (size_t i = 0; i < message->msg_iovlen; i++) {
        size += (int)message->msg_iov[i].iov_len;
    }
    memcpy(message->msg_name, &in, sizeof in);
    return count > size ? size : count;
}

/* A source of random numbers: it counts. Other files are the system's. */
int open(const char *path, int flags, ...)
{
    va_list list;
    mode_t mode;

    if (strcmp(path, "/dev/urandom") == 0) {
        return call("open", SOCKET + 1);
    }
    va_start(list, flags);
    mode = (flags & O_CREAT) != 0 ? (mode_t)va_arg(list, unsigned) : 0;
    va_end(list);
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t size)
{
    static uint32_t count;

    if (file != SOCKET + 1) {
        return (ssize_t)syscall(SYS_read, file, bytes, size);
    }
    count++;
    memcpy(bytes, &count, size);
    return call("read", (int)size);
}

int clock_gettime(clockid_t clock, struct timespec *time)
{
    (void)clock;
    time->tv_sec = now / 1000;
    time->tv_nsec = (long)(now % 1000) * 1000000;
    return 0;
}

static struct addrinfo *names;

int getaddrinfo(const char *name, const char *service,
                const struct addrinfo *hints, struct addrinfo **found)
{
    (void)name;
    (void)service;
    (void)hints;
    *found = names;
    return call("getaddrinfo", 0);
}

void freeaddrinfo(struct addrinfo *found)
{
    closed += found == names;
}

/* -------------------------------------------------------------- the checks */

/* All rows were used, and so many sockets were closed. */
static void expect_at(int line, long result, long right, int right_closed)
{
    if (result != right || closed != right_closed || next_row != row_count) {
        printf("system.c:%d: %ld, not %ld; %d closed; %zu of %zu rows\n", line,
               result, right, closed, next_row, row_count);
        failures++;
    }
    begin();
}

#define EXPECT(result, right, closed) expect_at(__LINE__, result, right, closed)

static const struct {
    int error;
    enum nfetch_net_status status;
} errors[] = { { ECONNREFUSED, NFETCH_NET_ERR_REFUSED },
               { ENETDOWN, NFETCH_NET_ERR_LINK },
               { ENETUNREACH, NFETCH_NET_ERR_LINK },
               { EHOSTUNREACH, NFETCH_NET_ERR_LINK },
               { EADDRNOTAVAIL, NFETCH_NET_ERR_LINK },
               { EACCES, NFETCH_NET_ERR_LINK },
               { EAFNOSUPPORT, NFETCH_NET_ERR_LINK },
               { EINVAL, NFETCH_NET_ERR_LINK },
               { ETIMEDOUT, NFETCH_NET_ERR_TIMEOUT },
               { EMFILE, NFETCH_NET_ERR_MEMORY },
               { ENFILE, NFETCH_NET_ERR_MEMORY },
               { ENOMEM, NFETCH_NET_ERR_MEMORY },
               { ENOBUFS, NFETCH_NET_ERR_MEMORY },
               { EPIPE, NFETCH_NET_ERR_CLOSED } };

static void check_errors(void)
{
    struct nfetch_net_datagram datagram = { { sent, sizeof sent }, { 0 } };
    struct nfetch_buffer three = { sent, 3 };

    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
        int error = errors[i].error;
        enum nfetch_net_status status = errors[i].status;

        PLAN({ "socket", -1, error });
        EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), status, 0);
        PLAN({ "socket", -1, error });
        EXPECT(nfetch_net_udp_open(&net, NFETCH_NET_IPV6), status, 0);
        PLAN({ "connect", -1, error });
        EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), status, 1);
        PLAN({ "send", -1, error });
        EXPECT(nfetch_net_tcp_send(&net, SOCKET, NURL_STR("abc"), LIMIT),
               status, 0);
        PLAN({ "sendto", -1, error });
        EXPECT(nfetch_net_udp_send(&net, SOCKET, &to, NURL_STR("abc")),
               error == ENOMEM || error == ENOBUFS ? NFETCH_NET_OK : status, 0);
        PLAN({ "recv", -1, error });
        EXPECT(nfetch_net_tcp_receive(&net, SOCKET, three, LIMIT), status, 0);
        PLAN({ "recvmsg", -1, error }); /* a time that is over: the next one */
        EXPECT(nfetch_net_udp_receive(&net, SOCKET, &datagram, LIMIT),
               status == NFETCH_NET_ERR_TIMEOUT ? 4 : (int)status, 0);
        PLAN({ "poll", -1, error });
        EXPECT(nfetch_net_udp_receive(&net, SOCKET, &datagram, LIMIT), status,
               0);
    }
}

static void check_open(void)
{
    int i;

    EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), SOCKET, 0);
    EXPECT(((struct sockaddr_in *)&bound)->sin_port, htons(80), 0);
    EXPECT(nfetch_net_tcp_open(&net, &nobody, LIMIT), NFETCH_NET_ERR_LINK, 0);
    EXPECT(nfetch_net_udp_send(&net, SOCKET, &nobody, NURL_STR("")),
           NFETCH_NET_ERR_LINK, 0);
    PLAN({ "fcntl", -1, EINVAL });
    EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), NFETCH_NET_ERR_MEMORY, 1);
    PLAN({ "bind", -1, EADDRINUSE });
    EXPECT(nfetch_net_udp_open(&net, NFETCH_NET_IPV4), SOCKET, 0);
    i = ntohs(((struct sockaddr_in *)&bound)->sin_port);
    EXPECT(i >= 49152, 1, 0);
    for (i = 0; i < 16; i++) {
        PLAN({ "bind", -1, EADDRINUSE });
    }
    EXPECT(nfetch_net_udp_open(&net, NFETCH_NET_IPV4), NFETCH_NET_ERR_MEMORY,
           1);
    nfetch_net_close(&net, SOCKET);
    EXPECT(0, 0, 1);
    EXPECT(nfetch_net_tcp_open(&net, &six, LIMIT), SOCKET, 0);
    EXPECT(bound.ss_family, AF_INET6, 0);
    EXPECT(((struct sockaddr_in6 *)&bound)->sin6_addr.s6_addr[0], 0x20, 0);
    EXPECT(nfetch_net_start(&net, &to, LIMIT), NFETCH_NET_OK, 0);
    nfetch_net_stop(&net);
}

static void check_connect(void)
{
    static const int waits_for[] = { EINPROGRESS, EINTR };

    for (int i = 0; i < 2; i++) {
        PLAN({ "connect", -1, waits_for[i] }, { "poll", -1, EINTR },
             { "poll", 1, 0 });
        EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), SOCKET, 0);
        PLAN({ "connect", -1, waits_for[i] }, { "poll", 0, 0 });
        EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), NFETCH_NET_ERR_TIMEOUT,
               1);
        EXPECT(last_wait, LIMIT, 0);
    }
    PLAN({ "connect", -1, EINPROGRESS });
    socket_error = ECONNREFUSED;
    EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), NFETCH_NET_ERR_REFUSED, 1);
    PLAN({ "connect", -1, EINPROGRESS }, { "getsockopt", -1, ENOBUFS });
    EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), NFETCH_NET_ERR_MEMORY, 1);
}

/* What must wait is tried again, up to the limit. */
static const int errors_of_waits[] = { EAGAIN, EWOULDBLOCK, EINTR };

static void check_waits(void)
{
    struct nfetch_buffer nine = { sent, 9 };

    for (int i = 0; i < 3; i++) {
        int error = errors_of_waits[i];

        PLAN({ "send", 2, 0 }, { "send", -1, error }, { "poll", 1, 0 },
             { "send", 1, 0 });
        (void)nfetch_net_tcp_send(&net, SOCKET, NURL_STR("abc"), LIMIT);
        EXPECT(strcmp(sent, "abc"), 0, 0);
        PLAN({ "recv", -1, error }, { "poll", 1, 0 }, { "recv", 5, 0 });
        EXPECT(nfetch_net_tcp_receive(&net, SOCKET, nine, LIMIT), 5, 0);
        PLAN({ "recv", -1, error }, { "poll", 0, 0 });
        EXPECT(nfetch_net_tcp_receive(&net, SOCKET, nine, LIMIT),
               NFETCH_NET_ERR_TIMEOUT, 0);
        PLAN({ "send", -1, error }, { "poll", 0, 0 });
        EXPECT(nfetch_net_tcp_send(&net, SOCKET, NURL_STR("abc"), LIMIT),
               NFETCH_NET_ERR_TIMEOUT, 0);
    }
}

static void check_datagrams_that_wait(void)
{
    struct nfetch_net_datagram datagram = { { sent, 3 }, { 0 } };

    for (int i = 0; i < 3; i++) {
        int error = errors_of_waits[i];

        PLAN({ "sendto", -1, error });
        EXPECT(nfetch_net_udp_send(&net, SOCKET, &to, NURL_STR("abc")),
               NFETCH_NET_OK, 0);
        PLAN({ "recvmsg", -1, error }, { "poll", 1, 0 }, { "recvmsg", 3, 0 });
        EXPECT(nfetch_net_udp_receive(&net, SOCKET, &datagram, LIMIT), 3, 0);
        EXPECT(datagram.from.port, 53, 0);
        PLAN({ "recvmsg", -1, error }, { "poll", 0, 0 });
        EXPECT(nfetch_net_udp_receive(&net, SOCKET, &datagram, LIMIT),
               NFETCH_NET_ERR_TIMEOUT, 0);
        EXPECT(last_wait, LIMIT - 1, 0);
    }
    EXPECT(nfetch_net_udp_receive(&net, SOCKET, &datagram, LIMIT), 4, 0);
    EXPECT(nfetch_net_udp_send(&net, SOCKET, &to, NURL_STR("abc")),
           NFETCH_NET_OK, 0);
}

/* More than an int can say. */
static void check_large(void)
{
    struct nfetch_buffer all = { sent, SIZE_MAX };
    struct nfetch_buffer one = { sent, 1 };
    uint32_t first, second;

    EXPECT(nfetch_net_tcp_receive(&net, SOCKET, all, LIMIT), 0, 0);
    EXPECT(last_size == INT_MAX, 1, 0);
    PLAN({ "recv", -1, EAGAIN }, { "poll", 0, 0 }, { "poll", 0, 0 },
         { "poll", 1, 0 }, { "recv", 1, 0 });
    EXPECT(nfetch_net_tcp_receive(&net, SOCKET, one, UINT32_MAX), 1, 0);
    EXPECT(last_wait, NFETCH_NET_TURN_MS, 0);
    now = 5000;
    nfetch_net_wait(&net, LIMIT);
    EXPECT(nfetch_net_ms(&net), 5000 + LIMIT, 0);
    EXPECT(nfetch_net_random(&net, &first), NFETCH_NET_OK, 0);
    EXPECT(nfetch_net_random(&net, &second), NFETCH_NET_OK, 0);
    EXPECT(first != second, 1, 0);
    PLAN({ "open", -1, EACCES });
    EXPECT(nfetch_net_random(&net, &first), NFETCH_NET_ERR_RANDOM, 0);
    PLAN({ "read", 3, 0 });
    EXPECT(nfetch_net_random(&net, &first), NFETCH_NET_ERR_RANDOM, 0);
    PLAN({ "open", -1, EACCES });
    EXPECT(nfetch_net_udp_open(&net, NFETCH_NET_IPV4), NFETCH_NET_ERR_RANDOM,
           1);
}

/* Of a name of this length. */
static int look_up(struct nfetch_net_addresses found, size_t length,
                   uint32_t ms)
{
    char name[256];

    memset(name, 'a', sizeof name);
    return nfetch_net_resolve(&net, found, nurl_text(name, length), ms);
}

static void check_names(void)
{
    struct sockaddr_in in = { .sin_family = AF_INET };
    struct sockaddr_in6 in6 = { .sin6_family = AF_INET6 };
    struct sockaddr other = { .sa_family = AF_UNIX };
    struct addrinfo info[4] = {
        { .ai_addr = &other, .ai_next = &info[1] },
        { .ai_addr = (struct sockaddr *)&in, .ai_next = &info[2] },
        { .ai_addr = (struct sockaddr *)&in6, .ai_next = &info[3] },
        { .ai_addr = (struct sockaddr *)&in },
    };
    struct nfetch_net_address list[3] = { { .port = 80 } };
    struct nfetch_net_addresses found = { list, 3 };

    names = info;
    EXPECT(look_up(found, 255, LIMIT), NFETCH_NET_ERR_NAME, 1);
    memset(&in.sin_addr, 5, sizeof in.sin_addr);
    memset(&in6.sin6_addr, 6, sizeof in6.sin6_addr);
    EXPECT(look_up(found, 1, LIMIT), 3, 1);
    EXPECT(list[0].family == NFETCH_NET_IPV4 && list[0].octets[3] == 5, 1, 0);
    EXPECT(list[1].family == NFETCH_NET_IPV6 && list[1].octets[15] == 6, 1, 0);
    EXPECT(list[0].port, 80, 0);
    found.size = 1;
    EXPECT(look_up(found, 1, LIMIT), 1, 1);
}

static void check_names_without_an_answer(void)
{
    struct nfetch_net_address list[1];
    struct nfetch_net_addresses found = { list, 1 };

    EXPECT(look_up(found, 0, LIMIT), NFETCH_NET_ERR_NAME, 0);
    EXPECT(look_up(found, 256, LIMIT), NFETCH_NET_ERR_NAME, 0);
    PLAN({ "getaddrinfo", EAI_AGAIN, 0 });
    EXPECT(look_up(found, 1, LIMIT), NFETCH_NET_ERR_TIMEOUT, 0);
    EXPECT(last_wait, LIMIT, 0);
    /* after 250 ms, and 500 more */
    PLAN({ "getaddrinfo", EAI_AGAIN, 0 }, { "poll", 0, 0 },
         { "getaddrinfo", EAI_AGAIN, 0 }, { "poll", 0, 0 },
         { "getaddrinfo", EAI_NONAME, 0 });
    now = 0;
    EXPECT(look_up(found, 1, 800), NFETCH_NET_ERR_NAME, 0);
    EXPECT(now, 250 + 500, 0);
    PLAN({ "getaddrinfo", EAI_NONAME, 0 });
    EXPECT(look_up(found, 1, LIMIT), NFETCH_NET_ERR_NAME, 0);
    nfetch_net_set_resolver(&net, &to);
    EXPECT(nfetch_net_resolver(&net)->port, 80, 0);
    PLAN({ "socket", -1, EMFILE });
    EXPECT(look_up(found, 1, LIMIT), NFETCH_NET_ERR_MEMORY, 0);
}

/* ----------------------------------------------------------------- turns */

static uint32_t last_turn, turns_end;

static int turn(const struct nfetch_net *which)
{
    failures += which != &net || now - last_turn > NFETCH_NET_TURN_MS;
    last_turn = now;
    return now >= turns_end;
}

/* The waits of the sockets, each of them for a minute. */
static int wait_somewhere(int which)
{
    struct nfetch_buffer buffer = { sent, sizeof sent };
    struct nfetch_net_datagram datagram = { { sent, sizeof sent }, { 0 } };
    struct nfetch_net_address list[1];
    struct nfetch_net_addresses found = { list, 1 };

    switch (which) {
    case 0:
        return nfetch_net_tcp_open(&net, &to, 60000);
    case 1:
        return nfetch_net_tcp_send(&net, SOCKET, NURL_STR("abc"), 60000);
    case 2:
        return nfetch_net_tcp_receive(&net, SOCKET, buffer, 60000);
    case 3:
        return nfetch_net_udp_receive(&net, SOCKET, &datagram, 60000);
    case 4:
        return look_up(found, 1, 60000);
    default:
        nfetch_net_wait(&net, 60000);
        return NFETCH_NET_ERR_TIMEOUT;
    }
}

/* Nothing ever happens: a turn at least every NFETCH_NET_TURN_MS, to the end
   or to the one that ends it. */
static void check_turns(void)
{
    net.turn = turn;
    is_silent = 1;
    for (int which = 0; which < 6; which++) {
        for (turns_end = 0; turns_end <= 80000; turns_end += 20000) {
            now = 0;
            last_turn = 0;
            begin();
            EXPECT(wait_somewhere(which), NFETCH_NET_ERR_TIMEOUT, which == 0);
            EXPECT(now - last_turn <= NFETCH_NET_TURN_MS, 1, 0);
            now -= turns_end < 60000 ? turns_end : 60000;
            EXPECT(now < NFETCH_NET_TURN_MS, 1, 0);
        }
    }
}

/* Linked with sockets_no_ipv6.c: no socket is opened. */
static void check_without_ipv6(void)
{
    struct sockaddr_in6 in6 = { .sin6_family = AF_INET6 };
    struct addrinfo info = { .ai_addr = (struct sockaddr *)&in6 };
    struct nfetch_net_address list[1];
    struct nfetch_net_addresses found = { list, 1 };

    names = &info;
    memset(&in6.sin6_addr, 6, sizeof in6.sin6_addr);
    EXPECT(nfetch_net_tcp_open(&net, &six, LIMIT), NFETCH_NET_ERR_LINK, 0);
    EXPECT(nfetch_net_udp_open(&net, NFETCH_NET_IPV6), NFETCH_NET_ERR_LINK, 0);
    EXPECT(nfetch_net_tcp_open(&net, &to, LIMIT), SOCKET, 0);
    EXPECT(look_up(found, 1, LIMIT), NFETCH_NET_ERR_NAME, 1);
}

static void check_without_resolver(void)
{
    struct nfetch_net_address list[1];
    struct nfetch_net_addresses found = { list, 1 };

    posix.sockets.resolve = NULL;
    EXPECT(look_up(found, 1, LIMIT), NFETCH_NET_ERR_NAME, 0);
    EXPECT(nfetch_net_is_host(nfetch_net_resolver(&net)), 0, 0);
    nfetch_posix_init(&net, &posix);
}

/* With an argument: IPv4 alone. */
int main(int argc, char **argv)
{
    (void)argv;
    nfetch_posix_init(&net, &posix);
    begin();
    if (argc > 1) {
        check_without_ipv6();
        return failures == 0 ? 0 : 1;
    }
    check_without_resolver();
    check_errors();
    check_open();
    check_connect();
    check_waits();
    check_datagrams_that_wait();
    check_large();
    check_names();
    check_names_without_an_answer();
    nfetch_posix_init(&net, &posix);
    posix.sockets.has_resolver = 0;
    check_turns();
    return failures == 0 ? 0 : 1;
}
