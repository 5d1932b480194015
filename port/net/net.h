/*
 * net.h - names, datagrams and streams, each with a limit in milliseconds
 *
 * What a client that fetches needs of a network, and no more: one thread that
 * waits. On boards it is lwIP over frames (net_lwip.c, port_net.h), on an
 * operating system its sockets (net_host.c).
 *
 * A limit bounds the whole call (but the host's own resolver has its own), and
 * net_start comes before all others. What can fail returns NET_OK or a count,
 * or a fault, which is negative.
 */
#ifndef NET_H
#define NET_H

#include <stddef.h>
#include <stdint.h>

enum net_status {
    NET_OK = 0,
    NET_ERR_TIMEOUT = -1, /* nothing within the limit */
    NET_ERR_CLOSED = -2,  /* the other end has reset the connection */
    NET_ERR_REFUSED = -3, /* nobody listens there */
    NET_ERR_LINK = -4,    /* no chip, or no address of our own in time */
    NET_ERR_NAME = -5,    /* no address for this name */
    NET_ERR_ROOM = -6     /* no memory, or too many sockets */
};

enum net_family {
    NET_IPV4 = 4,
    NET_IPV6 = 6
};

/* How many sockets there are at once: ftp needs two. */
enum {
    NET_SOCKETS = 3
};

struct net_address {
    uint8_t family;     /* enum net_family */
    uint8_t octets[16]; /* IPv4: the first four */
    uint16_t port;
};

/* Where octets that come are put. */
struct net_room {
    void *octets;
    size_t size;
};

/*
 * Starts the interface and gets it an address by which `to` is reached: by
 * DHCP, which names the resolver, too; from a router of IPv6; or, for a
 * neighbour on the link (fe80::/10), by itself. Called again, it adds what is
 * missing.
 */
enum net_status net_start(const struct net_address *to, uint32_t ms);

/* Stops it for good: the chip writes and hears no more. */
void net_stop(void);

/*
 * Whom names are asked of instead of whom DHCP named. The host asks its own
 * resolver unless this says otherwise, and then by IPv4 alone.
 */
void net_set_resolver(const struct net_address *server);

/* That one, or any address of IPv4: for net_start, in front of net_resolve. */
const struct net_address *net_resolver(void);

/*
 * The address of a host's name (A, then AAAA); address->port is left as it is.
 * The name is not NUL-terminated.
 */
enum net_status net_resolve(struct net_address *address, const char *name,
                            size_t length, uint32_t ms);

/* Datagrams. A socket is 0 or more, with a port that nobody can foresee. */
int net_udp_open(enum net_family family);
enum net_status net_udp_send(int socket, const struct net_address *to,
                             const void *octets, size_t length);
/*
 * The length of the next datagram, and who has sent it. Of a datagram longer
 * than room.size the rest is gone, and the length returned is room.size + 1.
 */
int net_udp_receive(int socket, struct net_address *from, struct net_room room,
                    uint32_t ms);

/* Streams. A socket is 0 or more. */
int net_tcp_open(const struct net_address *to, uint32_t ms);
/* Sends all of it. */
enum net_status net_tcp_send(int socket, const void *octets, size_t length,
                             uint32_t ms);
/* How many octets have come, 1 to `size`; 0 behind the last. */
int net_tcp_receive(int socket, void *octets, size_t size, uint32_t ms);

/*
 * Either kind. Nothing comes any more; what was sent still goes out, if the
 * program goes on to wait in one of these functions.
 */
void net_close(int socket);

/* Waits for so long, while the network goes on. */
void net_wait(uint32_t ms);

/* A clock in milliseconds that wraps at 2^32. */
uint32_t net_ms(void);

/* What is left of a limit that began then. */
static inline uint32_t net_left(uint32_t began, uint32_t ms)
{
    uint32_t gone = net_ms() - began;

    return gone < ms ? ms - gone : 0;
}

/*
 * 32 bits that nobody on the network can foresee. Always 0 if the machine's
 * source is stuck: equal numbers in succession are no randomness.
 */
uint32_t net_random(void);

#endif
