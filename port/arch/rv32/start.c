/* SPDX-License-Identifier: MIT */
/*
 * start.c - from reset to main, for a RISC-V in machine mode
 */
#include "bare.h"
#include "trap.h"

void port_reset(void);
void port_start(void);

/* The first instructions: a stack, and on in C. */
__attribute__((naked, section(".start"))) void port_reset(void)
{
    __asm__ volatile("la sp, __stack_top\n\t"
                     "j port_start");
}

/*
 * Region 0 of the physical memory protection forbids addresses 0 to 255. It is
 * locked, so that it applies to machine mode, too. 0x1F is these 256 bytes
 * (NAPOT); 0x98 is locked, NAPOT, no access.
 */
static void guard_null(void)
{
    __asm__ volatile(".option push\n\t"
                     ".option arch, +zicsr\n\t"
                     "csrw pmpaddr0, %0\n\t"
                     "csrw pmpcfg0, %1\n\t"
                     ".option pop" ::"r"(0x1F),
                     "r"(0x98)
                     : "memory");
}

void port_start(void)
{
    bare_fill_memory();
    port_trap_init();
    guard_null();
    bare_run_main();
}
