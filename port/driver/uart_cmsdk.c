/* SPDX-License-Identifier: MIT */
/*
 * uart_cmsdk.c - the UART of Arm's Cortex-M System Design Kit (MPS2, MPS3)
 */
#include "uart.h"

#include <stdint.h>

struct cmsdk_uart {
    volatile uint32_t data;
    volatile uint32_t state;
    volatile uint32_t ctrl;
    volatile uint32_t interrupts;
    volatile uint32_t divider;
};

#define UART ((struct cmsdk_uart *)UART_BASE)

enum {
    STATE_TX_FULL = 1,
    STATE_RX_FULL = 2,
    CTRL_TX_RX = 3,
    DIVIDER_MIN = 16
};

void uart_init(void)
{
    UART->divider = DIVIDER_MIN;
    UART->ctrl = CTRL_TX_RX;
    /*
     * An emulator that sleeps does not notice that the receiver has just
     * been turned on: without this read the first byte takes a second. One
     * that a program before this one has left is not lost.
     */
    if (!(UART->state & STATE_RX_FULL)) {
        (void)UART->data;
    }
}

void uart_put(int octet)
{
    UART->data = (uint32_t)octet;
    /* Wait after the byte, not before it: see port_put. */
    while (UART->state & STATE_TX_FULL) {
        ;
    }
}

int uart_get(void)
{
    if (!(UART->state & STATE_RX_FULL)) {
        return -1;
    }
    return (int)(UART->data & 0xFF);
}
