/* SPDX-License-Identifier: MIT */
/*
 * fetch_image.h - is a file an image that this key has signed?
 *
 * An image in MCUboot's format (nimage.h), as `imgtool sign` and
 * fetch/test/sign make it. The key is a P-256 public key, in PEM or DER.
 */
#ifndef NFETCH_IMAGE_H
#define NFETCH_IMAGE_H

#include "nimage.h"

/* Reads a key. Returns 1, or 0 if the file has none. */
int nfetch_image_key(uint8_t key[NIMAGE_KEY], const char *path);

/*
 * Returns NFETCH_OK, NSLOT_ERR_FLASH for a file that cannot be read, or why
 * the image is refused.
 */
int nfetch_image_verify(struct nimage_facts *facts, const char *path,
                        const uint8_t key[NIMAGE_KEY]);

#endif
