/* SPDX-License-Identifier: MIT */
/*
 * sha256.c - the digest SHA-256
 *
 * Names of functions and variables are those of FIPS 180-4, sections 4.1.2
 * and 6.2.2: Ch, Maj, the four sigmas, the schedule W and the letters a to h.
 */
#include "nimage_sha256.h"

#include "bytes.h"

enum {
    BLOCK = 64,
    ROUNDS = 64,
    LENGTH_AT = 56 /* offset of the length in bits in the last block */
};

/* Section 4.2.2 */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2
};

static uint32_t rotate(uint32_t x, unsigned count)
{
    return x >> count | x << (32 - count);
}

static uint32_t big_sigma_0(uint32_t x)
{
    return rotate(x, 2) ^ rotate(x, 13) ^ rotate(x, 22);
}

static uint32_t big_sigma_1(uint32_t x)
{
    return rotate(x, 6) ^ rotate(x, 11) ^ rotate(x, 25);
}

static uint32_t small_sigma_0(uint32_t x)
{
    return rotate(x, 7) ^ rotate(x, 18) ^ x >> 3;
}

static uint32_t small_sigma_1(uint32_t x)
{
    return rotate(x, 17) ^ rotate(x, 19) ^ x >> 10;
}

/*
 * Returns the word of the schedule for this round. Only 16 words are kept: W(t)
 * replaces W(t - 16), which is not needed any more.
 */
static uint32_t schedule(uint32_t w[16], unsigned t)
{
    if (t >= 16) {
        w[t & 15] += small_sigma_1(w[(t - 2) & 15]) + w[(t - 7) & 15] +
                     small_sigma_0(w[(t - 15) & 15]);
    }
    return w[t & 15];
}

/* One round; v holds a to h. */
static void turn(uint32_t v[8], uint32_t constant_and_word)
{
    uint32_t ch = (v[4] & v[5]) ^ (~v[4] & v[6]);
    uint32_t maj = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    uint32_t t1 = v[7] + big_sigma_1(v[4]) + ch + constant_and_word;
    uint32_t t2 = big_sigma_0(v[0]) + maj;

    v[7] = v[6];
    v[6] = v[5];
    v[5] = v[4];
    v[4] = v[3] + t1;
    v[3] = v[2];
    v[2] = v[1];
    v[1] = v[0];
    v[0] = t1 + t2;
}

/* Adds a block of 64 bytes to the state. */
static void take_block(uint32_t state[8], const uint8_t *block)
{
    uint32_t w[16];
    uint32_t v[8];
    unsigned i;

    for (i = 0; i < 16; i++) {
        w[i] = bytes_get_32(block + (size_t)4 * i);
    }
    for (i = 0; i < 8; i++) {
        v[i] = state[i];
    }
    for (i = 0; i < ROUNDS; i++) {
        turn(v, constants[i] + schedule(w, i));
    }
    for (i = 0; i < 8; i++) {
        state[i] += v[i];
    }
}

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
        take_block(sha->state, sha->block);
    }
}

/* Whole blocks are read in place. */
void nimage_sha256_add(struct nimage_sha256 *sha, const void *bytes,
                       size_t length)
{
    const uint8_t *next = bytes;

    while (length > 0) {
        if ((sha->length & (BLOCK - 1)) == 0 && length >= BLOCK) {
            take_block(sha->state, next);
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
