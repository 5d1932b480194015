/* SPDX-License-Identifier: MIT */
/*
 * port.c - port.h for an ATmega: its USART 0, and an end that simavr sees
 */
#include "port.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

const char port_ticks_unit[] = "cycle";

static volatile uint16_t overflows; /* of timer 1, which counts cycles */

/* avr-libc's start-up calls main and then this, with what main returned. */
void exit(int status) __attribute__((noreturn));

/* Before main: avr-libc's start-up falls through section .init8. */
void port_start(void) __attribute__((naked, used, section(".init8")));
void port_start(void)
{
    /* main(0, NULL): a program can read its arguments. */
    __asm__ volatile("call port_init\n\t"
                     "clr r24\n\tclr r25\n\tclr r22\n\tclr r23");
}

void port_init(void)
{
    UBRR0 = 0;
    UCSR0A = 1 << U2X0;
    UCSR0C = 3 << UCSZ00;
    UCSR0B = 1 << RXEN0 | 1 << TXEN0;
}

void port_put(int octet)
{
    UDR0 = (uint8_t)octet;
    /* Wait after the byte, not before it: see port.h. */
    while (!(UCSR0A & 1 << UDRE0)) {
        ;
    }
}

int port_get(void)
{
    if (!(UCSR0A & 1 << RXC0)) {
        return PORT_NONE;
    }
    return UDR0;
}

ISR(TIMER1_OVF_vect)
{
    overflows++;
}

/* An overflow while interrupts are off is still pending. */
uint32_t port_ticks(void)
{
    uint16_t low;
    uint16_t high;

    if (!(TCCR1B & 1 << CS10)) {
        TIMSK1 = 1 << TOIE1;
        TCCR1B = 1 << CS10;
    }
    cli();
    low = TCNT1;
    high = overflows;
    if (TIFR1 & 1 << TOV1 && low < 0x8000) {
        high++;
    }
    sei();
    return (uint32_t)high << 16 | low;
}

/* The emulator ends when the core sleeps and nothing can wake it. */
void port_exit(int status)
{
    /* What was put is on its way out of the shift register. */
    while (!(UCSR0A & 1 << UDRE0)) {
        ;
    }
    GPIOR0 = (uint8_t)status;
    cli();
    for (;;) {
        sleep_enable();
        sleep_cpu();
    }
}

void exit(int status)
{
    port_exit(status);
}
