/*
 * fetch_image.h - is a file an image that this key has signed?
 *
 * An image in MCUboot's format (image_verify.h), as `imgtool sign` and
 * test/fetch/sign make it. The key is a P-256 public key, in PEM or DER.
 */
#ifndef FETCH_IMAGE_H
#define FETCH_IMAGE_H

#include "image_verify.h"

/* Reads a key. Returns 1, or 0 if the file has none. */
int fetch_image_key(uint8_t key[IMAGE_KEY], const char *path);

/*
 * Returns FETCH_OK, FETCH_ERR_FLASH for a file that cannot be read, or why the
 * image is refused.
 */
int fetch_image_verify(struct image_facts *facts, const char *path,
                       const uint8_t key[IMAGE_KEY]);

#endif
