/*
 * port.c - port.h for a Cortex-M in an emulator: the board's UART, an exit
 *          by semihosting, the core's own timer
 */
#include "port.h"

#include "core.h"
#include "uart.h"

const char port_ticks_unit[] = "instruction";

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

    for (;;)
        __asm__ volatile("bkpt 0xAB" : "+r"(operation) : "r"(block) : "memory");
}

/* Ticks of the timer since it was slowed down, modulo 2^32. */
static uint32_t timer_ticks(void)
{
    static uint32_t total, last;
    uint32_t now;

    if (SYSTICK_RELOAD != SYSTICK_MAX) {
        SYSTICK_RELOAD = SYSTICK_MAX;
        SYSTICK_VALUE = 0;
        last = SYSTICK_MAX;
    }
    now = SYSTICK_VALUE;
    /* It counts down. */
    total += (last - now) & SYSTICK_MAX;
    last = now;
    return total;
}

/*
 * PORT_TICKS ticks are PORT_INSTRUCTIONS instructions: board.env says why.
 * Divided first, so that no product overflows.
 */
uint32_t port_ticks(void)
{
    uint32_t ticks = timer_ticks();

    return ticks / PORT_TICKS * PORT_INSTRUCTIONS +
           ticks % PORT_TICKS * PORT_INSTRUCTIONS / PORT_TICKS;
}
