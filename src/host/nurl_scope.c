/* SPDX-License-Identifier: MIT */
/*
 * nurl_scope.c - where an address leads
 *
 * IANA's registries of special-purpose addresses of IPv4 and IPv6, as of July
 * 2026 (RFC 6890). The first row that contains the address tells its scope, so
 * a smaller block stands before a larger one.
 */
#include "nurl_host.h"

/* IPv6 addresses of these blocks hold an IPv4 address and get its scope. */
enum {
    COMPATIBLE = NURL_SCOPE_MULTICAST + 1, /* RFC 4291 2.5.5.1: retired */
    LAST_FOUR,                             /* 2.5.5.2 mapped; RFC 6052 NAT64 */
    SIX_TO_FOUR,                           /* RFC 3056 */
    TEREDO                                 /* RFC 4380 */
};

/* Rows of: the bits of the prefix, the scope, the bytes of the prefix. */
static const uint8_t ipv4_blocks[] = {
    32, NURL_SCOPE_UNSPECIFIED, 0,   0,   0,   0,  /* this host */
    8,  NURL_SCOPE_RESERVED,    0,                 /* this network */
    8,  NURL_SCOPE_PRIVATE,     10,                /* RFC 1918 */
    10, NURL_SCOPE_SHARED,      100, 64,           /* RFC 6598 */
    8,  NURL_SCOPE_LOOPBACK,    127,               /* RFC 1122 */
    16, NURL_SCOPE_LINK_LOCAL,  169, 254,          /* RFC 3927 */
    12, NURL_SCOPE_PRIVATE,     172, 16,           /* RFC 1918 */
    32, NURL_SCOPE_GLOBAL,      192, 0,   0,   9,  /* PCP anycast */
    32, NURL_SCOPE_GLOBAL,      192, 0,   0,   10, /* TURN anycast */
    24, NURL_SCOPE_RESERVED,    192, 0,   0,       /* protocol assignments */
    24, NURL_SCOPE_RESERVED,    192, 0,   2,       /* documentation */
    24, NURL_SCOPE_RESERVED,    192, 88,  99,      /* 6to4 relays, retired */
    16, NURL_SCOPE_PRIVATE,     192, 168,          /* RFC 1918 */
    15, NURL_SCOPE_RESERVED,    198, 18,           /* benchmarks */
    24, NURL_SCOPE_RESERVED,    198, 51,  100,     /* documentation */
    24, NURL_SCOPE_RESERVED,    203, 0,   113,     /* documentation */
    4,  NURL_SCOPE_MULTICAST,   224,               /* RFC 5771 */
    4,  NURL_SCOPE_RESERVED,    240,               /* future use, broadcast */
    0,  NURL_SCOPE_GLOBAL,                         /* all others */
};

/* clang-format off */
static const uint8_t ipv6_blocks[] = {
    128, NURL_SCOPE_LOOPBACK, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1,
    96, COMPATIBLE,           0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    96, LAST_FOUR,            0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff,
    96, LAST_FOUR,            0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0,
    32, TEREDO,               0x20, 0x01, 0x00, 0x00,
    128, NURL_SCOPE_RESERVED, 0x20, 0x01, 0, 1, 0, 0, 0, 0,
                              0, 0, 0, 0, 0, 0, 0, 0,
    126, NURL_SCOPE_GLOBAL,   0x20, 0x01, 0, 1, 0, 0, 0, 0, /* anycast */
                              0, 0, 0, 0, 0, 0, 0, 0,
    32, NURL_SCOPE_GLOBAL,    0x20, 0x01, 0x00, 0x03,       /* AMT */
    48, NURL_SCOPE_GLOBAL,    0x20, 0x01, 0x00, 0x04, 0x01, 0x12, /* AS112 */
    28, NURL_SCOPE_GLOBAL,    0x20, 0x01, 0x00, 0x20,       /* ORCHIDv2 */
    28, NURL_SCOPE_GLOBAL,    0x20, 0x01, 0x00, 0x30,       /* RFC 9374 */
    23, NURL_SCOPE_RESERVED,  0x20, 0x01, 0x00, /* protocol assignments */
    32, NURL_SCOPE_RESERVED,  0x20, 0x01, 0x0d, 0xb8,       /* documentation */
    16, SIX_TO_FOUR,          0x20, 0x02,
    20, NURL_SCOPE_RESERVED,  0x3f, 0xff, 0x00,             /* documentation */
    3, NURL_SCOPE_GLOBAL,     0x20,                         /* RFC 4291 */
    7, NURL_SCOPE_PRIVATE,    0xfc,                         /* RFC 4193 */
    10, NURL_SCOPE_LINK_LOCAL, 0xfe, 0x80,
    8, NURL_SCOPE_MULTICAST,  0xff,
    0, NURL_SCOPE_RESERVED,                                 /* all others */
};
/* clang-format on */

