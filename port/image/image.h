/*
 * image.h - an image on its way into memory, and the proof that it is whole
 *
 * Octets are added in their order; their digest (SHA-256, FIPS 180-4) is
 * computed meanwhile. An image is whole if the digest that its URL gives is
 * that of all octets, or else if its last 32 octets are the digest of those
 * before them:
 *
 *     tftp://192.0.2.1/fw.bin#sha256=9f86d0...   pinned: it is the one that
 *                                                was meant, if the URL can be
 *                                                trusted
 *     tftp://192.0.2.1/fw.bin                    proves only that it is whole
 */
#ifndef IMAGE_H
#define IMAGE_H

#include "nurl_types.h"
#include "sha256.h"

#include <stddef.h>
#include <stdint.h>

enum {
    IMAGE_DIGEST = 32
};

struct image {
    uint8_t *octets;        /* where it goes */
    size_t size;            /* the room there */
    size_t length;          /* what has come */
    struct sha256 digest;   /* of all but the last 32 octets that have come */
    struct nurl_str pinned; /* for image_prove: the caller keeps it here */
};

/* Where it goes. */
void image_begin(struct image *image, void *memory, size_t size);

/*
 * Nothing has come: the octets come anew, from the first.
 */
void image_restart(struct image *image);

/* FETCH_OK, or FETCH_ERR_SIZE: then nothing of it is added. */
int image_add(struct image *image, const void *octets, size_t length);

/*
 * FETCH_OK, FETCH_ERR_EMPTY, or FETCH_ERR_DIGEST. `pinned` is the digest of the
 * URL in 64 hex digits, or absent. Leaves the image's own digest out of
 * image->length.
 */
int image_prove(struct image *image, struct nurl_str pinned);

#endif
