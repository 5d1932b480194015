/*
 * nfetch_net.h - names, datagrams and streams, each with a limit in
 * milliseconds
 *
 * All that a client needs of a network, for one thread that waits. Two
 * implementations: lwIP over Ethernet frames (lwip*.c, nfetch_port_net.h), and
 * the sockets of an operating system (posix*.c).
 *
 * A limit is for the whole call, except that the host's own resolver has its
 * own. Call nfetch_net_start before all other functions. A function that can
 * fail returns NFETCH_NET_OK or a count, or an error, which is negative.
 */
#ifndef NFETCH_NET_H
#define NFETCH_NET_H

#include <stddef.h>
#include <stdint.h>

enum nfetch_net_status {
    NFETCH_NET_OK = 0,
    NFETCH_NET_ERR_TIMEOUT = -1, /* nothing within the limit */
    NFETCH_NET_ERR_CLOSED = -2,  /* the other end has reset the connection */
    NFETCH_NET_ERR_REFUSED = -3, /* nobody listens there */
    NFETCH_NET_ERR_LINK =
        -4, /* no chip, no own address in time, or no way there */
    NFETCH_NET_ERR_NAME = -5,  /* no address for this name */
    NFETCH_NET_ERR_MEMORY = -6 /* no memory, or too many sockets */
};

enum nfetch_net_family {
    NFETCH_NET_IPV4 = 4,
    NFETCH_NET_IPV6 = 6
};

/* How many sockets of each kind can be open. FTP needs two streams. */
enum {
    NFETCH_NET_SOCKETS = 3
};

struct nfetch_net_address {
    uint8_t family;     /* enum nfetch_net_family */
    uint8_t octets[16]; /* IPv4: the first four */
    uint16_t port;
};

/* The caller's buffer for received bytes. */
struct nfetch_net_buffer {
    void *bytes;
    size_t size;
};

/* The caller's list for the addresses of a name. */
struct nfetch_net_addresses {
    struct nfetch_net_address *list;
    size_t size;
};

/*
 * Starts the interface and gets it an address from which `to` can be reached:
 * for IPv4 by DHCP, which also names the resolver; for IPv6 from a router; for
 * a neighbour on the link (fe80::/10) it makes the address itself. A later call
 * adds what is missing.
 */
enum nfetch_net_status nfetch_net_start(const struct nfetch_net_address *to,
                                        uint32_t ms);

/* Stops the interface for good: the chip sends and receives no more. */
void nfetch_net_stop(void);

/*
 * Sets the name server. Without this call a board asks the one that DHCP
 * names, and the host uses its own resolver.
 */
void nfetch_net_set_resolver(const struct nfetch_net_address *server);

/*
 * The name server, or any IPv4 address: start the interface for this address
 * before nfetch_net_resolve.
 */
const struct nfetch_net_address *nfetch_net_resolver(void);

/*
 * Finds all addresses of a host's name, as many as fit into the list: those of
 * IPv4 first (the host's own resolver has its own order). Addresses that no
 * host can have, such as 0.0.0.0 and multicast, are left out. Sets family and
 * address, and leaves the ports unchanged. The name has no NUL at its end.
 *
 * Returns how many, 1 or more. Otherwise NFETCH_NET_ERR_NAME,
 * NFETCH_NET_ERR_TIMEOUT or another error.
 */
int nfetch_net_resolve(struct nfetch_net_addresses found, const char *name,
                       size_t length, uint32_t ms);

/* Opens a socket for datagrams, 0 or more. Its port is random. */
int nfetch_net_udp_open(enum nfetch_net_family family);

/* NFETCH_NET_OK does not mean that the datagram arrives. */
enum nfetch_net_status nfetch_net_udp_send(int socket,
                                           const struct nfetch_net_address *to,
                                           const void *bytes, size_t length);

/*
 * Receives the next datagram and its sender. Returns its length. If it is
 * longer than buffer.size, the rest is lost and buffer.size + 1 is returned.
 */
int nfetch_net_udp_receive(int socket, struct nfetch_net_address *from,
                           struct nfetch_net_buffer buffer, uint32_t ms);

/*
 * Connects a stream. Returns a socket, 0 or more. Bytes are sent at once: they
 * do not wait for an acknowledgement of earlier ones (no Nagle algorithm).
 */
int nfetch_net_tcp_open(const struct nfetch_net_address *to, uint32_t ms);

/* Sends all bytes. */
enum nfetch_net_status nfetch_net_tcp_send(int socket, const void *bytes,
                                           size_t length, uint32_t ms);

/* Returns how many bytes were received, 1 to `size`; 0 after the last byte. */
int nfetch_net_tcp_receive(int socket, void *bytes, size_t size, uint32_t ms);

/*
 * Closes a socket of either kind. What was sent before still goes out, as long
 * as the program goes on to wait in one of these functions.
 */
void nfetch_net_close(int socket);

/* Waits, while the network goes on. */
void nfetch_net_wait(uint32_t ms);

/* A clock in milliseconds that wraps at 2^32. */
uint32_t nfetch_net_ms(void);

/* Returns what is left of a limit of `ms` that started at `began`. */
static inline uint32_t nfetch_net_left(uint32_t began, uint32_t ms)
{
    uint32_t gone = nfetch_net_ms() - began;

    return gone < ms ? ms - gone : 0;
}

/*
 * 32 bits that nobody on the network can predict. Always 0 if the machine's
 * source is stuck: equal numbers in succession are not random.
 */
uint32_t nfetch_net_random(void);

#endif
