/*
 * console.c - text out and lines in; console.h says what each one does
 */
#include "console.h"

#include "port.h"

void (*console_put)(int octet) = port_put;

void console_text(const char *text)
{
    while (*text)
        console_put((unsigned char)*text++);
}

void console_octets(const char *at, size_t len)
{
    while (len--)
        console_put((unsigned char)*at++);
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

void console_escaped(const char *at, size_t len)
{
    while (len--)
        put_escaped((unsigned char)*at++);
}

void console_number(uint32_t value)
{
    char digits[10]; /* 4294967295 */
    size_t at = sizeof(digits);

    do {
        digits[--at] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    console_octets(digits + at, sizeof(digits) - at);
}

void console_hex(const uint8_t *octets, size_t len)
{
    while (len--)
        put_hex(*octets++, "0123456789abcdef");
}

void console_line_end(void)
{
    console_put('\n');
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

size_t console_read(char *line, size_t room, int *ended)
{
    size_t len = 0;
    int last = 0;
    int octet = next_octet();

    *ended = octet == PORT_END;
    for (; octet != '\n' && octet != PORT_END; octet = next_octet()) {
        if (len < room)
            line[len] = (char)octet;
        len++;
        last = octet;
    }
    return octet == '\n' && last == '\r' ? len - 1 : len;
}

static int hex_value(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The octet of the escape at `at`, or -1 if there is none. */
static int escaped(const char *at, size_t len)
{
    if (len < 4 || at[0] != '\\' || at[1] != 'x')
        return -1;
    if (hex_value(at[2]) < 0 || hex_value(at[3]) < 0)
        return -1;
    return hex_value(at[2]) << 4 | hex_value(at[3]);
}

size_t console_unescape(char *at, size_t len)
{
    size_t from = 0;
    size_t to = 0;
    int octet;

    while (from < len) {
        octet = escaped(at + from, len - from);
        if (octet >= 0) {
            at[to++] = (char)octet;
            from += 4;
        } else {
            from += len - from > 1 && at[from] == '\\' && at[from + 1] == '\\';
            at[to++] = at[from++];
        }
    }
    return to;
}
