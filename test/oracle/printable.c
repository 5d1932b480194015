/*
 * printable.c - are all bytes of a masked text printable, signed or not?
 *
 * Usage: printable
 *
 * Texts: all of up to three bytes, and each pair of bytes at each place of some
 * URLs and other texts. A byte from 20 to 7E stays or is "*", any other is "?"
 * or "*", and without ":" and "@" there is no "*". check compiles this with
 * signed and with unsigned chars, and the sums of all outputs must be equal.
 */
#include "nurl_writer.h"
#include "render.h"
#include "symbols.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LONGEST = 64,
    SHOWN = 20
};

/* Each part of a URL, logins with delimiters, and no URL. */
static const char *const texts[] = {
    "http://us:pw@host.com:80/path/seg?key=val&x#frag",
    "coap://[fe80::1%25eth0]:5683/a",
    "http://u:pa/ss@h/ http://v:p?w#x@h",
    "h:8080?mail=a@b.c and mailto:a@b",
    "u:p://w@h and //x:12/34@h",
    "%3A%40 plain text",
};

static unsigned long asked, wrong;
static uint32_t sum = 2166136261u; /* FNV-1a of all outputs */

static int is_right(uint8_t in, uint8_t out, int can_hide)
{
    if (out < 0x20 || out > 0x7E) {
        return 0;
    }
    if (out == '*' && can_hide) {
        return 1;
    }
    return out == (in < 0x20 || in > 0x7E ? '?' : in);
}

static void ask(const char *text, size_t len)
{
    char buffer[LONGEST];
    struct nurl_writer out;
    int can_hide = memchr(text, ':', len) && memchr(text, '@', len);
    int good;
    size_t i;

    nurl_writer_init(&out, buffer, sizeof buffer);
    nurl_write_masked(&out, nurl_text(text, len));
    good = out.len == len && nurl_writer_status(&out) == NURL_OK;
    for (i = 0; i < out.len; i++) {
        good = good && is_right((uint8_t)text[i], (uint8_t)buffer[i], can_hide);
        sum = (sum ^ (uint8_t)buffer[i]) * 16777619u;
    }
    asked++;
    if (!good) {
        printf("wrong: %s", shown(text, len));
        printf(": %s\n", shown(buffer, out.len));
        if (++wrong == SHOWN) {
            exit(1);
        }
    }
}

/* Two bytes, any, in the place of those at `at`. */
static void ask_pairs(char *text, size_t len, size_t at)
{
    char first = text[at];
    char second = text[at + 1];
    unsigned n;

    for (n = 0; n < 65536; n++) {
        text[at] = (char)(n >> 8);
        text[at + 1] = (char)(n & 255);
        ask(text, len);
    }
    text[at] = first;
    text[at + 1] = second;
}

int main(void)
{
    char text[LONGEST] = "";
    size_t len;
    size_t at;
    size_t i;
    unsigned n;

    for (len = 0; len <= 1; len++) {
        for (n = 0; n < 256; n++) {
            text[0] = (char)n;
            ask(text, len);
        }
    }
    ask_pairs(text, 2, 0);
    for (n = 0; n < 256; n++) {
        text[2] = (char)n;
        ask_pairs(text, 3, 0);
    }
    for (i = 0; i < COUNT(texts); i++) {
        len = strlen(texts[i]);
        memcpy(text, texts[i], len);
        for (at = 0; at + 1 < len; at++) {
            ask_pairs(text, len, at);
        }
    }
    printf("printable: %lu asked, %lu wrong, sum %08lx\n", asked, wrong,
           (unsigned long)sum);
    return wrong > 0;
}
