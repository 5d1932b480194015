/* SPDX-License-Identifier: MIT */
/*
 * eth_words.h - words of a chip's FIFO, to and from frames
 *
 * A frame is at an even address (nfetch_port_net.h), and its words need not be
 * at addresses that four divides. The compiler makes two halfwords of each on a
 * core that must not load and store such words, and takes no type for granted.
 */
#ifndef ETH_WORDS_H
#define ETH_WORDS_H

#include <stddef.h>
#include <stdint.h>

struct eth_word {
    uint32_t octets;
} __attribute__((packed, aligned(2), may_alias));

static inline uint32_t eth_load(const uint8_t *bytes)
{
    return ((const struct eth_word *)(const void *)bytes)->octets;
}

static inline void eth_store(uint8_t *bytes, uint32_t word)
{
    ((struct eth_word *)(void *)bytes)->octets = word;
}

/* The last word of a frame, of which `left` bytes, 0 to 3, belong to it. */
static inline uint32_t eth_load_rest(const uint8_t *bytes, size_t left)
{
    uint32_t word = 0;

    while (left-- > 0) {
        word = word << 8 | bytes[left];
    }
    return word;
}

static inline void eth_store_rest(uint8_t *bytes, size_t left, uint32_t word)
{
    size_t i;

    for (i = 0; i < left; i++) {
        bytes[i] = (uint8_t)(word >> (8 * i));
    }
}

/* Puts the bytes of a frame from `at` on into the FIFO. */
static inline void eth_put(volatile uint32_t *fifo, const uint8_t *bytes,
                           size_t at, size_t length)
{
    for (; at + 4 <= length; at += 4) {
        *fifo = eth_load(bytes + at);
    }
    if (at < length) {
        *fifo = eth_load_rest(bytes + at, length - at);
    }
}

/*
 * Takes the bytes of a frame from `at` on out of the FIFO. Returns where the
 * last word ends. BOUNDS: none is stored at `length` or beyond.
 */
static inline size_t eth_take(volatile uint32_t *fifo, uint8_t *bytes,
                              size_t at, size_t length)
{
    for (; at + 4 <= length; at += 4) {
        eth_store(bytes + at, *fifo);
    }
    if (at < length) {
        eth_store_rest(bytes + at, length - at, *fifo);
        at += 4;
    }
    return at;
}

#endif
