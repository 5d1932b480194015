/* SPDX-License-Identifier: MIT */
/*
 * lwip_tcp.c - the streams of the network by lwIP
 */
#include "net/lwip.h"

#include "lwip/sys.h"
#include "lwip/tcp.h"

#include <string.h>

enum {
    SEGMENTS = TCP_WND / TCP_MSS /* that a stream keeps until they are read */
};

struct tcp_socket {
    struct tcp_pcb *pcb; /* NULL after an error: lwIP has freed it */
    struct pbuf *bytes;  /* what was received and is not read yet */
    uint8_t is_used;
    uint8_t is_connected;
    uint8_t is_ended; /* the other end sends no more */
    int16_t error;    /* enum nfetch_net_status */
};

static struct tcp_socket sockets[NFETCH_NET_SOCKETS];

static struct tcp_socket *find(int number)
{
    number -= NFETCH_NET_SOCKETS;
    if (number < 0 || number >= NFETCH_NET_SOCKETS ||
        !sockets[number].is_used) {
        return NULL;
    }
    return &sockets[number];
}

/* Returns the number of a free socket, or -1. */
static int take(void)
{
    int i;

    for (i = 0; i < NFETCH_NET_SOCKETS; i++) {
        if (!sockets[i].is_used) {
            memset(&sockets[i], 0, sizeof sockets[i]);
            sockets[i].is_used = 1;
            return NFETCH_NET_SOCKETS + i;
        }
    }
    return -1;
}

/* ---------------------------------------------------------------- callbacks */

static err_t stream_connected(void *which, struct tcp_pcb *pcb, err_t error)
{
    struct tcp_socket *socket = which;

    (void)pcb;
    (void)error; /* always ERR_OK */
    socket->is_connected = 1;
    return ERR_OK;
}

/*
 * Without bytes: the other end sends no more. Each segment, however short,
 * takes a buffer of those that frames are received into. So a stream that is
 * not read refuses segments above SEGMENTS. lwIP keeps the one refused and
 * drops those after it, which the other end sends again.
 */
static err_t stream_received(void *which, struct tcp_pcb *pcb,
                             struct pbuf *bytes, err_t error)
{
    struct tcp_socket *socket = which;

    (void)pcb;
    (void)error;
    if (bytes == NULL) {
        socket->is_ended = 1;
    } else if (socket->bytes == NULL) {
        socket->bytes = bytes;
    } else if (pbuf_clen(socket->bytes) >= SEGMENTS) {
        return ERR_MEM;
    } else {
        pbuf_cat(socket->bytes, bytes);
    }
    return ERR_OK;
}

/*
 * Stops the timer of a closed window. lwIP (2.1.3, 2.2.1) leaves it on if the
 * other end acknowledges all and its window is still closed, and fails with an
 * assertion at the next tick. Also for a stream that was closed.
 */
static err_t stream_sent(void *which, struct tcp_pcb *pcb, u16_t length)
{
    (void)which;
    (void)length;
    if (pcb->unsent == NULL) {
        pcb->persist_backoff = 0;
    }
    return ERR_OK;
}

/* lwIP has freed the pcb already. */
static void stream_failed(void *which, err_t error)
{
    struct tcp_socket *socket = which;

    socket->pcb = NULL;
    if (error != ERR_RST) {
        socket->error = NFETCH_NET_ERR_TIMEOUT;
    } else {
        socket->error = socket->is_connected ? NFETCH_NET_ERR_CLOSED
                                             : NFETCH_NET_ERR_REFUSED;
    }
}

/* --------------------------------------------------------------------- open */

/* Binds to a random port. Tries another one if it is in use. */
static int bind_somewhere(const struct nfetch_net *net, struct tcp_pcb *pcb,
                          enum nfetch_net_family family)
{
    uint16_t port;
    int tries;

    for (tries = 0; tries < NFETCH_LWIP_PORT_TRIES; tries++) {
        if (nfetch_lwip_port(net, &port) != NFETCH_NET_OK) {
            return NFETCH_NET_ERR_RANDOM;
        }
        if (tcp_bind(pcb, nfetch_lwip_any(family), port) == ERR_OK) {
            return NFETCH_NET_OK;
        }
    }
    return NFETCH_NET_ERR_MEMORY;
}

static void set_callbacks(struct tcp_socket *socket)
{
    tcp_arg(socket->pcb, socket);
    tcp_recv(socket->pcb, stream_received);
    tcp_sent(socket->pcb, stream_sent);
    tcp_err(socket->pcb, stream_failed);
}

