/* SPDX-License-Identifier: MIT */
/*
 * stack.c - paint on the stack, and what is left of it
 */
#include "stack.h"

#include "console.h"

#define PAINT UINT32_C(0x57AC4ED5)
#define MARGIN 16 /* words: the frame of stack_paint itself */

/* BOUNDS: the frame of this function is the lowest, and lies in the stack. */
void stack_paint(uint32_t *bottom)
{
    volatile uint32_t here = PAINT;
    volatile uint32_t *word = bottom;

    while (word + MARGIN < &here) {
        *word++ = PAINT;
    }
}

int stack_note(const uint32_t *bottom, const uint32_t *top, int status)
{
    const uint32_t *word = bottom;

    while (word < top && *word == PAINT) {
        word++;
    }
    console_put(CONSOLE_STX);
    console_text("deepest stack: ");
    console_number((uint32_t)(top - word) * 4);
    console_text(" of ");
    console_number((uint32_t)(top - bottom) * 4);
    console_text(" bytes\n");
    console_put(CONSOLE_ETX);
    return status;
}
