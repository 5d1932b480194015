/*
 * sha256.c - the digest SHA-256: the blocks, and the padding of the last one
 *
 * Sections of FIPS 180-4.
 */
#include "nimage_sha256.h"

#include "bytes.h"
#include "image/sha256_block.h"

enum {
    BLOCK = NIMAGE_SHA256_BLOCK,
    LENGTH_AT = 56 /* offset of the length in bits in the last block */
};

void nimage_sha256_begin(struct nimage_sha256 *sha)
{
    /* Section 5.3.3 */
    static const uint32_t initial[8] = { 0x6a09e667, 0xbb67ae85, 0x3c6ef372,
                                         0xa54ff53a, 0x510e527f, 0x9b05688c,
                                         0x1f83d9ab, 0x5be0cd19 };
    unsigned i;

    for (i = 0; i < 8; i++) {
        sha->state[i] = initial[i];
    }
    sha->length = 0;
}

static void add_byte(struct nimage_sha256 *sha, uint8_t byte)
{
    size_t at = (size_t)(sha->length & (BLOCK - 1));

    sha->block[at] = byte;
    sha->length++;
    if (at == BLOCK - 1) {
        nimage_sha256_block(sha->state, sha->block);
    }
}

/* Whole blocks are read in place. */
void nimage_sha256_add(struct nimage_sha256 *sha, const void *bytes,
                       size_t length)
{
    const uint8_t *next = bytes;

    while (length > 0) {
        if ((sha->length & (BLOCK - 1)) == 0 && length >= BLOCK) {
            nimage_sha256_block(sha->state, next);
            sha->length += BLOCK;
            next += BLOCK;
            length -= BLOCK;
        } else {
            add_byte(sha, *next);
            next++;
            length--;
        }
    }
}

/* Padding (section 5.1.1): 0x80, zeros, the length in bits as a 64-bit number.
 */
void nimage_sha256_end(struct nimage_sha256 *sha, uint8_t digest[32])
{
    uint64_t bits = sha->length << 3;
    unsigned i;

    add_byte(sha, 0x80);
    while ((sha->length & (BLOCK - 1)) != LENGTH_AT) {
        add_byte(sha, 0);
    }
    for (i = 0; i < 8; i++) {
        add_byte(sha, (uint8_t)(bits >> (56 - 8 * i)));
    }
    for (i = 0; i < 8; i++) {
        bytes_put_32(digest + (size_t)4 * i, sha->state[i]);
    }
}
