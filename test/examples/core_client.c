/*
 * core_client.c - finds a resource of a CoAP server by its type, and gets it
 *
 * A server lists its resources in /.well-known/core (RFC 6690). This client
 * asks for the list, looks for a link with a type, and gets its target:
 *
 *     ./core_client coap://127.0.0.1 ticks
 *
 * Without arguments it reads lists that servers might send. It sends requests
 * only to the server of its argument.
 */
// gcc -Iinclude -Isrc test/examples/core_client.c src/*/*.c -o core_client
#define _POSIX_C_SOURCE 200112L

#include "nurl.h"

#include <netdb.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define SECONDS 2

static int refuse(const char *what, enum nurl_status why)
{
    printf("%s: %s\n", what, nurl_status_text(why));
    return -1;
}

/* ------------------------------------------------------------- a request */

/* Distance and length of an option: 13 stands for one more byte (3.1). */
static void write_option(struct nurl_writer *out, unsigned distance,
                         const struct nurl_coap_option *option)
{
    unsigned length = option->length;
    char header[3];
    size_t size = 1;

    header[0] = (char)((distance < 13 ? distance : 13u) << 4 |
                       (length < 13 ? length : 13u));
    if (distance >= 13) {
        header[size++] = (char)(distance - 13);
    }
    if (length >= 13) {
        header[size++] = (char)(length - 13);
    }
    nurl_write_text(out, nurl_text(header, size));
    nurl_write_coap_value(out, option);
}

/* A confirmable GET without a token, message 1 (RFC 7252 3). */
static int write_request(struct nurl_writer *out, const struct nurl *url)
{
    static const char head[] = { 0x40, 0x01, 0x00, 0x01 };
    struct nurl_coap coap;
    struct nurl_coap_option option;
    unsigned last = 0;
    enum nurl_status status = nurl_coap_begin(&coap, url, 0);

    if (status < 0) {
        return refuse("no CoAP request", status);
    }
    nurl_write_text(out, nurl_text(head, sizeof head));
    while (nurl_coap_next(&coap, &option)) {
        write_option(out, option.number - last, &option);
        last = option.number;
    }
    status = nurl_writer_status(out);
    return status < 0 ? refuse("no CoAP request", status) : 0;
}

/* -------------------------------------------------------------- its answer */

/* A length of 4 bits; 13 and 14 stand for one and two more bytes. */
static size_t read_length(const char **at, const char *end, unsigned bits)
{
    size_t length = 0;
    int more = bits == 13 ? 1 : bits == 14 ? 2 : 0;

    for (; more > 0 && *at < end; more--) {
        length = length << 8 | (unsigned char)*(*at)++;
    }
    return length + (bits == 14 ? 269 : bits);
}

/* The payload of an answer 2.05 to message 1; absent in any other message. */
static struct nurl_str read_payload(const char *message, size_t size)
{
    static const char head[] = { 0x60, 0x45, 0x00, 0x01 };
    const char *end = message + size;
    const char *at = message + sizeof head;

    if (size < sizeof head || memcmp(message, head, sizeof head) != 0) {
        return nurl_text(NULL, 0);
    }
    while (at < end && (unsigned char)*at != 0xFF) {
        unsigned header = (unsigned char)*at++;
        size_t length;

        (void)read_length(&at, end, header >> 4); /* distance */
        length = read_length(&at, end, header & 15);
        if (length > (size_t)(end - at)) {
            return nurl_text(NULL, 0);
        }
        at += length;
    }
    return at < end ? nurl_text(at + 1, (size_t)(end - at - 1))
                    : nurl_text(at, 0);
}

/* A socket to the server of the URL, or -1. */
static int open_socket(const struct nurl *url)
{
    struct addrinfo hints = { .ai_socktype = SOCK_DGRAM };
    struct addrinfo *found;
    struct nurl_endpoint server;
    struct nurl_writer out;
    char host[256];
    char port[6];
    int fd = -1;
    enum nurl_status status = nurl_endpoint_parse(&server, url);

    nurl_writer_init(&out, host, sizeof host);
    nurl_write_host(&out, url);
    if (status < 0 || nurl_writer_finish(&out) < 0) {
        return refuse("no server", status < 0 ? status : out.status);
    }
    snprintf(port, sizeof port, "%u", server.port);
    if (getaddrinfo(host, port, &hints, &found) != 0) {
        printf("%s: not found\n", host);
        return -1;
    }
    fd = socket(found->ai_family, found->ai_socktype, found->ai_protocol);
    if (fd >= 0 && connect(fd, found->ai_addr, found->ai_addrlen) != 0) {
        close(fd);
        fd = -1;
    }
    freeaddrinfo(found);
    return fd;
}

/*
 * Gets the URL's resource into the buffer. The answer is one message of at most
 * 1,024 bytes: longer ones are sent in blocks (RFC 7959).
 */
