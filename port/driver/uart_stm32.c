/* SPDX-License-Identifier: MIT */
/*
 * uart_stm32.c - the USART of ST's STM32F1 to F4
 */
#include "uart.h"

#include <stdint.h>

struct stm32_usart {
    volatile uint32_t status;
    volatile uint32_t data;
    volatile uint32_t divider;
    volatile uint32_t control;
};

#define UART ((struct stm32_usart *)UART_BASE)

enum {
    STATUS_RX_FULL = 1 << 5,
    STATUS_TX_EMPTY = 1 << 7,
    CONTROL_RX = 1 << 2,
    CONTROL_TX = 1 << 3,
    CONTROL_ON = 1 << 13
};

/* Earlier input is lost. Nothing is sent before a prompt. */
void uart_init(void)
{
    UART->control = CONTROL_ON | CONTROL_TX | CONTROL_RX;
}

void uart_put(int octet)
{
    UART->data = (uint32_t)octet;
    /* Wait after the byte, not before it: see port_put. */
    while (!(UART->status & STATUS_TX_EMPTY)) {
        ;
    }
}

int uart_get(void)
{
    if (!(UART->status & STATUS_RX_FULL)) {
        return -1;
    }
    return (int)(UART->data & 0xFF);
}
