/*
 * image_format.h - header and areas of an image in MCUboot's format
 *
 * For image_verify.c; programs use image_verify.h.
 */
#ifndef IMAGE_FORMAT_H
#define IMAGE_FORMAT_H

#include "image_types.h"

enum {
    IMAGE_SIGNATURE = 72, /* bytes of the longest ECDSA signature, ASN.1 */
    IMAGE_CHUNK = 128     /* bytes that are read at a time */
};

/* An image while it is read. */
struct image_reader {
    const struct image_source *source;
    struct image_facts *facts;
    uint32_t at;       /* the next byte */
    unsigned found;    /* types of TLVs that were found, as a mask */
    uint16_t key_size; /* 32: the hash of the key; 91: the key itself */
    uint16_t signature_size;
    uint8_t key[IMAGE_KEY];
    uint8_t signature[IMAGE_SIGNATURE];
};

/* What `found` can have. */
enum {
    IMAGE_FOUND_COUNTER = 1,
    IMAGE_FOUND_DIGEST = 2,
    IMAGE_FOUND_KEY = 4,
    IMAGE_FOUND_SIGNATURE = 8
};

/* Copies bytes and goes on after them. Errors: READ, FORMAT (too short). */
enum image_status image_take(struct image_reader *reader, void *bytes,
                             size_t length);

/* Reads the header and checks sizes and flags. */
enum image_status image_take_header(struct image_reader *reader);

/*
 * Reads both areas, which must fill the image up to its last byte. reader->at
 * must be the end of the payload.
 */
enum image_status image_take_areas(struct image_reader *reader);

/*
 * Reads the header and the sizes of the areas: reader->at is then the end of
 * the image. Looks at no TLV.
 */
enum image_status image_take_sizes(struct image_reader *reader);

/* Two and four bytes, the lowest first. */
uint16_t image_get16(const uint8_t *bytes);
uint32_t image_get32(const uint8_t *bytes);

#endif
