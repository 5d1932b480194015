/*
 * show.c - what the examples print with, by printf
 */
#include "show.h"

#include <stdio.h>
#include <string.h>

struct nurl_str text_of(const char *string)
{
    return nurl_text(string, strlen(string));
}

void show(const char *label, struct nurl_str text)
{
    printf("%-10s" NURL_PRI "\n", label, NURL_ARG(text));
}

void show_number(const char *label, long number)
{
    printf("%-10s%ld\n", label, number);
}

void show_lines(const char *label, struct nurl_str lines)
{
    size_t length;

    for (; lines.len > 0;
         lines = nurl_text(lines.ptr + length, lines.len - length)) {
        length = (size_t)((const char *)memchr(lines.ptr, '\n', lines.len) -
                          lines.ptr) +
                 1;
        show(label, nurl_text(lines.ptr, length - 2));
        label = "";
    }
}

static void show_line(const char *label, const unsigned char *bytes,
                      size_t length)
{
    size_t i;

    printf("%-10s", label);
    for (i = 0; i < 16; i++) {
        if (i < length) {
            printf("%02x ", bytes[i]);
        } else {
            printf("   ");
        }
    }
    putchar(' ');
    for (i = 0; i < length; i++) {
        putchar(bytes[i] >= 0x20 && bytes[i] < 0x7f ? bytes[i] : '.');
    }
    putchar('\n');
}

void show_bytes(const char *label, const void *bytes, size_t length)
{
    const unsigned char *next = bytes;
    size_t line;

    for (; length > 0; length -= line) {
        line = length < 16 ? length : 16;
        show_line(label, next, line);
        label = "";
        next += line;
    }
}

void show_server(const struct nurl *url, const struct nurl_endpoint *server)
{
    if (server->kind == NURL_HOST_NAME) {
        show("resolve", nurl_part(url, server->name));
    } else {
        show_bytes("address", server->address,
                   server->kind == NURL_HOST_IPV4 ? 4 : 16);
    }
    show_number("port", server->port);
}

int show_fault(struct nurl_str url, size_t stop, enum nurl_status status)
{
    char masked[128];
    struct nurl_writer out;

    nurl_writer_init(&out, masked, sizeof masked);
    nurl_write_masked(&out, url);
    show("refused",
         nurl_text(masked, out.len < sizeof masked ? out.len : sizeof masked));
    printf("%*s^ %s\n", 10 + (int)stop, "", nurl_status_text(status));
    return 1;
}
