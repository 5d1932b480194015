/*
 * guard.c - reads after the received bytes are errors
 *
 * Linked into boot on this machine. The buffers of a fetch are members of a
 * struct, so the address sanitizer alone does not see a read after what was
 * received. Each call of the network that receives poisons the rest of its
 * buffer, until the socket is closed: then a request can be there. The buffer
 * of a datagram has a request also when a connection is opened: an answer of a
 * name server that was cut.
 */
#include "app/network.h"

#include <sanitizer/asan_interface.h>

const struct nfetch_net *__real_nfetch_network(void);
const struct nfetch_net *__wrap_nfetch_network(void);

static struct nfetch_net guarded;

#define SOCKETS 64

/* The last buffer of each socket, and whether it has a datagram. */
static struct nfetch_buffer buffers[SOCKETS];
static int has_datagram[SOCKETS];

static void poison_rest(int socket, struct nfetch_buffer buffer, int got)
{
    uint8_t *bytes = buffer.bytes;
    size_t used = got > 0 ? (size_t)got : 0;

    if (used < buffer.size) {
        ASAN_POISON_MEMORY_REGION(bytes + used, buffer.size - used);
    }
    buffers[socket % SOCKETS] = buffer;
}

static void unpoison(struct nfetch_buffer *buffer)
{
    if (buffer->bytes != NULL) {
        ASAN_UNPOISON_MEMORY_REGION(buffer->bytes, buffer->size);
        buffer->bytes = NULL;
    }
}

static int tcp_open(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms)
{
    for (int i = 0; i < SOCKETS; i++) {
        if (has_datagram[i]) {
            unpoison(&buffers[i]);
        }
    }
    return __real_nfetch_network()->tcp_open(net, to, ms);
}

static int tcp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_buffer buffer, uint32_t ms)
{
    int got;

    ASAN_UNPOISON_MEMORY_REGION(buffer.bytes, buffer.size);
    got = __real_nfetch_network()->tcp_receive(net, socket, buffer, ms);
    poison_rest(socket, buffer, got);
    has_datagram[socket % SOCKETS] = 0;
    return got;
}

static int udp_receive(const struct nfetch_net *net, int socket,
                       struct nfetch_net_datagram *datagram, uint32_t ms)
{
    struct nfetch_buffer buffer = datagram->buffer;
    int got;

    ASAN_UNPOISON_MEMORY_REGION(buffer.bytes, buffer.size);
    got = __real_nfetch_network()->udp_receive(net, socket, datagram, ms);
    poison_rest(socket, buffer, got);
    has_datagram[socket % SOCKETS] = 1;
    return got;
}

static void close_socket(const struct nfetch_net *net, int socket)
{
    unpoison(&buffers[socket % SOCKETS]);
    __real_nfetch_network()->close(net, socket);
}

const struct nfetch_net *__wrap_nfetch_network(void)
{
    guarded = *__real_nfetch_network();
    guarded.tcp_open = tcp_open;
    guarded.tcp_receive = tcp_receive;
    guarded.udp_receive = udp_receive;
    guarded.close = close_socket;
    return &guarded;
}
