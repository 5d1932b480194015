/* SPDX-License-Identifier: MIT */
/*
 * nurl_address.c - the canonical text of an address
 */
#include "nurl_writer.h"

#include "base/nurl_emit.h"

static void put(struct nurl_writer *out, char c)
{
    nurl_emit(out, &c, 1, 0);
}

void nurl_write_ipv4(struct nurl_writer *out, const uint8_t address[4])
{
    unsigned i;

    for (i = 0; i < 4; i++) {
        if (i > 0) {
            put(out, '.');
        }
        nurl_write_number(out, address[i]);
    }
}

/* A group in lower-case hex without leading zeros (RFC 5952 4.1, 4.3). */
static void put_hex_group(struct nurl_writer *out, const uint8_t *address)
{
    static const char digits[] = "0123456789abcdef";
    unsigned value = (unsigned)address[0] << 8 | address[1];
    unsigned shift = 12;

    while (shift > 0 && value >> shift == 0) {
        shift -= 4;
    }
    put(out, digits[value >> shift & 15]);
    while (shift > 0) {
        shift -= 4;
        put(out, digits[value >> shift & 15]);
    }
}

/* How many zero groups follow each other, from this one on. */
static unsigned zeros(const uint8_t address[16], unsigned group)
{
    unsigned n = 0;

    while (group + n < 8 && address[2 * (group + n)] == 0 &&
           address[2 * (group + n) + 1] == 0) {
        n++;
    }
    return n;
}

/* The first longest run of two or more zero groups, or 8 (RFC 5952 4.2). */
static unsigned gap_of(const uint8_t address[16])
{
    unsigned gap = 8;
    unsigned longest = 1;
    unsigned i;

    for (i = 0; i < 8; i++) {
        if (zeros(address, i) > longest) {
            longest = zeros(address, i);
            gap = i;
        }
    }
    return gap;
}

/* ::ffff:0:0/96, the IPv4-mapped addresses (RFC 5952 5). */
static int is_mapped(const uint8_t address[16])
{
    return zeros(address, 0) == 5 && address[10] == 0xFF && address[11] == 0xFF;
}

void nurl_write_ipv6(struct nurl_writer *out, const uint8_t address[16])
{
    unsigned gap = gap_of(address);
    unsigned groups = is_mapped(address) ? 6 : 8;
    unsigned i = 0;

    while (i < groups) {
        if (i == gap) {
            put(out, ':');
            put(out, ':');
            i += zeros(address, i);
        } else {
            put_hex_group(out, address + 2 * i);
            i++;
            if (i < 8 && i != gap) {
                put(out, ':');
            }
        }
    }
    if (groups == 6) {
        nurl_write_ipv4(out, address + 12);
    }
}
