/* SPDX-License-Identifier: MIT */
/*
 * ticks_stm32.c - port_ticks by a 32-bit timer of ST's STM32, at TIMER_BASE
 *
 * For an emulator that clocks it once per instruction (ICOUNT=0 in
 * board.env): readings are exact.
 */
#include "port.h"

struct stm32_timer {
    volatile uint32_t control;
    volatile uint32_t others[4];
    volatile uint32_t event;
    volatile uint32_t modes[3];
    volatile uint32_t count;
    volatile uint32_t prescaler;
    volatile uint32_t reload;
};

#define TIMER ((struct stm32_timer *)TIMER_BASE)

enum {
    CONTROL_ON = 1,
    EVENT_UPDATE = 1 /* takes the new prescaler and starts again from 0 */
};

const char port_ticks_unit[] = "instruction";

uint32_t port_ticks(void)
{
    if (!(TIMER->control & CONTROL_ON)) {
        TIMER->prescaler = 0;
        TIMER->reload = 0xFFFFFFFF;
        TIMER->event = EVENT_UPDATE;
        TIMER->control = CONTROL_ON;
    }
    return TIMER->count;
}
