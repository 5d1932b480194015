/* SPDX-License-Identifier: MIT */
/*
 * start.c - from reset to main, for every Cortex-M
 */
#include "bare.h"
#include "core.h"
#include "systick.h"

void port_reset(void);

/*
 * The 16 entries of the core. Interrupts stay off, so devices have no entries;
 * sections.ld keeps the rest of the first KB free.
 */
struct vectors {
    uint32_t *stack;
    void (*handler[15])(void);
};

extern const struct vectors port_vectors;
__attribute__((section(".vectors"), used)) const struct vectors port_vectors = {
    __stack_top,
    { port_reset, port_fault, port_fault, port_fault, port_fault, port_fault,
      port_fault, port_fault, port_fault, port_fault, port_fault, port_fault,
      port_fault, port_fault, port_fault }
};

/*
 * The timer wraps every few thousand instructions, without an interrupt. With
 * a running timer the emulator does not sleep while input waits. port_ticks
 * makes the timer slower when a program measures.
 */
static void start_timer(void)
{
    SYSTICK_RELOAD = 25000 - 1;
    SYSTICK_VALUE = 0;
    SYSTICK_CTRL = SYSTICK_ON;
}

void port_reset(void)
{
    /* Before all loops: they can use the vector registers. */
    if (PORT_FPU) {
        SCB_CPACR |= CPACR_FPU;
    }
    bare_fill_memory();
    start_timer();
    if (PORT_UNALIGN_TRAP) {
        SCB_CCR |= CCR_UNALIGN_TRP;
    }
    port_guard_memory();
    bare_run_main();
}
