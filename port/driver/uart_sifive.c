/* SPDX-License-Identifier: MIT */
/*
 * uart_sifive.c - the UART of SiFive's FE310
 */
#include "uart.h"

#include <stdint.h>

struct sifive_uart {
    volatile uint32_t tx_data;
    volatile uint32_t rx_data;
    volatile uint32_t tx_control;
    volatile uint32_t rx_control;
};

#define UART ((struct sifive_uart *)UART_BASE)

/* The top bit: tx_data is full, rx_data is empty. */
#define FULL_OR_EMPTY UINT32_C(0x80000000)

enum {
    CONTROL_ON = 1
};

void uart_init(void)
{
    UART->tx_control = CONTROL_ON;
    UART->rx_control = CONTROL_ON;
}

void uart_put(int octet)
{
    UART->tx_data = (uint32_t)octet;
    /* Wait after the byte, not before it: see port_put. */
    while (UART->tx_data & FULL_OR_EMPTY) {
        ;
    }
}

/* Reading removes the byte, so the register is read once. */
int uart_get(void)
{
    uint32_t data = UART->rx_data;

    return data & FULL_OR_EMPTY ? -1 : (int)(data & 0xFF);
}