static struct nurl_str get(const struct nurl *url, char buffer[1200])
{
    struct nurl_writer request;
    struct pollfd answer;
    ssize_t size = -1;

    nurl_writer_init(&request, buffer, 1200);
    if (write_request(&request, url) < 0) {
        return nurl_text(NULL, 0);
    }
    answer.fd = open_socket(url);
    answer.events = POLLIN;
    if (answer.fd < 0) {
        return nurl_text(NULL, 0);
    }
    if (send(answer.fd, buffer, request.len, 0) == (ssize_t)request.len &&
        poll(&answer, 1, SECONDS * 1000) == 1) {
        size = recv(answer.fd, buffer, 1200, 0);
    }
    close(answer.fd);
    return size < 0 ? nurl_text(NULL, 0) : read_payload(buffer, (size_t)size);
}

/* -------------------------------------------------------------- the links */

/*
 * Writes the target of the first link with this type. The target must be on the
 * same server, and the link must not describe another resource (RFC 8288 3.2).
 */
static int find(struct nurl_writer *out, const struct nurl *asked,
                struct nurl_str list, struct nurl_str type)
{
    struct nurl_links links;
    struct nurl_link link;
    struct nurl_str anchor;
    struct nurl target;
    enum nurl_status status = nurl_links_begin(&links, list);

    if (status < 0) {
        printf("byte %u: ", links.stop);
        return refuse("no links", status);
    }
    while (nurl_link_find(&links, "rt", type, &link)) {
        nurl_writer_init(out, out->ptr, out->size);
        nurl_resolve(out, asked, link.target);
        if (nurl_link_attr_find(link.attrs, "anchor", &anchor) ||
            nurl_writer_status(out) < 0 ||
            nurl_parse(&target, out->ptr, out->len) < 0 ||
            !nurl_same_origin(asked, &target)) {
            printf("skipped <" NURL_PRI ">\n", NURL_ARG(link.target));
            continue;
        }
        return 0;
    }
    printf("no resource of this type\n");
    return -1;
}

/* Asks the server for its list, then for the resource. */
static int run(const char *server, const char *type)
{
    static char list[1200];
    static char answer[1200];
    char core[256];
    char target[256];
    struct nurl url;
    struct nurl_writer out;
    struct nurl_str got;
    enum nurl_status status = nurl_parse(&url, server, strlen(server));

    nurl_writer_init(&out, core, sizeof core);
    nurl_resolve(&out, &url, NURL_STR("/.well-known/core"));
    if (status < 0 || nurl_writer_status(&out) < 0) {
        return refuse("no URL", status < 0 ? status : nurl_writer_status(&out));
    }
    status = nurl_parse(&url, core, out.len);
    got = status < 0 ? nurl_text(NULL, 0) : get(&url, list);
    nurl_writer_init(&out, target, sizeof target);
    if (!got.ptr) {
        printf("no list\n");
        return -1;
    }
    if (find(&out, &url, got, nurl_text(type, strlen(type))) < 0) {
        return -1;
    }
    printf("get " NURL_PRI "\n", (int)out.len, target);
    status = nurl_parse(&url, target, out.len);
    got = status < 0 ? nurl_text(NULL, 0) : get(&url, answer);
    printf("%s" NURL_PRI "\n", got.ptr ? "" : "no answer", NURL_ARG(got));
    return got.ptr ? 0 : -1;
}

/* What servers might send; the last ones are hostile. */
static void show_lists(void)
{
    static const char *const lists[] = {
        "</>;title=\"General Info\";ct=0,</time>;if=\"clock\";rt=\"ticks\"",
        "</a>;rt=\"tick ticks\";obs,</b>;rt=ticks",
        "<t?unit=\\s>;rt=ticks,<../t>;rt=ticks",
        "</a>;rt=tick,</b>;rt=ticks2,</c>;title=\"rt=ticks\"",
        "<coap://evil.example/t>;rt=ticks,<//h:5684/t>;rt=ticks,</t>;rt=ticks",
        "</t>;rt=ticks;anchor=\"coap://evil.example/\"",
        "</t>;rt=\"ticks",
        "",
    };
    static const char asked[] = "coap://h/.well-known/core";
    char target[64];
    struct nurl url;
    struct nurl_writer out;
    size_t i;

    if (nurl_parse(&url, asked, sizeof asked - 1) < 0) {
        return;
    }
    for (i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        nurl_writer_init(&out, target, sizeof target);
        if (find(&out, &url, nurl_text(lists[i], strlen(lists[i])),
                 NURL_STR("ticks")) == 0) {
            printf("get " NURL_PRI "\n", (int)out.len, target);
        }
    }
}

int main(int argc, char **argv)
{
    if (argc == 3) {
        return run(argv[1], argv[2]) < 0;
    }
    show_lists();
    return 0;
}
