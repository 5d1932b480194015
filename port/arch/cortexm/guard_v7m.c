/* SPDX-License-Identifier: MIT */
/*
 * guard_v7m.c - the MPU of v7-M (Cortex-M3, M4, M7) forbids two stretches
 */
#include "bare.h"
#include "core.h"

/* No access to 2^log2_size bytes at base, which is a multiple of that. */
static void forbid(uint32_t region, uint32_t base, uint32_t log2_size)
{
    MPU_NUMBER = region;
    MPU_BASE = base;
    MPU_ATTRIBUTES = (log2_size - 1) << 1 | 1;
}

/*
 * Accesses to NULL and beyond the end of the stack are faults. They would not
 * be where address 0 is memory, or where addresses below RAM read as 0. No
 * frame is large enough to jump over 64 MB.
 */
void port_guard_memory(void)
{
    forbid(0, 0, 8);
    forbid(1, (uint32_t)__stack_bottom - (1u << 26), 26);
    MPU_CTRL = MPU_ON;
    __asm__ volatile("dsb\n\tisb" ::: "memory");
}
