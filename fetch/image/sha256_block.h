/*
 * sha256_block.h - a block of SHA-256, of which a program links one
 *
 * sha256_block.c computes it; tls/sha256_bearssl.c calls BearSSL, which a
 * program with https has anyway.
 */
#ifndef NFETCH_SHA256_BLOCK_H
#define NFETCH_SHA256_BLOCK_H

#include <stdint.h>

enum {
    NIMAGE_SHA256_BLOCK = 64 /* bytes */
};

/* Adds a block to the state. */
void nimage_sha256_block(uint32_t state[8], const uint8_t *block);

#endif
