/* SPDX-License-Identifier: MIT */
/*
 * console.c - text out and lines in; console.h says what each one does
 */
#include "console.h"

#include "port.h"

void (*console_put)(int octet) = port_put;

void console_text(const char *text)
{
    while (*text != '\0') {
        console_put((unsigned char)*text++);
    }
}

void console_octets(const char *octets, size_t len)
{
    while (len-- > 0) {
        console_put((unsigned char)*octets++);
    }
}

static void put_hex(unsigned octet, const char *digits)
{
    console_put(digits[octet >> 4 & 15]);
    console_put(digits[octet & 15]);
}

static void put_escaped(unsigned octet)
{
    if (octet == '\\') {
        console_text("\\\\");
        return;
    }
    if (octet >= 0x20 && octet <= 0x7E) {
        console_put((int)octet);
        return;
    }
    console_text("\\x");
    put_hex(octet, "0123456789ABCDEF");
}

void console_escaped(const char *octets, size_t len)
{
    while (len-- > 0) {
        put_escaped((unsigned char)*octets++);
    }
}

void console_number(uint32_t value)
{
    char digits[10]; /* 4294967295 */
    size_t first = sizeof digits;

    do {
        digits[--first] = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    console_octets(digits + first, sizeof digits - first);
}

void console_hex(const uint8_t *octets, size_t len)
{
    while (len-- > 0) {
        put_hex(*octets++, "0123456789abcdef");
    }
}

void console_line_end(void)
{
    console_put('\n');
}

void console_spaces(size_t count)
{
    while (count-- > 0) {
        console_put(' ');
    }
}

void console_prompt(const char *text)
{
    console_put(CONSOLE_STX);
    console_text(text);
    console_put(CONSOLE_ETX);
}

static int next_octet(void)
{
    int octet;

    do {
        octet = port_get();
    } while (octet == PORT_NONE);
    return octet;
}

size_t console_read(char *line, size_t size, int *ended)
{
    size_t len = 0;
    int last = 0;
    int octet = next_octet();

    *ended = octet == PORT_END;
    for (; octet != '\n' && octet != PORT_END; octet = next_octet()) {
        if (len < size) {
            line[len] = (char)octet;
        }
        len++;
        last = octet;
    }
    return octet == '\n' && last == '\r' ? len - 1 : len;
}

size_t console_words(char *line, size_t size, char **words)
{
    const char *next = *words;
    size_t len = 0;

    while (next != NULL) {
        if (len < size) {
            line[len] = *next == '\0' ? ' ' : *next;
        }
        len++;
        next = *next == '\0' ? *++words : next + 1;
    }
    return len > 0 ? len - 1 : 0;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Returns the byte that the escape at the start of a text means, or -1. */
static int escaped_octet(const char *text, size_t len)
{
    if (len < 4 || text[0] != '\\' || text[1] != 'x') {
        return -1;
    }
    if (hex_value(text[2]) < 0 || hex_value(text[3]) < 0) {
        return -1;
    }
    return hex_value(text[2]) << 4 | hex_value(text[3]);
}

static int is_double_backslash(const char *text, size_t len)
{
    return len > 1 && text[0] == '\\' && text[1] == '\\';
}

/* BOUNDS: `to` is at most `from`: no escape becomes longer. */
size_t console_unescape(char *text, size_t len)
{
    size_t from = 0;
    size_t to = 0;
    int octet;

    while (from < len) {
        octet = escaped_octet(text + from, len - from);
        if (octet >= 0) {
            text[to++] = (char)octet;
            from += 4;
        } else {
            from += is_double_backslash(text + from, len - from) ? 1u : 0u;
            text[to++] = text[from++];
        }
    }
    return to;
}
