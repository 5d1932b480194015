/* SPDX-License-Identifier: MIT */
/*
 * systick.h - the registers of the timer that every Cortex-M core has
 */
#ifndef SYSTICK_H
#define SYSTICK_H

#include <stdint.h>

#define SYSTICK_CTRL (*(volatile uint32_t *)0xE000E010)
#define SYSTICK_RELOAD (*(volatile uint32_t *)0xE000E014)
#define SYSTICK_VALUE (*(volatile uint32_t *)0xE000E018)
#define SYSTICK_ON 5u /* the core's clock, no interrupt */
#define SYSTICK_MAX 0xFFFFFFu

#endif
