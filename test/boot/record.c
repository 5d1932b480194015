/*
 * record.c - fetches an image, and writes down what was said (talk.h)
 *
 *     record URL [CUT] >FILE
 *
 * With CUT the first connection ends for the client after so many octets.
 * Random numbers are those of replay.c, so that a message has the same number
 * there.
 */
#define net_random host_random
#define net_tcp_open host_tcp_open
#define net_tcp_send host_tcp_send
#define net_tcp_receive host_tcp_receive
#define net_udp_open host_udp_open
#define net_udp_send host_udp_send
#define net_udp_receive host_udp_receive
#define net_close host_close
#include "net_host.c"
#undef net_random
#undef net_tcp_open
#undef net_tcp_send
#undef net_tcp_receive
#undef net_udp_open
#undef net_udp_send
#undef net_udp_receive
#undef net_close

#include "fetch.h"
#include "talk.h"

#include <stdio.h>

enum {
    SOCKETS = 64,
    ROOM = 1 << 20
};

static struct {
    int channels; /* how many there were */
    int channel_of[SOCKETS];
    uint16_t port_of[SOCKETS];
    size_t left; /* octets of the first connection until it is cut */
    uint32_t random;
} record;

/* net.h was read above, with the host's names: these are its own. */
int net_tcp_open(const struct net_address *to, uint32_t ms);
enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms);
int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);
int net_udp_open(enum net_family family);
enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length);
int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms);
void net_close(int socket);
uint32_t net_random(void);

static void write_down(enum talk_kind kind, int socket, const void *octets,
                       size_t length)
{
    struct talk_part part = { 0 };

    part.kind = (uint8_t)kind;
    part.channel = (uint8_t)record.channel_of[socket];
    part.port = record.port_of[socket];
    part.length = length;
    talk_write(&part, octets);
}

static int keep(int socket, uint16_t port)
{
    if (socket >= SOCKETS) {
        return NET_ERR_ROOM;
    }
    if (socket >= 0) {
        record.channel_of[socket] = record.channels++;
        record.port_of[socket] = port;
    }
    return socket;
}

int net_tcp_open(const struct net_address *to, uint32_t ms)
{
    int socket = keep(host_tcp_open(to, ms), to->port);

    if (socket >= 0) {
        printf("open %d %u\n", record.channel_of[socket], to->port);
    }
    return socket;
}

enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms)
{
    write_down(TALK_SENT, socket, octets, length);
    return host_tcp_send(socket, octets, length, ms);
}

int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms)
{
    int channel = record.channel_of[socket];
    int got;

    if (channel == 0 && size > record.left) {
        size = record.left;
    }
    got = size == 0 ? 0 : host_tcp_receive(socket, octets, size, ms);
    if (got > 0) {
        write_down(TALK_CAME, socket, octets, (size_t)got);
    }
    if (got > 0 && channel == 0) {
        record.left -= (size_t)got;
    }
    if (got == 0) {
        printf("end %d %u\n", channel, record.port_of[socket]);
    }
    return got;
}

int net_udp_open(enum net_family family)
{
    return keep(host_udp_open(family), 0);
}

enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length)
{
    record.port_of[socket] = to->port;
    write_down(TALK_SENT, socket, octets, length);
    return host_udp_send(socket, to, octets, length);
}

int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms)
{
    int got = host_udp_receive(socket, from, room, ms);

    if (got >= 0) {
        record.port_of[socket] = from->port;
        write_down(TALK_CAME, socket, room.octets,
                   (size_t)got < room.size ? (size_t)got : room.size);
    }
    return got;
}

void net_close(int socket)
{
    host_close(socket);
}

uint32_t net_random(void)
{
    return talk_random(&record.random);
}

int main(int argc, char **argv)
{
    static struct fetch fetch;
    static uint8_t room[ROOM];
    struct image image;
    int status;

    if (argc < 2) {
        fprintf(stderr, "usage: record URL [CUT]\n");
        return 64;
    }
    record.left = argc > 2 ? strtoul(argv[2], NULL, 10) : SIZE_MAX;
    image_begin(&image, room, sizeof room);
    printf("url %s\n", argv[1]);
    status = fetch_image(&fetch, &image, nurl_text(argv[1], strlen(argv[1])));
    fprintf(stderr, "%s: %s\n", argv[1], fetch_text(status));
    return status == FETCH_OK ? 0 : 1;
}
