/*
 * net.h - one TCP connection, for the clients in this folder
 *
 * The address and the port come out of the URL. Whatever goes wrong ends the
 * program with NET_BROKEN: a client of a test has nobody to recover for.
 */
#ifndef NET_H
#define NET_H

#include "nurl_types.h"

/* How a client ends; 0: the server gave what was asked for. */
enum {
    NET_REFUSED = 1, /* the URL was, before anything was sent */
    NET_SAID_NO = 2, /* the server did */
    NET_BROKEN = 3
};

struct net {
    int fd;
    size_t at, len; /* what was read and not yet taken, in room */
    char room[512];
};

/* Connects to the URL's host, an IPv4 address, and its port. */
void net_open(struct net *net, const struct nurl *url);

/* Connects to the same host and another port. */
void net_open_port(struct net *net, const struct nurl *url, unsigned port);

void net_send(struct net *net, struct nurl_str octets);

/* Reads a line and ends it with a NUL in place of CR LF. */
void net_line(struct net *net, char *line, size_t room);

/* Writes to standard output what comes, up to its end. */
void net_copy(struct net *net);

void net_close(struct net *net);

/* Ends the program: why, on standard error. */
void net_broken(const char *why);

/* Ends it with NET_REFUSED, saying `refused CODE@OFFSET`. */
void net_refused(enum nurl_status status, size_t stop);

#endif