static int begin(const struct nfetch_net *net, struct tcp_socket *socket,
                 const struct nfetch_net_address *to)
{
    ip_addr_t address;
    int status;

    if (!nfetch_net_is_host(to) || nfetch_lwip_any(to->family) == NULL) {
        return NFETCH_NET_ERR_LINK;
    }
    socket->pcb = tcp_new_ip_type(nfetch_lwip_type(to->family));
    if (socket->pcb == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    status = bind_somewhere(net, socket->pcb, to->family);
    if (status != NFETCH_NET_OK) {
        return status;
    }
    set_callbacks(socket);
    tcp_nagle_disable(socket->pcb);
    nfetch_lwip_set(net, &address, to);
    switch (tcp_connect(socket->pcb, &address, to->port, stream_connected)) {
    case ERR_OK:
        return NFETCH_NET_OK;
    case ERR_RTE:
        return NFETCH_NET_ERR_LINK;
    default:
        return NFETCH_NET_ERR_MEMORY;
    }
}

static enum nfetch_net_status await_connection(const struct nfetch_net *net,
                                               const struct tcp_socket *socket,
                                               uint32_t ms)
{
    uint32_t began = sys_now();

    while (!socket->is_connected) {
        if (socket->error != NFETCH_NET_OK) {
            return (enum nfetch_net_status)socket->error;
        }
        if (!nfetch_lwip_wait(net, began, ms)) {
            return NFETCH_NET_ERR_TIMEOUT;
        }
    }
    return NFETCH_NET_OK;
}

int nfetch_lwip_tcp_open(const struct nfetch_net *net,
                         const struct nfetch_net_address *to, uint32_t ms)
{
    int number = take();
    struct tcp_socket *socket = find(number);
    int status;

    if (socket == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    status = begin(net, socket, to);
    if (status == NFETCH_NET_OK) {
        status = await_connection(net, socket, ms);
    }
    if (status != NFETCH_NET_OK) {
        nfetch_lwip_tcp_close(number);
        nfetch_lwip_poll(net);
        return status;
    }
    return number;
}

/* --------------------------------------------------------- send and receive */

/*
 * Sends as many bytes as lwIP has buffers for, but none while earlier ones are
 * not sent. lwIP would join both, and fails with an assertion if the window of
 * the other end was closed and is small now.
 */
static size_t send_some(struct tcp_pcb *pcb, const char *bytes, size_t length)
{
    size_t most = tcp_sndbuf(pcb);

    if (length > most) {
        length = most;
    }
    if (length == 0 || pcb->unsent != NULL ||
        tcp_write(pcb, bytes, (u16_t)length, TCP_WRITE_FLAG_COPY) != ERR_OK) {
        return 0;
    }
    (void)tcp_output(pcb);
    return length;
}

int nfetch_lwip_tcp_send(const struct nfetch_net *net, int socket,
                         struct nurl_str bytes, uint32_t ms)
{
    struct tcp_socket *tcp = find(socket);
    uint32_t began = sys_now();
    size_t sent = 0;

    if (tcp == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    while (tcp->error == NFETCH_NET_OK) {
        sent += send_some(tcp->pcb, bytes.ptr + sent, bytes.len - sent);
        if (sent == bytes.len) {
            return NFETCH_NET_OK;
        }
        if (!nfetch_lwip_wait(net, began, ms)) {
            return NFETCH_NET_ERR_TIMEOUT;
        }
    }
    return (enum nfetch_net_status)tcp->error;
}

/* Reads up to `size` bytes, and opens the window by as many. */
static size_t receive_some(struct tcp_socket *socket, void *bytes, size_t size)
{
    u16_t length = socket->bytes->tot_len;

    if (length > size) {
        length = (u16_t)size;
    }
    length = pbuf_copy_partial(socket->bytes, bytes, length, 0);
    socket->bytes = pbuf_free_header(socket->bytes, length);
    if (socket->pcb != NULL) {
        tcp_recved(socket->pcb, length);
    }
    return length;
}

int nfetch_lwip_tcp_receive(const struct nfetch_net *net, int socket,
                            struct nfetch_buffer buffer, uint32_t ms)
{
    struct tcp_socket *tcp = find(socket);
    uint32_t began = sys_now();

    if (tcp == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    while (tcp->bytes == NULL) {
        if (tcp->is_ended) {
            return 0;
        }
        if (tcp->error != NFETCH_NET_OK) {
            return tcp->error;
        }
        if (!nfetch_lwip_wait(net, began, ms)) {
            return NFETCH_NET_ERR_TIMEOUT;
        }
    }
    return (int)receive_some(tcp, buffer.bytes, buffer.size);
}

/* -------------------------------------------------------------------- close */

/* lwIP closes in its own time, and does not report the end. */
static void close_pcb(struct tcp_pcb *pcb, int is_connected)
{
    tcp_arg(pcb, NULL);
    tcp_recv(pcb, NULL);
    tcp_err(pcb, NULL);
    if (!is_connected || tcp_close(pcb) != ERR_OK) {
        tcp_abort(pcb);
    }
}

void nfetch_lwip_tcp_close(int socket)
{
    struct tcp_socket *tcp = find(socket);

    if (tcp == NULL) {
        return;
    }
    if (tcp->bytes != NULL) {
        pbuf_free(tcp->bytes);
    }
    if (tcp->pcb != NULL) {
        close_pcb(tcp->pcb, tcp->is_connected);
    }
    tcp->is_used = 0;
}
