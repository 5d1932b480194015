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
    const struct flash_area *area;
    uint32_t written;
    uint32_t held;
    uint8_t block[NFETCH_MCUBOOT_BLOCK];
};

/* The struct must stay as long as the fetch. */
struct nfetch_sink nfetch_mcuboot_sink(struct nfetch_mcuboot *slot);

#endif
