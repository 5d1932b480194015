/*
 * boot_verify.h - verifies an image and prints what it is
 *
 *     verified: version 1.2.3+4, counter 7
 *     sha256: 9f86d0...
 */
#ifndef BOOT_VERIFY_H
#define BOOT_VERIFY_H

#include "image_verify.h"
#include "nurl_types.h"

struct boot_image {
    struct image_facts facts;
    struct image_source source;
    struct image_place places[2]; /* where it may run */
    size_t place_count;
    uint32_t counter; /* the lowest security counter */
};

/*
 * Verifies image->source. `pin` is the digest of the whole file, 64 hex digits,
 * or absent. Returns FETCH_OK, FETCH_ERR_EMPTY, FETCH_ERR_DIGEST,
 * FETCH_ERR_IMAGE, FETCH_ERR_SIGNATURE, FETCH_ERR_COUNTER, FETCH_ERR_ADDRESS,
 * or FETCH_ERR_FLASH. After FETCH_ERR_DIGEST, image->facts has the digest that
 * was expected and the actual one: of the file if a pin differs, else of the
 * image.
 */
int boot_verify(struct boot_image *image, struct nurl_str pin);

/* Prints version, counter and digest. */
void boot_verify_show(const struct boot_image *image);

/* Prints both digests of an image that was refused. */
void boot_verify_show_digests(const struct boot_image *image);

/* Stops the network and starts the verified image at this address. */
int boot_verify_start(const struct boot_image *image, uint32_t address);

#endif
