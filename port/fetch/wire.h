/*
 * wire.h - numbers and octets as they come from the network
 */
#ifndef WIRE_H
#define WIRE_H

#include <stddef.h>
#include <stdint.h>

/* Two octets, the higher one first. */
static inline uint16_t wire_get(const uint8_t octets[2])
{
    return (uint16_t)((unsigned)octets[0] << 8 | octets[1]);
}

static inline void wire_put(uint8_t octets[2], uint16_t value)
{
    octets[0] = (uint8_t)(value >> 8);
    octets[1] = (uint8_t)(value & 0xFF);
}

/* 1 if both hold the same octets. */
static inline int wire_same(const void *a, const void *b, size_t length)
{
    const uint8_t *left = a;
    const uint8_t *right = b;
    size_t i = 0;

    while (i < length && left[i] == right[i]) {
        i++;
    }
    return i == length;
}

/* The value of a hex digit of either case, or -1. */
static inline int wire_digit(char c)
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
