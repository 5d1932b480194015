/* SPDX-License-Identifier: MIT */
/*
 * uart.h - a serial port, polled
 *
 * A file uart_*.c implements it, for the registers at UART_BASE. A board names
 * both in its board.env.
 */
#ifndef UART_H
#define UART_H

void uart_init(void);

/* Sends a byte and returns when the transmitter is free again. */
void uart_put(int octet);

/* Returns the next byte, or -1 if there is none. */
int uart_get(void);

#endif
