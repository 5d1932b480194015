/*
 * show_net.c - show.h on sockets: what an example would show as sent is sent,
 *              and what a real server answers goes to standard output
 *
 * An example with a URL as its argument becomes a client by this file, with
 * not a line of its own changed. Its status is 3 where the network fails.
 */
#define _POSIX_C_SOURCE 200112L

#include "../show.h"

#include <netdb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#define STATUS_NETWORK 3
#define SECONDS 10

enum {
    TFTP_DATA = 3,
    TFTP_ACK = 4,
    TFTP_HEADER = 4,
    TFTP_BLOCK = 512,
    COAP_HEADER = 4
};

static char host[64]; /* as getaddrinfo reads it */
static char port[6];

static void fail(const char *what)
{
    perror(what);
    exit(STATUS_NETWORK);
}

struct nurl_str text_of(const char *string)
{
    return nurl_text(string, strlen(string));
}

void show(const char *label, struct nurl_str text)
{
    (void)label;
    (void)text;
}

void show_number(const char *label, long number)
{
    (void)label;
    (void)number;
}

/* Remembers whom the next thing is sent to. */
void show_server(const struct nurl *url, const struct nurl_endpoint *server)
{
    struct nurl_writer out;

    nurl_writer_init(&out, host, sizeof host);
    nurl_write_host(&out, url);
    if (nurl_writer_finish(&out) < 0) {
        fail("nurl_write_host");
    }
    snprintf(port, sizeof port, "%u", (unsigned)server->port);
}

/* A socket that waits SECONDS at most, and the address of the server. */
static int open_socket(int type, struct sockaddr_storage *to, socklen_t *length)
{
    const struct timeval limit = { SECONDS, 0 };
    struct addrinfo hints = { 0 };
    struct addrinfo *found;
    int fd;

    hints.ai_family = AF_INET;
    hints.ai_socktype = type;
    if (getaddrinfo(host, port, &hints, &found) != 0) {
        fail("getaddrinfo");
    }
    fd = socket(found->ai_family, type, 0);
    if (fd < 0 ||
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit) < 0) {
        fail("socket");
    }
    memcpy(to, found->ai_addr, found->ai_addrlen);
    *length = found->ai_addrlen;
    freeaddrinfo(found);
    return fd;
}

/* The head of a request; then all that comes up to the end is printed. */
void show_lines(const char *label, struct nurl_str lines)
{
    struct sockaddr_storage server;
    socklen_t length;
    char buffer[512];
    int fd = open_socket(SOCK_STREAM, &server, &length);
    ssize_t came;

    (void)label;
    if (connect(fd, (struct sockaddr *)&server, length) < 0 ||
        write(fd, lines.ptr, lines.len) != (ssize_t)lines.len) {
        fail("connect");
    }
    shutdown(fd, SHUT_WR);
    while ((came = read(fd, buffer, sizeof buffer)) > 0) {
        fwrite(buffer, 1, (size_t)came, stdout);
    }
    if (came < 0) {
        fail("read");
    }
    close(fd);
}

/* Sends a packet and waits for another; both ends may change the address. */
static size_t exchange(int fd, struct sockaddr_storage *peer,
                       struct nurl_str packet, unsigned char came[1024])
{
    socklen_t length = sizeof(struct sockaddr_in);
    ssize_t count;

    if (sendto(fd, packet.ptr, packet.len, 0, (struct sockaddr *)peer, length) <
        0) {
        fail("sendto");
    }
    length = sizeof *peer;
    count = recvfrom(fd, came, 1024, 0, (struct sockaddr *)peer, &length);
    if (count < TFTP_HEADER) {
        fail("recvfrom");
    }
    return (size_t)count;
}

/* Prints block after block and acknowledges each (RFC 1350). */
static void talk_tftp(struct nurl_str request)
{
    struct sockaddr_storage peer;
    socklen_t length;
    unsigned char came[1024];
    char ack[TFTP_HEADER];
    int fd = open_socket(SOCK_DGRAM, &peer, &length);
    size_t count = exchange(fd, &peer, request, came);

    for (;;) {
        if (came[1] != TFTP_DATA) {
            printf("error %d\n", came[3]);
            break;
        }
        fwrite(came + TFTP_HEADER, 1, count - TFTP_HEADER, stdout);
        memcpy(ack, came, sizeof ack);
        ack[1] = TFTP_ACK;
        if (count < TFTP_HEADER + TFTP_BLOCK) {
            sendto(fd, ack, sizeof ack, 0, (struct sockaddr *)&peer, length);
            break;
        }
        count = exchange(fd, &peer, nurl_text(ack, sizeof ack), came);
    }
    close(fd);
}

/* Prints the code and the payload, which begins behind FF (RFC 7252 3). */
static void talk_coap(struct nurl_str options)
{
    static const char header[COAP_HEADER] = { 0x40, 0x01, 0x12, 0x34 };
    struct sockaddr_storage peer;
    socklen_t length;
    char packet[128];
    unsigned char came[1024];
    const unsigned char *payload;
    struct nurl_writer out;
    int fd = open_socket(SOCK_DGRAM, &peer, &length);
    size_t count;

    nurl_writer_init(&out, packet, sizeof packet);
    nurl_write_text(&out, nurl_text(header, sizeof header));
    nurl_write_text(&out, options);
    count = exchange(fd, &peer, nurl_text(packet, out.len), came);
    printf("%d.%02d\n", came[1] >> 5, came[1] & 31);
    payload = memchr(came + COAP_HEADER, 0xFF, count - COAP_HEADER);
    if (payload) {
        fwrite(payload + 1, 1, (size_t)(came + count - payload) - 1, stdout);
    }
    close(fd);
}

void show_octets(const char *label, const void *octets, size_t length)
{
    struct nurl_str packet = nurl_text(octets, length);

    if (strcmp(label, "options") == 0) {
        talk_coap(packet);
    } else {
        talk_tftp(packet);
    }
}

int show_fault(struct nurl_str url, size_t stop, enum nurl_status status)
{
    (void)url;
    printf("refused %s@%u\n", nurl_status_name(status), (unsigned)stop);
    return 1;
}
