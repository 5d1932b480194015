/* SPDX-License-Identifier: MIT */
/*
 * guard_v8m.c - the MPU of v8-M (Cortex-M33, M55) allows three stretches
 *
 * Privileged code can always read a region of v8-M, so no region can forbid an
 * access. The regions name what is allowed, and any other access is a fault.
 */
#include "bare.h"
#include "core.h"

/* From sections.ld. */
extern uint32_t __flash_start[], __flash_end[], __ram_end[];

enum {
    READ_WRITE_DATA = 1, /* execute never */
    READ_ONLY_CODE = 4
};

/* The bytes from `start` up to `end`, both multiples of 32. */
static void allow(uint32_t region, uint32_t start, uint32_t end, uint32_t how)
{
    MPU_NUMBER = region;
    MPU_BASE = start | how;
    MPU_LIMIT = (end - 32) | 1;
}

/* NULL: with flash at 0 its first 256 bytes, the vectors, are left out. */
void port_guard_memory(void)
{
    MPU_MEMORY_KINDS = 0x44; /* 0: normal memory, not cached */
    allow(0, (uint32_t)__flash_start + 0x100, (uint32_t)__flash_end,
          READ_ONLY_CODE);
    allow(1, (uint32_t)__stack_bottom, (uint32_t)__ram_end, READ_WRITE_DATA);
    allow(2, UART_BASE, UART_BASE + 32, READ_WRITE_DATA);
    MPU_CTRL = MPU_ON_ALONE;
    __asm__ volatile("dsb\n\tisb" ::: "memory");
}
