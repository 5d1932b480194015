/* SPDX-License-Identifier: MIT */
/*
 * bytes.h - numbers of two and four bytes, hex digits, copies, and whether
 * bytes are equal
 *
 * For code without a libc.
 */
#ifndef NFETCH_BYTES_H
#define NFETCH_BYTES_H

#include <stddef.h>
#include <stdint.h>

/* Two bytes, the higher one first: the order of networks. */
static inline uint16_t bytes_get_16(const uint8_t bytes[2])
{
    return (uint16_t)((unsigned)bytes[0] << 8 | bytes[1]);
}

static inline void bytes_put_16(uint8_t bytes[2], uint16_t value)
{
    bytes[0] = (uint8_t)(value >> 8);
    bytes[1] = (uint8_t)(value & 0xFF);
}

/* Four bytes, the highest one first. */
static inline uint32_t bytes_get_32(const uint8_t bytes[4])
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 |
           (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline void bytes_put_32(uint8_t bytes[4], uint32_t value)
{
    bytes[0] = (uint8_t)(value >> 24);
    bytes[1] = (uint8_t)(value >> 16 & 0xFF);
    bytes[2] = (uint8_t)(value >> 8 & 0xFF);
    bytes[3] = (uint8_t)(value & 0xFF);
}

/* Four bytes, the lowest one first: the order of images and records. */
static inline uint32_t bytes_get_le_32(const uint8_t bytes[4])
{
    return (uint32_t)bytes[3] << 24 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[1] << 8 | bytes[0];
}

static inline void bytes_put_le_32(uint8_t bytes[4], uint32_t value)
{
    bytes[0] = (uint8_t)(value & 0xFF);
    bytes[1] = (uint8_t)(value >> 8 & 0xFF);
    bytes[2] = (uint8_t)(value >> 16 & 0xFF);
    bytes[3] = (uint8_t)(value >> 24);
}

/* They must not overlap. */
static inline void bytes_copy(void *to, const void *from, size_t length)
{
    uint8_t *left = to;
    const uint8_t *right = from;
    size_t i;

    for (i = 0; i < length; i++) {
        left[i] = right[i];
    }
}

/* Returns 1 if both have the same bytes. */
static inline int bytes_same(const void *a, const void *b, size_t length)
{
    const uint8_t *left = a;
    const uint8_t *right = b;
    size_t i = 0;

    while (i < length && left[i] == right[i]) {
        i++;
    }
    return i == length;
}

/* Returns the value of a hex digit of either case, or -1. */
static inline int bytes_digit(char c)
{
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    if (c >= 'A' && c <= 'F') {
        return c - 'A' + 10;
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

#endif
