/*
 * sha256.h - the digest SHA-256, FIPS 180-4
 *
 *     sha256_begin(&sha);
 *     sha256_add(&sha, bytes, length);     as often as needed
 *     sha256_end(&sha, digest);
 */
#ifndef SHA256_H
#define SHA256_H

#include <stddef.h>
#include <stdint.h>

struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes that were added */
    uint8_t block[64];
};

void sha256_begin(struct sha256 *sha);
void sha256_add(struct sha256 *sha, const void *bytes, size_t length);
void sha256_end(struct sha256 *sha, uint8_t digest[32]);

#endif
