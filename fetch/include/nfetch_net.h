/* SPDX-License-Identifier: MIT */
/*
 * nfetch_net.h - a network: names, datagrams and streams, each call with a
 * limit in milliseconds
 *
 * struct nfetch_net is all that a client needs of a network, for one thread
 * that waits. The library has them over BSD-like sockets (nfetch_sockets.h; of
 * an operating system: nfetch_posix.h), and over lwIP's raw interface: with the
 * netif of your firmware (nfetch_lwip_netif.h), or from Ethernet frames on
 * (nfetch_lwip.h). For another stack fill the struct with functions of your
 * own; fetch/README.md has a table. A program can have several networks, and a
 * test its own with them.
 *
 *     fetch.net = &net;
 *
 * The first argument of each function is the network itself, so that it finds
 * `context`. All functions are called: none is NULL, but `turn`. A limit `ms`
 * is for the whole call, except that the resolver of an operating system has
 * its own; 0: do not wait. A function that can fail returns NFETCH_NET_OK or a
 * count, or an error, which is negative. The inline functions below call those
 * of the struct.
 *
 * After TIMEOUT, CLOSED, REFUSED and LINK before an answer the client tries the
 * next address of the name; after TIMEOUT and CLOSED in the middle of a file
 * http asks again. An error that has no better name is CLOSED.
 */
#ifndef NFETCH_NET_H
#define NFETCH_NET_H

#include <stddef.h>
#include <stdint.h>

#include "nurl_types.h" /* struct nurl_str: ptr and len */

enum nfetch_net_status {
    NFETCH_NET_OK = 0,
    NFETCH_NET_ERR_TIMEOUT = -701, /* nothing within the limit; also a name
                                    server that fails for now */
    NFETCH_NET_ERR_CLOSED = -702, /* the connection is broken, by a reset or any
                                   other error */
    NFETCH_NET_ERR_REFUSED = -703, /* a stream: nobody listens there */
    NFETCH_NET_ERR_LINK = -704,    /* no chip, no own address in time, no route,
                                    a family that this network does not have */
    NFETCH_NET_ERR_NAME = -705,    /* no address for this name, for good */
    NFETCH_NET_ERR_MEMORY = -706,  /* no memory, or too many sockets */
    NFETCH_NET_ERR_RANDOM = -707   /* no randomness */
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
    uint8_t octets[16]; /* IPv4: the first four; nobody reads the others */
    uint16_t port;      /* a number: 80, in the order of this machine */
};

/* The caller's list for the addresses of a name. */
struct nfetch_net_addresses {
    struct nfetch_net_address *list;
    size_t size;
};

/* Memory of the caller's, at any address. */
struct nfetch_buffer {
    void *bytes;
    size_t size;
};

/* A datagram: the caller's buffer for its bytes, and where it is from. */
struct nfetch_net_datagram {
    struct nfetch_buffer buffer;
    struct nfetch_net_address from;
};

struct nfetch_net {
    void *context; /* for the functions; unused here */
    /*
     * Starts the interface and gets it an address from which `to` can be
     * reached: for IPv4 by DHCP; for IPv6 from a router; for a neighbour on the
     * link (fe80::/10) it makes the address itself. If `to` is no host's
     * address, any that reaches a name server: that of DHCP, of a router, or of
     * DHCPv6, whoever is first. A later call adds what is missing. Called
     * before all functions below but set_resolver and resolver.
     */
    int (*start)(const struct nfetch_net *net,
                 const struct nfetch_net_address *to, uint32_t ms);
    /* Stops the interface for good: the chip sends and receives no more. */
    void (*stop)(const struct nfetch_net *net);
    /*
     * Sets the name server. Without this call a board asks those that the
     * network names, and an operating system uses its own resolver.
     */
    void (*set_resolver)(const struct nfetch_net *net,
                         const struct nfetch_net_address *server);
    /*
     * Returns the first name server, or 0.0.0.0 if there is none yet: the
     * interface is started for this address before `resolve`. It stays until
     * the next call.
     */
    const struct nfetch_net_address *(*resolver)(const struct nfetch_net *net);
    /*
     * Finds all addresses of a host's name, as many as fit into the list, each
     * once: those of IPv4 first (an operating system has its own order; a board
     * without an IPv4 address begins with IPv6).
     * Addresses that no host can have (0.0.0.0/8, 224.0.0.0/3, :: and ff00::/8)
     * are left out. Sets family and address, and leaves the ports unchanged.
     * The name has 1 to 255 bytes, no NUL at its end, and is never an address.
     * Returns how many, 1 or more.
     */
    int (*resolve)(const struct nfetch_net *net,
                   struct nfetch_net_addresses found, struct nurl_str name,
                   uint32_t ms);
    /*
     * Opens a socket for datagrams, 0 or more. Its port is random. It receives
     * from any address and port: a tftp server answers from another one, so do
     * not connect it.
     */
    int (*udp_open)(const struct nfetch_net *net,
                    enum nfetch_net_family family);
    /*
     * NFETCH_NET_OK does not mean that the datagram arrives: it is the answer
     * of a full buffer, too. An error ends the question.
     */
    int (*udp_send)(const struct nfetch_net *net, int socket,
                    const struct nfetch_net_address *to, struct nurl_str bytes);
    /*
     * Receives the next datagram and sets its sender. Returns its length. If it
     * is longer than the buffer, the rest is lost and buffer.size + 1 is
     * returned.
     */
    int (*udp_receive)(const struct nfetch_net *net, int socket,
                       struct nfetch_net_datagram *datagram, uint32_t ms);
    /*
     * Connects a stream. Returns a socket, 0 or more. This and udp_send refuse
     * an address that no host can have, with NFETCH_NET_ERR_LINK: see
     * nfetch_net_is_host. Bytes are sent at once:
     * they do not wait for an acknowledgement of earlier ones (no Nagle
     * algorithm).
     */
    int (*tcp_open)(const struct nfetch_net *net,
                    const struct nfetch_net_address *to, uint32_t ms);
    /* Sends all bytes. After an error a part can be sent: the client closes. */
    int (*tcp_send)(const struct nfetch_net *net, int socket,
                    struct nurl_str bytes, uint32_t ms);
    /* Returns how many bytes were received, 1 or more; 0 after the last. */
    int (*tcp_receive)(const struct nfetch_net *net, int socket,
                       struct nfetch_buffer buffer, uint32_t ms);
    /*
     * Closes a socket of either kind. What was sent before still goes out, as
     * long as the program goes on to wait in one of these functions.
     */
    void (*close)(const struct nfetch_net *net, int socket);
    /* Waits, while the network goes on. Ends early if nfetch_net_turn says so.
     */
    void (*wait)(const struct nfetch_net *net, uint32_t ms);
    /* Returns a clock in milliseconds that wraps at 2^32. */
    uint32_t (*ms)(const struct nfetch_net *net);
    /*
     * Sets 32 bits that nobody on the network can predict. Returns
     * NFETCH_NET_OK, or NFETCH_NET_ERR_RANDOM if the machine's source has
     * failed: then the number is not random, and nothing must rely on it.
     */
    int (*random)(const struct nfetch_net *net, uint32_t *number);
    /*
     * NULL. A fetch sets both in a copy of the struct, which it gives to all
     * functions: see nfetch_net_turn. 0: the wait goes on.
     */
    int (*turn)(const struct nfetch_net *net);
    void *fetch;
};

