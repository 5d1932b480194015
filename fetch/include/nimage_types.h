/* SPDX-License-Identifier: MIT */
/*
 * nimage_types.h - an image: its bytes, the rules for it, and its facts
 */
#ifndef NIMAGE_TYPES_H
#define NIMAGE_TYPES_H

#include <stddef.h>
#include <stdint.h>

enum {
    NIMAGE_HEADER = 32, /* bytes of the shortest header */
    NIMAGE_KEY = 91,    /* bytes of a P-256 public key, SubjectPublicKeyInfo */
    NIMAGE_HASH = 32    /* bytes of SHA-256 */
};

/* Where an image runs: flags of its header. */
enum {
    NIMAGE_RAM = 0x20,   /* copied to its address in RAM */
    NIMAGE_FIXED = 0x100 /* in flash, at the address that it was linked for */
};

/* Listed in the order of the checks; numbers that nfetch_status.h leaves free.
 */
enum nimage_status {
    NIMAGE_OK = 0,
    NIMAGE_ERR_READ = -734,      /* the source cannot be read */
    NIMAGE_ERR_FORMAT = -724,    /* no image, a damaged one, or another kind */
    NIMAGE_ERR_DIGEST = -723,    /* facts->expected is not facts->digest */
    NIMAGE_ERR_KEY = -728,       /* signed by another key, or by none */
    NIMAGE_ERR_SIGNATURE = -729, /* the signature is not one of this key */
    NIMAGE_ERR_COUNTER = -730,   /* older than rules->counter */
    NIMAGE_ERR_ADDRESS = -731    /* made to run elsewhere */
};

/* The bytes of an image, in memory or in flash. */
struct nimage_source {
    /* Copies bytes; `offset` counts from the image. Returns 0 or an error. */
    int (*read)(const void *context, uint32_t offset, void *bytes,
                size_t length);
    const void *context;
    uint32_t length; /* of the image, in bytes */
};

/* Where images run on this device. */
struct nimage_place {
    uint32_t flags;   /* NIMAGE_RAM or NIMAGE_FIXED */
    uint32_t address; /* the load address in the header of such an image */
};

/* What an image must be. */
struct nimage_rules {
    const uint8_t *key; /* NIMAGE_KEY bytes; NULL: no signature is required */
    uint32_t counter;   /* the lowest security counter; none counts as 0 */
    const struct nimage_place *places;
    size_t place_count; /* 0: any image, linked for any address */
};

/* What an image says of itself. Only NIMAGE_OK makes it true. */
struct nimage_facts {
    uint32_t load_address; /* of its header; the program follows the header */
    uint32_t header_size;
    uint32_t body_size; /* of the program */
    uint32_t protected_size;
    uint32_t flags;
    uint32_t counter;              /* 0 if it has none */
    uint8_t version[8];            /* major, minor, revision (2), build (4) */
    uint8_t expected[NIMAGE_HASH]; /* the digest in the image */
    uint8_t digest[NIMAGE_HASH];   /* the digest of the bytes */
};

#endif
