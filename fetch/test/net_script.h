/*
 * net_script.h - a network without a network: a test says what servers do
 *
 *     net_script_begin();
 *     net_script_server("HTTP/1.1 200 OK\r\n\r\nabc", 0);   then the end
 *     net_script_server("HTTP/1.1", NFETCH_NET_ERR_CLOSED);        then a reset
 *     net_script_refuse(NFETCH_NET_ERR_REFUSED);                   no
 * connection
 *
 * Each connection takes the next of these. Datagrams come in their order:
 *
 *     DATAGRAM("\0\3\0\1abc", .port = 2000);
 *
 * Time passes only in waits, and as `pace`, `slow` and `ms` say.
 */
#ifndef NET_SCRIPT_H
#define NET_SCRIPT_H

#include "nfetch_net.h"

#ifndef NET_SCRIPT_SENT
#define NET_SCRIPT_SENT 256 /* bytes of a request that are kept */
#endif

enum {
    NET_SCRIPT_SERVERS = 6,
    NET_SCRIPT_DATAGRAMS = 32,
    NET_SCRIPT_QUESTIONS = 7, /* sent datagrams that are kept */
    NET_SCRIPT_QUESTION = 64, /* and bytes of each */
    NET_SCRIPT_ECHO = 8       /* bytes of CoAP's head and token */
};

struct net_script {
    size_t chunk;     /* bytes that a call receives at most */
    size_t again;     /* how often the next text comes once more */
    uint32_t pace;    /* ms that such a call takes */
    uint32_t slow;    /* ms that a start, a name, a connection and what is sent
                         take; those with a shorter limit time out */
    uint32_t now;     /* the clock */
    size_t addresses; /* of any name, 192.0.2.1 and so on */
    size_t opened;    /* connections so far */
    uint8_t last_octet; /* of the address of the last one */
    uint16_t last_port; /* of the last one */
    int last_closed;    /* which one was closed last */
    size_t open_now;    /* sockets that were not closed */
    size_t sent;        /* bytes on all connections so far */
    size_t datagrams;   /* sent so far */
    uint32_t random;    /* 4; the next random number ... */
    uint32_t step;      /* ... and what is added to it then */
    size_t stuck_at;    /* from which random number on there is none, from 1 */
    size_t randoms;     /* random numbers so far */
    size_t calls;       /* of functions that can fail, so far */
    size_t fail_at;     /* which of them fails, from 1 */
    int fail_with;      /* its error */
};

struct net_script_datagram {
    const void *bytes;
    size_t length;
    uint16_t port;   /* it comes from this one; 0: from where was asked */
    uint8_t host;    /* added to the last octet of its address */
    uint8_t is_echo; /* bytes 2 to 7 are those of the last question, which
                        has more than 8 bytes: an answer of CoAP */
    uint8_t has_id;  /* but bytes 2 and 3 are its own */
    uint8_t tries;   /* it comes after so many were sent since the last one */
    uint32_t ms;     /* it comes so long after the one before */
    uint8_t family;  /* of its address; 0: that of where was asked */
};

extern struct net_script net_script;

/* The network; its context can be the address of a name server. */
extern const struct nfetch_net net_scripted;

void net_script_begin(void);

/* The bytes of a connection, and what follows: 0 or an error of nfetch_net.h.
 */
void net_script_server(const char *text, int end);
void net_script_bytes(const char *bytes, size_t length, int end);
void net_script_refuse(int status);

/* Some connections that end after these texts. */
void net_script_servers(const char *const *texts);
#define SERVERS(...)                                                           \
    net_script_servers((const char *const[]){ __VA_ARGS__, NULL })

/* The bytes must stay. At most NET_SCRIPT_DATAGRAMS wait to be received. */
void net_script_datagram(struct net_script_datagram datagram);
#define DATAGRAM_OF(from, size, ...)                                           \
    net_script_datagram((struct net_script_datagram){                          \
        .bytes = (from), .length = (size), __VA_ARGS__ })
#define DATAGRAM(literal, ...)                                                 \
    DATAGRAM_OF(literal, sizeof(literal) - 1, __VA_ARGS__)

/* What was sent on a connection, with a NUL at its end. */
const char *net_script_sent(size_t connection);

/* A datagram that was sent, one of the last NET_SCRIPT_QUESTIONS. */
struct net_script_question {
    uint32_t at; /* the clock */
    size_t length;
    uint16_t port; /* where it went */
    uint8_t bytes[NET_SCRIPT_QUESTION];
};

const struct net_script_question *net_script_question(size_t number);

#endif
