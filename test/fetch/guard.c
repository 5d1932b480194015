/*
 * guard.c - reads after the received bytes are errors
 *
 * Linked into boot on this machine. The buffers of a fetch are members of a
 * struct, so the address sanitizer alone does not see a read after what was
 * received. Each call of net.h that receives poisons the rest of its buffer,
 * until the socket is closed: then a request can be there.
 */
#include "net.h"

#include <sanitizer/asan_interface.h>

int __real_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int __real_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms);
int __wrap_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms);

void __real_net_close(int socket);
void __wrap_net_close(int socket);

/* The last buffer of each socket. */
static struct net_room rooms[64];

static void poison_rest(int socket, struct net_room room, int got)
{
    uint8_t *octets = room.octets;
    size_t used = got > 0 ? (size_t)got : 0;

    if (used < room.size) {
        ASAN_POISON_MEMORY_REGION(octets + used, room.size - used);
    }
    rooms[socket % 64] = room;
}

int __wrap_net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    struct net_room room = { octets, size };
    int got;

    ASAN_UNPOISON_MEMORY_REGION(octets, size);
    got = __real_net_tcp_receive(socket, octets, size, ms);
    poison_rest(socket, room, got);
    return got;
}

int __wrap_net_udp_receive(int socket, struct net_address *from,
                           struct net_room room, uint32_t ms)
{
    int got;

    ASAN_UNPOISON_MEMORY_REGION(room.octets, room.size);
    got = __real_net_udp_receive(socket, from, room, ms);
    poison_rest(socket, room, got);
    return got;
}

void __wrap_net_close(int socket)
{
    struct net_room *room = &rooms[socket % 64];

    if (room->octets != NULL) {
        ASAN_UNPOISON_MEMORY_REGION(room->octets, room->size);
        room->octets = NULL;
    }
    __real_net_close(socket);
}
