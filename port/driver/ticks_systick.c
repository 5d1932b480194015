/* SPDX-License-Identifier: MIT */
/*
 * ticks_systick.c - port_ticks by the timer of every Cortex-M core
 *
 * PORT_TICKS of its ticks are PORT_INSTRUCTIONS instructions (TICKS and
 * INSTRUCTIONS of board.env).
 */
#include "port.h"
#include "systick.h"

const char port_ticks_unit[] = "instruction";

/* Ticks of the timer since it was slowed down, modulo 2^32. */
static uint32_t timer_ticks(void)
{
    static uint32_t total, last;
    uint32_t now;

    if (SYSTICK_RELOAD != SYSTICK_MAX) {
        SYSTICK_RELOAD = SYSTICK_MAX;
        SYSTICK_VALUE = 0;
        last = SYSTICK_MAX;
    }
    now = SYSTICK_VALUE;
    /* It counts down. */
    total += (last - now) & SYSTICK_MAX;
    last = now;
    return total;
}

/* Divided first, so that no product overflows. */
uint32_t port_ticks(void)
{
    uint32_t ticks = timer_ticks();

    return ticks / PORT_TICKS * PORT_INSTRUCTIONS +
           ticks % PORT_TICKS * PORT_INSTRUCTIONS / PORT_TICKS;
}
