/*
 * net.c - one TCP connection, for the clients in this folder
 */
#define _POSIX_C_SOURCE 200809L

#include "net.h"
#include "nurl_host.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define SECONDS 20 /* for the whole client: SIGALRM ends it */

void net_broken(const char *why)
{
    fprintf(stderr, "broken: %s\n", why);
    exit(NET_BROKEN);
}

void net_refused(enum nurl_status status, size_t stop)
{
    fprintf(stderr, "refused %s@%lu\n", nurl_status_name(status),
            (unsigned long)stop);
    exit(NET_REFUSED);
}

void net_open_port(struct net *net, const struct nurl *url, unsigned port)
{
    struct nurl_host host;
    struct sockaddr_in to;

    if (nurl_host_parse(&host, nurl_part(url, url->host)) != NURL_OK ||
        host.kind != NURL_HOST_IPV4) {
        net_broken("the host is no IPv4 address");
    }
    alarm(SECONDS);
    memset(&to, 0, sizeof to);
    to.sin_family = AF_INET;
    to.sin_port = htons((uint16_t)port);
    memcpy(&to.sin_addr, host.address, 4);
    net->at = 0;
    net->len = 0;
    net->fd = socket(AF_INET, SOCK_STREAM, 0);
    if (net->fd < 0 || connect(net->fd, (struct sockaddr *)&to, sizeof to)) {
        net_broken("cannot connect");
    }
}

void net_open(struct net *net, const struct nurl *url)
{
    uint16_t port;

    if (nurl_port(url, &port) != NURL_OK || port == 0) {
        net_broken("no port to connect to");
    }
    net_open_port(net, url, port);
}

void net_send(struct net *net, struct nurl_str octets)
{
    ssize_t sent;

    while (octets.len > 0) {
        sent = send(net->fd, octets.ptr, octets.len, MSG_NOSIGNAL);
        if (sent <= 0) {
            net_broken("cannot send");
        }
        octets.ptr += sent;
        octets.len -= (size_t)sent;
    }
}

/* More octets into the empty room; 0 at the end. */
static int fill(struct net *net)
{
    ssize_t got = recv(net->fd, net->room, sizeof net->room, 0);

    if (got < 0) {
        net_broken("cannot receive");
    }
    net->at = 0;
    net->len = (size_t)got;
    return got > 0;
}

void net_line(struct net *net, char *line, size_t room)
{
    size_t len = 0;

    do {
        if (net->at == net->len && !fill(net)) {
            net_broken("the server hung up");
        }
        line[len++] = net->room[net->at++];
    } while (line[len - 1] != '\n' && len < room);
    if (len < 2 || line[len - 1] != '\n' || line[len - 2] != '\r') {
        net_broken("not a line");
    }
    line[len - 2] = '\0';
}

void net_copy(struct net *net)
{
    while (net->at < net->len || fill(net)) {
        fwrite(net->room + net->at, 1, net->len - net->at, stdout);
        net->at = net->len;
    }
    if (fflush(stdout)) {
        net_broken("cannot write");
    }
}

void net_close(struct net *net)
{
    close(net->fd);
}
