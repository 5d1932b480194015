/* SPDX-License-Identifier: MIT */
/*
 * image_format.h - header and areas of an image in MCUboot's format
 *
 * For image_verify.c; programs use nimage.h.
 */
#ifndef NFETCH_IMAGE_FORMAT_H
#define NFETCH_IMAGE_FORMAT_H

#include "nimage_types.h"

enum {
    NIMAGE_SIGNATURE = 72, /* bytes of the longest ECDSA signature, ASN.1 */
    NIMAGE_CHUNK = 128     /* bytes that are read at a time */
};

/* An image while it is read. */
struct nimage_reader {
    const struct nimage_source *source;
    struct nimage_facts *facts;
    uint32_t at;       /* the next byte */
    unsigned found;    /* types of TLVs that were found, as a mask */
    uint16_t key_size; /* 32: the hash of the key; 91: the key itself */
    uint16_t signature_size;
    uint8_t key[NIMAGE_KEY];
    uint8_t signature[NIMAGE_SIGNATURE];
};

/* What `found` can have. */
enum {
    NIMAGE_FOUND_COUNTER = 1,
    NIMAGE_FOUND_DIGEST = 2,
    NIMAGE_FOUND_KEY = 4,
    NIMAGE_FOUND_SIGNATURE = 8
};

/* Copies bytes and goes on after them. Errors: READ, FORMAT (too short). */
enum nimage_status nimage_take(struct nimage_reader *reader, void *bytes,
                               size_t length);

/* Reads the header and checks sizes and flags. */
enum nimage_status nimage_take_header(struct nimage_reader *reader);

/*
 * Reads both areas, which must fill the image up to its last byte. reader->at
 * must be the end of the payload.
 */
enum nimage_status nimage_take_areas(struct nimage_reader *reader);

/*
 * Reads the header and the sizes of the areas: reader->at is then the end of
 * the image. Looks at no TLV.
 */
enum nimage_status nimage_take_sizes(struct nimage_reader *reader);

/* Two and four bytes, the lowest first. */
uint16_t nimage_get16(const uint8_t *bytes);
uint32_t nimage_get32(const uint8_t *bytes);

#endif
