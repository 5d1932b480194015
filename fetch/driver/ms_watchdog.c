/* SPDX-License-Identifier: MIT */
/*
 * ms_watchdog.c - nfetch_port_ms by the watchdog of Luminary's LM3S, set to
 * count and never to reset
 *
 * It is the only 32-bit timer of this chip that the emulator can read, too. It
 * counts down by the core's clock. At 12.5 MHz it wraps after 343 seconds: call
 * nfetch_port_ms more often.
 */
#include "nfetch_port_net.h"

#define REG(offset) (*(volatile uint32_t *)(MS_BASE + (offset)))
#define LOAD REG(0x00)
#define VALUE REG(0x04)
#define CONTROL REG(0x08)

enum {
    CONTROL_COUNT = 1
};

uint32_t nfetch_port_ms(void)
{
    static uint32_t ms;
    static uint32_t rest; /* ticks beyond them */
    static uint32_t last;
    uint32_t ticks;

    if (!(CONTROL & CONTROL_COUNT)) {
        LOAD = UINT32_MAX;
        CONTROL = CONTROL_COUNT;
        last = VALUE;
    }
    ticks = last - VALUE;
    last -= ticks;
    ms += ticks / MS_TICKS;
    rest += ticks % MS_TICKS;
    if (rest >= MS_TICKS) {
        rest -= MS_TICKS;
        ms++;
    }
    return ms;
}
