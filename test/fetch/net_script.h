/*
 * net_script.h - net.h without a network: a test says what servers do
 *
 *     net_script_begin();
 *     net_script_server("HTTP/1.1 200 OK\r\n\r\nabc", 0);   then the end
 *     net_script_server("HTTP/1.1", NET_ERR_CLOSED);        then a reset
 *     net_script_refuse(NET_ERR_REFUSED);                   no connection
 *
 * Each connection takes the next of these. Time passes only in waits.
 */
#ifndef NET_SCRIPT_H
#define NET_SCRIPT_H

#include "net.h"

enum {
    NET_SCRIPT_SERVERS = 6,
    NET_SCRIPT_SENT = 256 /* bytes of a request that are kept */
};

struct net_script {
    size_t piece;       /* bytes that a call receives at most */
    uint32_t pace;      /* ms that such a call takes */
    uint32_t now;       /* the clock */
    size_t addresses;   /* of any name, 192.0.2.1 and so on */
    size_t opened;      /* connections so far */
    uint8_t last_octet; /* of the address of the last one */
    size_t open_now;    /* connections that were not closed */
};

extern struct net_script net_script;

void net_script_begin(void);

/* The bytes of a connection, and what follows: 0 or an error of net.h. */
void net_script_server(const char *text, int end);
void net_script_refuse(int status);

/* What was sent on a connection, with a NUL at its end. */
const char *net_script_sent(size_t connection);

#endif
