/*
 * sha256_bearssl.c - a block of SHA-256 by BearSSL, in the place of
 * image/sha256_block.c
 */
#include "image/sha256_block.h"

#include "bearssl.h"
#include "bytes.h"

/* BearSSL has a state as 32 bytes, the higher ones first. */
void nimage_sha256_block(uint32_t state[8], const uint8_t *block)
{
    br_sha256_context context;
    uint8_t bytes[32];
    unsigned i;

    for (i = 0; i < 8; i++) {
        bytes_put_32(bytes + 4 * i, state[i]);
    }
    br_sha256_init(&context);
    br_sha256_set_state(&context, bytes, 0);
    br_sha256_update(&context, block, NIMAGE_SHA256_BLOCK);
    (void)br_sha256_state(&context, bytes);
    for (i = 0; i < 8; i++) {
        state[i] = bytes_get_32(bytes + 4 * i);
    }
}
