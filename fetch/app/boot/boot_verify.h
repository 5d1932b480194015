/* SPDX-License-Identifier: MIT */
/*
 * boot_verify.h - verifies an image and prints what it is
 *
 *     verified: version 1.2.3+4, counter 7
 *     sha256: 9f86d0...
 */
#ifndef NBOOT_VERIFY_H
#define NBOOT_VERIFY_H

#include "nimage.h"
#include "nurl_types.h"

struct nboot_image {
    struct nimage_facts facts;
    struct nimage_source source;
    struct nimage_place places[2]; /* where it can run */
    size_t place_count;
    uint32_t counter; /* the lowest security counter */
};

/*
 * Verifies image->source. `pin` is the digest of the whole file, 64 hex digits,
 * or absent. Returns NFETCH_OK, NFETCH_APP_ERR_EMPTY, NIMAGE_ERR_DIGEST,
 * NIMAGE_ERR_FORMAT, NIMAGE_ERR_SIGNATURE, NIMAGE_ERR_COUNTER,
 * NIMAGE_ERR_ADDRESS, or NSLOT_ERR_FLASH. After NIMAGE_ERR_DIGEST,
 * image->facts has the digest that was expected and the actual one: of the file
 * if a pin differs, else of the image.
 */
int nboot_verify(struct nboot_image *image, struct nurl_str pin);

/* Prints version, counter and digest. */
void nboot_verify_show(const struct nboot_image *image);

/* Prints both digests of an image that was refused. */
void nboot_verify_show_digests(const struct nboot_image *image);

/* Stops the network and starts the verified image at this address. */
int nboot_verify_start(const struct nboot_image *image, uint32_t address);

#endif
