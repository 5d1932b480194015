/* SPDX-License-Identifier: MIT */
/*
 * bearssl_sha256.c - the SHA-256 that BearSSL calls is that of image/, so that
 * a program has one
 *
 * In the place of BearSSL's own hash/sha2small.c. BearSSL gives each context
 * the space of its largest digest.
 */
#include "nimage_sha256.h"

#include "bearssl.h"
#include "bytes.h"

enum {
    WORDS = 8
};

struct context {
    const br_hash_class *vtable;
    struct nimage_sha256 sha;
};

static void begin(const br_hash_class **class)
{
    struct context *context = (struct context *)class;

    context->vtable = &br_sha256_vtable;
    nimage_sha256_begin(&context->sha);
}

static void add(const br_hash_class **class, const void *bytes, size_t length)
{
    nimage_sha256_add(&((struct context *)class)->sha, bytes, length);
}

/* The digest so far: more bytes can follow. */
static void end(const br_hash_class *const *class, void *digest)
{
    struct nimage_sha256 sha = ((const struct context *)class)->sha;

    nimage_sha256_end(&sha, digest);
}

/* The state after whole blocks: 32 bytes. Returns how many were added. */
static uint64_t get_state(const br_hash_class *const *class, void *bytes)
{
    const struct context *context = (const struct context *)class;
    uint8_t *to = bytes;
    size_t i;

    for (i = 0; i < WORDS; i++) {
        bytes_put_32(to + 4 * i, context->sha.state[i]);
    }
    return context->sha.length;
}

static void set_state(const br_hash_class **class, const void *bytes,
                      uint64_t length)
{
    struct context *context = (struct context *)class;
    const uint8_t *from = bytes;
    size_t i;

    for (i = 0; i < WORDS; i++) {
        context->sha.state[i] = bytes_get_32(from + 4 * i);
    }
    context->sha.length = length;
}

const br_hash_class br_sha256_vtable = {
    sizeof(struct context),
    BR_HASHDESC_ID(br_sha256_ID) | BR_HASHDESC_OUT(32) | BR_HASHDESC_STATE(32) |
        BR_HASHDESC_LBLEN(6) | BR_HASHDESC_MD_PADDING |
        BR_HASHDESC_MD_PADDING_BE,
    begin,
    add,
    end,
    get_state,
    set_state
};

/* It has the space that BearSSL keeps for its own. */
typedef char
    context_fits[sizeof(struct context) <= sizeof(br_hash_compat_context) ? 1
                                                                          : -1];
