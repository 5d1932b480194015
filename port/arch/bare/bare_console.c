/* SPDX-License-Identifier: MIT */
/*
 * bare_console.c - the console of port.h: the board's UART
 */
#include "bare.h"
#include "console.h"
#include "port.h"
#include "uart.h"

void port_init(void)
{
    uart_init();
}

void port_put(int octet)
{
    uart_put(octet);
}

int port_get(void)
{
    int octet = uart_get();

    return octet < 0 ? PORT_NONE : octet;
}

void bare_put_word(const char *name, uint32_t word)
{
    uint8_t octets[4];
    int i;

    for (i = 0; i < 4; i++) {
        octets[i] = (uint8_t)(word >> (24 - 8 * i));
    }
    console_text(name);
    console_text(" 0x");
    console_hex(octets, 4);
}
