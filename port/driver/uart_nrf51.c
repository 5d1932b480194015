/* SPDX-License-Identifier: MIT */
/*
 * uart_nrf51.c - the UART of Nordic's nRF51
 */
#include "uart.h"

#include <stdint.h>

#define REG(offset) (*(volatile uint32_t *)(UART_BASE + (offset)))
#define START_RX REG(0x000)
#define START_TX REG(0x008)
#define RX_READY REG(0x108)
#define TX_READY REG(0x11C)
#define ENABLE REG(0x500)
#define RX_DATA REG(0x518)
#define TX_DATA REG(0x51C)

enum {
    ENABLE_UART = 4
};

void uart_init(void)
{
    ENABLE = ENABLE_UART;
    START_RX = 1;
    START_TX = 1;
}

void uart_put(int octet)
{
    TX_READY = 0;
    TX_DATA = (uint32_t)octet;
    while (!TX_READY) {
        ;
    }
}

int uart_get(void)
{
    if (!RX_READY) {
        return -1;
    }
    /* Cleared before the read: the read lets the next byte in. */
    RX_READY = 0;
    return (int)(RX_DATA & 0xFF);
}
