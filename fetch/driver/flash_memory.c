/* SPDX-License-Identifier: MIT */
/*
 * flash_memory.c - flash that is RAM, for emulated boards: it refuses what
 * flash cannot do
 */
#include "bytes.h"
#include "nfetch_port_flash.h"

#define MEMORY ((uint8_t *)FLASH_AT)

int nfetch_port_flash_start(struct nfetch_port_flash *flash)
{
    flash->block = FLASH_BLOCK;
    flash->unit = FLASH_UNIT;
    flash->blocks = FLASH_SIZE / FLASH_BLOCK;
    return 0;
}

static int is_inside(uint32_t offset, size_t length)
{
    return offset <= FLASH_SIZE && length <= FLASH_SIZE - offset;
}

int nfetch_port_flash_read(uint32_t offset, void *bytes, size_t length)
{
    if (!is_inside(offset, length)) {
        return -1;
    }
    bytes_copy(bytes, MEMORY + offset, length);
    return 0;
}

static int is_erased(uint32_t offset, size_t length)
{
    size_t i = 0;

    while (i < length && MEMORY[offset + i] == 0xFF) {
        i++;
    }
    return i == length;
}

int nfetch_port_flash_write(uint32_t offset, const void *bytes, size_t length)
{
    if (!is_inside(offset, length) || offset % FLASH_UNIT != 0 ||
        length % FLASH_UNIT != 0 || !is_erased(offset, length)) {
        return -1;
    }
    bytes_copy(MEMORY + offset, bytes, length);
    return 0;
}

int nfetch_port_flash_erase(uint32_t offset)
{
    size_t i;

    if (!is_inside(offset, FLASH_BLOCK) || offset % FLASH_BLOCK != 0) {
        return -1;
    }
    for (i = 0; i < FLASH_BLOCK; i++) {
        MEMORY[offset + i] = 0xFF;
    }
    return 0;
}

uint32_t nfetch_port_flash_address(uint32_t offset)
{
    return (uint32_t)FLASH_AT + offset;
}
