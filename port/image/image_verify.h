/*
 * image_verify.h - verifies a signed image in MCUboot's format
 *
 * `imgtool sign` (ECDSA P-256) and test/fetch/sign make such images. All
 * numbers are little-endian:
 *
 *     header            32 bytes or more; its size is a member
 *     payload           the program
 *     protected area    the security counter; can be absent
 *     area              digest, key and signature
 *
 * An area is a magic number, its whole size, and TLVs: type, length, data.
 *
 *     static const struct image_place ram = { IMAGE_RAM, 0x21000000 };
 *     struct image_rules rules = { boot_key, lowest, &ram, 1 };
 *     struct image_source source = image_in_memory(bytes, length);
 *
 *     status = image_verify(&facts, &source, &rules);
 *
 * Nothing of an image counts before IMAGE_OK is returned: not its version, not
 * its counter, not its address.
 */
#ifndef IMAGE_VERIFY_H
#define IMAGE_VERIFY_H

#include "image_types.h"

/*
 * Verifies the whole image. `facts` is always defined: what was not read is 0.
 * Needs about 3 KB of stack, and 12 million instructions on a Cortex-M3.
 */
enum image_status image_verify(struct image_facts *facts,
                               const struct image_source *source,
                               const struct image_rules *rules);

/*
 * Sets source->length to what header and areas say, for an image that lies
 * somewhere in source->length bytes. Verifies nothing: IMAGE_OK means that
 * the sizes fit into these bytes. Otherwise the length stays.
 */
enum image_status image_measure(struct image_source *source);

/* A source of bytes in memory. */
struct image_source image_in_memory(const void *bytes, uint32_t length);

#endif
