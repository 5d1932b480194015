/* SPDX-License-Identifier: MIT */
/*
 * mcuboot_sink.h - a sink into MCUboot's secondary slot (fetch/mcuboot.md)
 */
#ifndef NFETCH_MCUBOOT_SINK_H
#define NFETCH_MCUBOOT_SINK_H

#include "nfetch.h"

struct flash_area;

enum {
    NFETCH_MCUBOOT_BLOCK = 256,       /* bytes that are written at a time */
    NFETCH_MCUBOOT_ERR = -737,        /* the flash refuses */
    NFETCH_MCUBOOT_ERR_LAYOUT = -752, /* sector, offset and reserved do not fit
                                         the slot, or write units not a block */
    NFETCH_MCUBOOT_ERR_EMPTY = -753   /* no byte came: request no upgrade */
};

/* In bytes; which ones depends on the mode of MCUboot: fetch/mcuboot.md. */
struct nfetch_mcuboot {
    /* ---- set by the caller */
    uint8_t id;        /* the flash area of the secondary slot */
    uint32_t sector;   /* of the flash; the largest one, if they differ */
    uint32_t offset;   /* where the file begins: 0, or, with swap using offset,
                          the size of a sector */
    uint32_t reserved; /* at the end of the slot, for MCUboot: the file ends
                          before them */

    /* ---- private; 0 before the first fetch */
    const struct flash_area *area;
    uint32_t erased;  /* where this file has not erased yet */
    uint32_t written; /* where the next block goes */
    uint32_t held;    /* bytes of it so far */
    uint8_t block[NFETCH_MCUBOOT_BLOCK];
};

/*
 * The struct must stay as long as the fetch. A file that is too large is
 * NFETCH_ERR_SIZE: nothing is erased if the server says its size, else it ends
 * before the reserved bytes.
 */
struct nfetch_sink nfetch_mcuboot_sink(struct nfetch_mcuboot *slot);

#endif
