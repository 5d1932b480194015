/* SPDX-License-Identifier: MIT */
/*
 * flash_counted.c - flash_memory.c that prints the number of each block when it
 * is erased, for a measurement of wear: make FLASH=counted
 */
#include "console.h"
#include "nfetch_port_flash.h"

/* The one that is counted. */
int nfetch_flash_memory_erase(uint32_t offset);

#define nfetch_port_flash_erase nfetch_flash_memory_erase
#include "driver/flash_memory.c"
#undef nfetch_port_flash_erase

int nfetch_port_flash_erase(uint32_t offset)
{
    console_text("erased: ");
    console_number(offset / FLASH_BLOCK);
    console_line_end();
    return nfetch_flash_memory_erase(offset);
}
