/* SPDX-License-Identifier: MIT */
/*
 * uart_pl011.c - Arm's PrimeCell PL011, as in Luminary's LM3S
 */
#include "uart.h"

#include <stdint.h>

#define REG(offset) (*(volatile uint32_t *)(UART_BASE + (offset)))
#define DATA REG(0x00)
#define FLAGS REG(0x18)
#define LINE_CONTROL REG(0x2C)
#define CONTROL REG(0x30)

enum {
    FLAG_RX_EMPTY = 1 << 4,
    FLAG_TX_FULL = 1 << 5,
    LINE_8_BITS_FIFO = 0x70,
    CONTROL_ON_TX_RX = 0x301
};

void uart_init(void)
{
    LINE_CONTROL = LINE_8_BITS_FIFO;
    CONTROL = CONTROL_ON_TX_RX;
}

void uart_put(int octet)
{
    DATA = (uint32_t)octet;
    /* Wait after the byte, not before it: see port_put. */
    while (FLAGS & FLAG_TX_FULL) {
        ;
    }
}

int uart_get(void)
{
    if (FLAGS & FLAG_RX_EMPTY) {
        return -1;
    }
    return (int)(DATA & 0xFF);
}