/* The longest wait of a function above between two calls of nfetch_net_turn. */
enum {
    NFETCH_NET_TURN_MS = 100
};

/*
 * Called by whatever waits, before it waits, and at least every
 * NFETCH_NET_TURN_MS: the fetch calls fetch->moved then, if it is time to. If
 * it returns 1, the fetch has ended: return as at the end of the limit.
 */
static inline int nfetch_net_turn(const struct nfetch_net *net)
{
    return net->turn != NULL && net->turn(net);
}

/*
 * Returns 0 for addresses that no host can have: 0.0.0.0/8, multicast, the
 * reserved 240.0.0.0/4 with broadcast (RFC 6890), :: and ff00::/8 (RFC 4291).
 */
int nfetch_net_is_host(const struct nfetch_net_address *address);

static inline int nfetch_net_start(const struct nfetch_net *net,
                                   const struct nfetch_net_address *to,
                                   uint32_t ms)
{
    return net->start(net, to, ms);
}

static inline void nfetch_net_stop(const struct nfetch_net *net)
{
    net->stop(net);
}

static inline void
nfetch_net_set_resolver(const struct nfetch_net *net,
                        const struct nfetch_net_address *server)
{
    net->set_resolver(net, server);
}

static inline const struct nfetch_net_address *
nfetch_net_resolver(const struct nfetch_net *net)
{
    return net->resolver(net);
}

static inline int nfetch_net_resolve(const struct nfetch_net *net,
                                     struct nfetch_net_addresses found,
                                     struct nurl_str name, uint32_t ms)
{
    return net->resolve(net, found, name, ms);
}

static inline int nfetch_net_udp_open(const struct nfetch_net *net,
                                      enum nfetch_net_family family)
{
    return net->udp_open(net, family);
}

static inline int nfetch_net_udp_send(const struct nfetch_net *net, int socket,
                                      const struct nfetch_net_address *to,
                                      struct nurl_str bytes)
{
    return net->udp_send(net, socket, to, bytes);
}

static inline int nfetch_net_udp_receive(const struct nfetch_net *net,
                                         int socket,
                                         struct nfetch_net_datagram *datagram,
                                         uint32_t ms)
{
    return net->udp_receive(net, socket, datagram, ms);
}

static inline int nfetch_net_tcp_open(const struct nfetch_net *net,
                                      const struct nfetch_net_address *to,
                                      uint32_t ms)
{
    return net->tcp_open(net, to, ms);
}

static inline int nfetch_net_tcp_send(const struct nfetch_net *net, int socket,
                                      struct nurl_str bytes, uint32_t ms)
{
    return net->tcp_send(net, socket, bytes, ms);
}

static inline int nfetch_net_tcp_receive(const struct nfetch_net *net,
                                         int socket,
                                         struct nfetch_buffer buffer,
                                         uint32_t ms)
{
    return net->tcp_receive(net, socket, buffer, ms);
}

static inline void nfetch_net_close(const struct nfetch_net *net, int socket)
{
    (net->close)(net, socket); /* lwIP has a macro `close` */
}

static inline void nfetch_net_wait(const struct nfetch_net *net, uint32_t ms)
{
    net->wait(net, ms);
}

static inline uint32_t nfetch_net_ms(const struct nfetch_net *net)
{
    return net->ms(net);
}

static inline int nfetch_net_random(const struct nfetch_net *net,
                                    uint32_t *number)
{
    return net->random(net, number);
}

/* Returns what is left of a limit of `ms` that started at `began`. */
static inline uint32_t nfetch_net_left(const struct nfetch_net *net,
                                       uint32_t began, uint32_t ms)
{
    uint32_t gone = net->ms(net) - began;

    return gone < ms ? ms - gone : 0;
}

#endif
