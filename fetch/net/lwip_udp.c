/* SPDX-License-Identifier: MIT */
/*
 * lwip_udp.c - the datagrams of the network by lwIP
 */
#include "net/lwip.h"

#include "lwip/sys.h"
#include "lwip/udp.h"

enum {
    DATAGRAMS = 3 /* that a socket keeps until they are read */
};

struct datagram {
    struct pbuf *bytes;
    ip_addr_t from;
    uint16_t port;
};

struct udp_socket {
    struct udp_pcb *pcb;                  /* NULL: the socket is free */
    struct datagram datagrams[DATAGRAMS]; /* the oldest first */
    unsigned count;
};

static struct udp_socket sockets[NFETCH_NET_SOCKETS];

static struct udp_socket *find(int number)
{
    if (number < 0 || number >= NFETCH_NET_SOCKETS ||
        sockets[number].pcb == NULL) {
        return NULL;
    }
    return &sockets[number];
}

/* Returns the number of a free socket, or -1. */
static int find_free(void)
{
    int i;

    for (i = 0; i < NFETCH_NET_SOCKETS; i++) {
        if (sockets[i].pcb == NULL) {
            return i;
        }
    }
    return -1;
}

/* Drops what arrives while the socket is full, as a network can. */
/* NOLINTNEXTLINE(readability-function-size): lwIP's five parameters */
static void datagram_received(void *which, struct udp_pcb *pcb,
                              struct pbuf *bytes, const ip_addr_t *from,
                              u16_t port)
{
    struct udp_socket *socket = which;
    struct datagram *last;

    (void)pcb;
    if (socket->count == DATAGRAMS) {
        pbuf_free(bytes);
        return;
    }
    last = &socket->datagrams[socket->count++];
    last->bytes = bytes;
    last->from = *from;
    last->port = port;
}

/* Binds to a random port. Tries another one if it is in use. */
static int bind_somewhere(const struct nfetch_net *net, struct udp_pcb *pcb,
                          enum nfetch_net_family family)
{
    uint16_t port;
    int tries;

    for (tries = 0; tries < NFETCH_LWIP_PORT_TRIES; tries++) {
        if (nfetch_lwip_port(net, &port) != NFETCH_NET_OK) {
            return NFETCH_NET_ERR_RANDOM;
        }
        if (udp_bind(pcb, nfetch_lwip_any(family), port) == ERR_OK) {
            return NFETCH_NET_OK;
        }
    }
    return NFETCH_NET_ERR_MEMORY;
}

int nfetch_lwip_udp_open(const struct nfetch_net *net,
                         enum nfetch_net_family family)
{
    int number = find_free();
    struct udp_pcb *pcb;
    int status;

    if (nfetch_lwip_any(family) == NULL) {
        return NFETCH_NET_ERR_LINK;
    }
    if (number < 0) {
        return NFETCH_NET_ERR_MEMORY;
    }
    pcb = udp_new_ip_type(nfetch_lwip_type(family));
    if (pcb == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    status = bind_somewhere(net, pcb, family);
    if (status != NFETCH_NET_OK) {
        udp_remove(pcb);
        return status;
    }
    sockets[number].pcb = pcb;
    sockets[number].count = 0;
    udp_recv(pcb, datagram_received, &sockets[number]);
    return number;
}

static enum nfetch_net_status status_of(err_t error)
{
    switch (error) {
    case ERR_MEM:
        return NFETCH_NET_ERR_MEMORY;
    case ERR_RTE:
        return NFETCH_NET_ERR_LINK;
    default:
        return NFETCH_NET_OK;
    }
}

int nfetch_lwip_udp_send(const struct nfetch_net *net, int socket,
                         const struct nfetch_net_address *to,
                         struct nurl_str bytes)
{
    struct udp_socket *udp = find(socket);
    struct pbuf *datagram;
    ip_addr_t address;
    err_t error;

    if (udp == NULL || bytes.len > nfetch_lwip_stack(net)->netif->mtu) {
        return NFETCH_NET_ERR_MEMORY;
    }
    if (!nfetch_net_is_host(to)) {
        return NFETCH_NET_ERR_LINK;
    }
    nfetch_lwip_poll(net);
    datagram = pbuf_alloc(PBUF_TRANSPORT, (u16_t)bytes.len, PBUF_RAM);
    if (datagram == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    (void)pbuf_take(datagram, bytes.ptr, (u16_t)bytes.len);
    nfetch_lwip_set(net, &address, to);
    error = udp_sendto(udp->pcb, datagram, &address, to->port);
    pbuf_free(datagram);
    return status_of(error);
}

static void drop_oldest(struct udp_socket *socket)
{
    unsigned i;

    pbuf_free(socket->datagrams[0].bytes);
    socket->count--;
    for (i = 0; i < socket->count; i++) {
        socket->datagrams[i] = socket->datagrams[i + 1];
    }
}

/* Copies a datagram. Returns its length, at most buffer.size + 1. */
static int read_datagram(const struct datagram *kept,
                         struct nfetch_net_datagram *datagram)
{
    size_t length = kept->bytes->tot_len;

    nfetch_lwip_get(&datagram->from, &kept->from);
    datagram->from.port = kept->port;
    if (length > datagram->buffer.size) {
        length = datagram->buffer.size;
    }
    (void)pbuf_copy_partial(kept->bytes, datagram->buffer.bytes, (u16_t)length,
                            0);
    return kept->bytes->tot_len > length ? (int)length + 1 : (int)length;
}

int nfetch_lwip_udp_receive(const struct nfetch_net *net, int socket,
                            struct nfetch_net_datagram *datagram, uint32_t ms)
{
    struct udp_socket *udp = find(socket);
    uint32_t began = sys_now();
    int length;

    if (udp == NULL) {
        return NFETCH_NET_ERR_MEMORY;
    }
    while (udp->count == 0) {
        if (!nfetch_lwip_wait(net, began, ms)) {
            return NFETCH_NET_ERR_TIMEOUT;
        }
    }
    length = read_datagram(&udp->datagrams[0], datagram);
    drop_oldest(udp);
    return length;
}

void nfetch_lwip_udp_close(int socket)
{
    struct udp_socket *udp = find(socket);

    if (udp == NULL) {
        return;
    }
    while (udp->count > 0) {
        drop_oldest(udp);
    }
    udp_remove(udp->pcb);
    udp->pcb = NULL;
}
