/* SPDX-License-Identifier: MIT */
/*
 * nimage.h - verifies a signed image in MCUboot's format
 *
 * `imgtool sign` (ECDSA P-256) and fetch/test/sign make such images. All
 * numbers are little-endian:
 *
 *     header            32 bytes or more; its size is a member
 *     payload           the program
 *     protected area    the security counter; can be absent
 *     area              digest, key and signature
 *
 * An area is a magic number, its whole size, and TLVs: type, length, data.
 *
 *     static const struct nimage_place ram = { NIMAGE_RAM, 0x21000000 };
 *     struct nimage_rules rules = { nboot_key, lowest, &ram, 1 };
 *     struct nimage_source source = nimage_in_memory(bytes, length);
 *
 *     status = nimage_verify(&facts, &source, &rules);
 *
 * Nothing of an image counts before NIMAGE_OK is returned: not its version, not
 * its counter, not its address.
 */
#ifndef NIMAGE_H
#define NIMAGE_H

#include "nimage_types.h"

/*
 * Verifies the whole image. `facts` is always defined: what was not read is 0.
 * Needs about 3 KB of stack, and 12 million instructions on a Cortex-M3.
 */
enum nimage_status nimage_verify(struct nimage_facts *facts,
                                 const struct nimage_source *source,
                                 const struct nimage_rules *rules);

/*
 * Sets source->length to what header and areas say, for an image that lies
 * somewhere in source->length bytes. Verifies nothing: NIMAGE_OK means that
 * the sizes fit into these bytes. Otherwise the length stays.
 */
enum nimage_status nimage_measure(struct nimage_source *source);

/* A source of bytes in memory. */
struct nimage_source nimage_in_memory(const void *bytes, uint32_t length);

#endif
