/* SPDX-License-Identifier: MIT */
/*
 * random.c - random numbers of a board: nfetch_port_noise, mixed
 *
 * The secret (28 bytes) is a digest of all noise so far. Each number is the
 * first four bytes of a digest of the secret and new noise; the other bytes are
 * the next secret. So numbers that somebody has seen tell nothing about earlier
 * or later ones.
 *
 * This code cannot measure how much of nfetch_port_noise is unpredictable. So
 * it gathers noise for some milliseconds before the first number, and at each
 * frame that arrives. port/README.md says what real hardware needs.
 *
 * It detects one failure: a source that repeats one word (the repetition count
 * test of NIST SP 800-90B, 4.4.1). Then there are no more numbers until a
 * reset.
 */
#include "net/random.h"
#include "bytes.h"

#include "nfetch_net.h"
#include "nfetch_port_net.h"
#include "nimage_sha256.h"

enum {
    SECRET = 28,
    FIRST_MS = 8, /* how long noise is gathered before the first number */
    SAMPLES_MIN = 256,
    REPEATS = 32 /* of one word: the source is stuck */
};

static uint8_t secret[SECRET];
static uint32_t gathered; /* noise since the last number */
static uint32_t last;     /* word of noise */
static uint32_t repeats;  /* of it, in succession */
static int is_ready;

static uint32_t sample(void)
{
    uint32_t word = nfetch_port_noise();

    if (repeats < REPEATS) {
        repeats = word == last ? repeats + 1 : 1;
    }
    last = word;
    return word;
}

void nfetch_random_stir(void)
{
    gathered = (gathered << 5 | gathered >> 27) ^ sample();
}

static void add_word(struct nimage_sha256 *sha, uint32_t word)
{
    nimage_sha256_add(sha, &word, sizeof word);
}

/* Returns the first word of the digest. The rest is the next secret. */
static uint32_t renew(struct nimage_sha256 *sha)
{
    uint8_t digest[32];

    nimage_sha256_end(sha, digest);
    bytes_copy(secret, digest + 4, SECRET);
    return bytes_get_32(digest);
}

static void gather(void)
{
    struct nimage_sha256 sha;
    uint32_t began = nfetch_port_ms();
    uint32_t samples = 0;

    nimage_sha256_begin(&sha);
    while (samples < SAMPLES_MIN || nfetch_port_ms() - began < FIRST_MS) {
        add_word(&sha, sample());
        samples++;
    }
    add_word(&sha, samples);
    (void)renew(&sha);
    is_ready = 1;
}

int nfetch_random_read(uint32_t *number)
{
    struct nimage_sha256 sha;

    if (!is_ready) {
        gather();
    }
    nfetch_random_stir();
    if (repeats == REPEATS) {
        *number = 0;
        return NFETCH_NET_ERR_RANDOM;
    }
    nimage_sha256_begin(&sha);
    nimage_sha256_add(&sha, secret, sizeof secret);
    add_word(&sha, gathered);
    *number = renew(&sha);
    return NFETCH_NET_OK;
}
