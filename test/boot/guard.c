/*
 * guard.c - reads after the received bytes are errors
 *
 * Linked into boot on this machine. The buffers of a fetch are members of a
 * struct, so the address sanitizer alone does not see a read after what was
 * received. Each call of net.h that receives poisons the rest of its buffer.
 */
#include "net.h"

#include <sanitizer/asan_interface.h>

int __real_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __real_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms);
int __wrap_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms);

static void poison_rest(uint8_t *octets, size_t size, int got)
{
    size_t used = got > 0 ? (size_t)got : 0;

    if (used < size) {
        ASAN_POISON_MEMORY_REGION(octets + used, size - used);
    }
}

int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    int got;

    ASAN_UNPOISON_MEMORY_REGION(octets, size);
    got = __real_net_tcp_receive(socket, octets, size, ms);
    poison_rest(octets, size, got);
    return got;
}

int __wrap_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms)
{
    int got;

    ASAN_UNPOISON_MEMORY_REGION(room.octets, room.size);
    got = __real_net_udp_receive(socket, from, room, ms);
    poison_rest(room.octets, room.size, got);
    return got;
}
