/*
 * show.c - what the examples print with, by printf
 */
#include "show.h"

#include <stdio.h>
#include <string.h>

struct nurl_str text_of(const char *string)
{
    struct nurl_str text = { string, strlen(string) };

    return text;
}

void show(const char *label, struct nurl_str text)
{
    printf("%-10s" NURL_PRI "\n", label, NURL_ARG(text));
}

void show_number(const char *label, long number)
{
    printf("%-10s%ld\n", label, number);
}

static void show_line(const char *label, const unsigned char *octets,
                      size_t length)
{
    size_t i;

    printf("%-10s", label);
    for (i = 0; i < 16; i++) {
        if (i < length) {
            printf("%02x ", octets[i]);
        } else {
            printf("   ");
        }
    }
    putchar(' ');
    for (i = 0; i < length; i++) {
        putchar(octets[i] >= 0x20 && octets[i] < 0x7f ? octets[i] : '.');
    }
    putchar('\n');
}

void show_octets(const char *label, const void *octets, size_t length)
{
    const unsigned char *at = octets;
    size_t line;

    for (; length > 0; length -= line) {
        line = length < 16 ? length : 16;
        show_line(label, at, line);
        label = "";
        at += line;
    }
}

void show_fault(struct nurl_str url, size_t at, enum nurl_status status)
{
    show("refused", url);
    printf("%*s^ %s\n", 10 + (int)at, "", nurl_status_text(status));
}
