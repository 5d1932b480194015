/*
 * wire.h - numbers as the network has them, the first octet first
 */
#ifndef WIRE_H
#define WIRE_H

#include <stdint.h>

static inline uint16_t wire_get(const uint8_t octets[2])
{
    return (uint16_t)(octets[0] << 8 | octets[1]);
}

static inline void wire_put(uint8_t octets[2], uint16_t value)
{
    octets[0] = (uint8_t)(value >> 8);
    octets[1] = (uint8_t)(value & 0xFF);
}

#endif
