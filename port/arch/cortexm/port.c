/*
 * port.c - port.h for a Cortex-M in an emulator: the board's UART, an exit
 *          by semihosting; port_ticks is that of a driver
 */
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

/* SYS_EXIT_EXTENDED: the only call that carries any status. */
void port_exit(int status)
{
    const uint32_t reason[2] = { 0x20026, (uint32_t)status };
    register uint32_t operation __asm__("r0") = 0x20;
    register const uint32_t *block __asm__("r1") = reason;

    for (;;) {
        __asm__ volatile("bkpt 0xAB" : "+r"(operation) : "r"(block) : "memory");
    }
}