/*
 * 1 if the first `bits` of the address are those of the prefix. With `flip` 255
 * each bit of the address is inverted first.
 * BOUNDS: a prefix has at most as many bits as its kind of address.
 */
static int is_in(const uint8_t *address, unsigned flip, const uint8_t *prefix,
                 unsigned bits)
{
    unsigned other;

    while (bits > 0) {
        other = (*address++ ^ flip) ^ *prefix++;
        if (bits < 8) {
            return other >> (8 - bits) == 0;
        }
        if (other != 0) {
            return 0;
        }
        bits -= 8;
    }
    return 1;
}

/* BOUNDS: the last row has 0 bits, so the loop ends there. */
static unsigned scope_of_block(const uint8_t *row, const uint8_t *address,
                               unsigned flip)
{
    while (!is_in(address, flip, row + 2, row[0])) {
        row += 2 + (row[0] + 7) / 8;
    }
    return row[1];
}

enum nurl_scope nurl_scope_ipv4(const uint8_t address[4])
{
    return (enum nurl_scope)scope_of_block(ipv4_blocks, address, 0);
}

/* The client's address is the last four bytes, inverted (RFC 4380 4). */
static unsigned teredo(const uint8_t address[16])
{
    unsigned scope = scope_of_block(ipv4_blocks, address + 12, 0xff);

    return scope == NURL_SCOPE_GLOBAL ? nurl_scope_ipv4(address + 4) : scope;
}

/* The scope of the IPv4 address inside; its offset depends on the block. */
static unsigned embedded(const uint8_t address[16], unsigned scope)
{
    switch (scope) {
    case COMPATIBLE:
        scope = nurl_scope_ipv4(address + 12);
        return scope == NURL_SCOPE_GLOBAL ? NURL_SCOPE_RESERVED : scope;
    case LAST_FOUR:
        return nurl_scope_ipv4(address + 12);
    case SIX_TO_FOUR:
        return nurl_scope_ipv4(address + 2);
    case TEREDO:
        return teredo(address);
    default:
        return scope;
    }
}

/* 1 for interface identifier 0000:5efe or 0200:5efe, then an IPv4 address. */
static int is_isatap(const uint8_t address[16])
{
    return (address[8] | 2) == 2 && address[9] == 0 && address[10] == 0x5e &&
           address[11] == 0xfe; /* RFC 5214 6.1 */
}

enum nurl_scope nurl_scope_ipv6(const uint8_t address[16])
{
    unsigned scope = embedded(address, scope_of_block(ipv6_blocks, address, 0));

    if (scope == NURL_SCOPE_GLOBAL && is_isatap(address)) {
        scope = nurl_scope_ipv4(address + 12);
    }
    return (enum nurl_scope)scope;
}

bool nurl_ipv4_is_global(const uint8_t address[4])
{
    return nurl_scope_ipv4(address) == NURL_SCOPE_GLOBAL;
}

bool nurl_ipv6_is_global(const uint8_t address[16])
{
    return nurl_scope_ipv6(address) == NURL_SCOPE_GLOBAL;
}
