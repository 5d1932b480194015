/* SPDX-License-Identifier: MIT */
/*
 * mcuboot_sink.h - a sink into MCUboot's secondary slot (fetch/mcuboot.md)
 */
#ifndef NFETCH_MCUBOOT_SINK_H
#define NFETCH_MCUBOOT_SINK_H

#include "nfetch.h"

struct flash_area;

enum {
    NFETCH_MCUBOOT_BLOCK = 256, /* bytes that are written at a time */
    NFETCH_MCUBOOT_ERR = -737   /* the flash refuses */
};

struct nfetch_mcuboot {
    uint8_t id; /* set by the caller: the flash area of the secondary slot */
    uint32_t sector; /* and the size of its sectors: a download that starts over
                        erases only those that were written. 0: all of them */
    const struct flash_area *area;
    uint8_t is_erased;
    uint32_t written;
    uint32_t held;
    uint8_t block[NFETCH_MCUBOOT_BLOCK];
};

/*
 * The struct must stay as long as the fetch; what the caller does not set is 0
 * before the first one.
 */
struct nfetch_sink nfetch_mcuboot_sink(struct nfetch_mcuboot *slot);

#endif
