/* SPDX-License-Identifier: MIT */
/*
 * nfetch_port_flash.h - flash memory for images: what fetch/slot asks of a
 * board
 *
 * The flash begins at offset 0. It consists of blocks, which are erased as a
 * whole to bytes of 0xFF, and of units, which are written once between two
 * erasures. Nothing here waits for the network or is reentrant.
 */
#ifndef NFETCH_PORT_FLASH_H
#define NFETCH_PORT_FLASH_H

#include <stddef.h>
#include <stdint.h>

struct nfetch_port_flash {
    uint32_t block;  /* bytes of a block, 512 or more: a multiple of 64 */
    uint32_t unit;   /* bytes of a unit: a power of two, 32 at most */
    uint32_t blocks; /* how many blocks */
};

/* Makes the flash usable, and describes it. Returns 0, or -1: no flash. */
int nfetch_port_flash_start(struct nfetch_port_flash *flash);

/* Copies bytes, at any offset. Returns 0 or -1. */
int nfetch_port_flash_read(uint32_t offset, void *bytes, size_t length);

/* Writes whole units that are erased. Returns 0 or -1. */
int nfetch_port_flash_write(uint32_t offset, const void *bytes, size_t length);

/* Erases the block that begins at this offset. Returns 0 or -1. */
int nfetch_port_flash_erase(uint32_t offset);

/*
 * The address where the core reads and executes this byte, or 0 if it can't:
 * then images run in RAM only.
 */
uint32_t nfetch_port_flash_address(uint32_t offset);

#endif
