/* SPDX-License-Identifier: MIT */
/*
 * stack.h - how deep a program's stack went, for start-up code
 */
#ifndef STACK_H
#define STACK_H

#include <stdint.h>

/*
 * Paints the words from the stack's lowest up to the caller's frame. Call it
 * from the start-up, before main.
 */
void stack_paint(uint32_t *bottom);

/*
 * Says to a person at the console how much of the stack from `bottom` to
 * `top` was used, by the paint that is gone; returns the status as it is.
 */
int stack_note(const uint32_t *bottom, const uint32_t *top, int status);

#endif
