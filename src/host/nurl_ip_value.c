/* SPDX-License-Identifier: MIT */
/*
 * nurl_ip_value.c - the bytes of an address
 */
#include "host/nurl_ip_value.h"
#include "base/nurl_escape.h"
#include "base/nurl_octet.h"

/* BOUNDS: at most four numbers are written, even for an invalid text. */
void nurl_ip_value_v4(uint8_t address[4], const char *at, const char *end)
{
    unsigned number = 0;
    unsigned n = 0;

    for (; at < end; at++) {
        if (*at != '.') {
            number = number * 10u + nurl_octet(*at) - '0';
        } else if (n < 3) {
            address[n++] = (uint8_t)number;
            number = 0;
        }
    }
    address[n] = (uint8_t)number;
}

static void set_group(uint8_t address[2], unsigned group)
{
    address[0] = (uint8_t)(group >> 8);
    address[1] = (uint8_t)(group & 255u);
}

/* Moves the bytes after the "::" to the end and fills the gap with zeros. */
static void spread(uint8_t address[16], unsigned gap, unsigned n)
{
    unsigned to = 16;

    while (n > gap) {
        address[--to] = address[--n];
    }
    while (to > gap) {
        address[--to] = 0;
    }
}

/*
 * `n` is how many bytes were read, `gap` how many of them before the "::".
 * BOUNDS: at most 16 bytes are written, even for an invalid text. A group is
 * written only while n is at most 14, an IPv4address only while it is at most
 * 12.
 */
void nurl_ip_value_v6(uint8_t address[16], const char *at, const char *end)
{
    const char *start = at; /* where the group begins */
    unsigned group = 0;
    unsigned gap = 16;
    unsigned n = 0;

    for (; at < end && *at != '.'; at++) {
        if (*at != ':') {
            group = (group << 4 | nurl_escape_digit(*at)) & 0xFFFFu;
            continue;
        }
        if (at == start) {
            gap = n;
        } else if (n < 16) {
            set_group(address + n, group);
            n += 2;
        }
        group = 0;
        start = at + 1;
    }
    if (at < end && n <= 12) {
        nurl_ip_value_v4(address + n, start, end);
        n += 4;
    } else if (start < at && n < 16) {
        set_group(address + n, group);
        n += 2;
    }
    if (gap < 16) {
        spread(address, gap, n);
    }
}

int nurl_ip_same_v6(const uint8_t a[16], const uint8_t b[16])
{
    unsigned i = 0;

    while (i < 16 && a[i] == b[i]) {
        i++;
    }
    return i == 16;
}
