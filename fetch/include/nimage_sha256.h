/* SPDX-License-Identifier: MIT */
/*
 * nimage_sha256.h - the digest SHA-256, FIPS 180-4
 *
 *     nimage_sha256_begin(&sha);
 *     nimage_sha256_add(&sha, bytes, length);     as often as needed
 *     nimage_sha256_end(&sha, digest);
 */
#ifndef NIMAGE_SHA256_H
#define NIMAGE_SHA256_H

#include <stddef.h>
#include <stdint.h>

struct nimage_sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes that were added */
    uint8_t block[64];
};

void nimage_sha256_begin(struct nimage_sha256 *sha);
void nimage_sha256_add(struct nimage_sha256 *sha, const void *bytes,
                       size_t length);
void nimage_sha256_end(struct nimage_sha256 *sha, uint8_t digest[32]);

#endif
