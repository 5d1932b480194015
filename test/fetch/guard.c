/*
 * guard.c - reads after the received bytes are errors
 *
 * Linked into boot on this machine. The buffers of a fetch are members of a
 * struct, so the address sanitizer alone does not see a read after what was
 * received. Each call of nfetch_net.h that receives poisons the rest of its
 * buffer, until the socket is closed: then a request can be there.
 */
#include "nfetch_net.h"

#include <sanitizer/asan_interface.h>

int __real_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __real_net_udp_receive(int socket, struct nfetch_net_address *from,
                           struct nfetch_net_buffer buffer, uint32_t ms);
int __wrap_net_udp_receive(int socket, struct nfetch_net_address *from,
                           struct nfetch_net_buffer buffer, uint32_t ms);

void __real_net_close(int socket);
void __wrap_net_close(int socket);

/* The last buffer of each socket. */
static struct nfetch_net_buffer buffers[64];

static void poison_rest(int socket, struct nfetch_net_buffer buffer, int got)
{
    uint8_t *octets = buffer.bytes;
    size_t used = got > 0 ? (size_t)got : 0;

    if (used < buffer.size) {
        ASAN_POISON_MEMORY_REGION(octets + used, buffer.size - used);
    }
    buffers[socket % 64] = buffer;
}

int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    struct nfetch_net_buffer buffer = { octets, size };
    int got;

    ASAN_UNPOISON_MEMORY_REGION(octets, size);
    got = __real_net_tcp_receive(socket, octets, size, ms);
    poison_rest(socket, buffer, got);
    return got;
}

int __wrap_net_udp_receive(int socket, struct nfetch_net_address *from,
                           struct nfetch_net_buffer buffer, uint32_t ms)
{
    int got;

    ASAN_UNPOISON_MEMORY_REGION(buffer.bytes, buffer.size);
    got = __real_net_udp_receive(socket, from, buffer, ms);
    poison_rest(socket, buffer, got);
    return got;
}

void __wrap_net_close(int socket)
{
    struct nfetch_net_buffer *buffer = &buffers[socket % 64];

    if (buffer->bytes != NULL) {
        ASAN_UNPOISON_MEMORY_REGION(buffer->bytes, buffer->size);
        buffer->bytes = NULL;
    }
    __real_net_close(socket);
}
