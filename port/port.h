/* SPDX-License-Identifier: MIT */
/*
 * port.h - what a program for the boards asks of the machine
 *
 * The library needs none of this. A board, or the host, implements these
 * functions; then the same test images and programs run on it. port/README.md
 * says which program needs which function, and how to add a board.
 *
 * Nothing here is reentrant: one thread, no interrupts.
 */
#ifndef PORT_H
#define PORT_H

#include <stdint.h>

enum {
    PORT_NONE = -1, /* port_get: no byte yet, ask again */
    PORT_END = -2   /* port_get: the input has ended (host only) */
};

/* The status of a program that was ended by a fault of the processor. */
enum {
    PORT_FAULT_STATUS = 125
};

/*
 * Makes the console usable. The start-up calls it before main; a program
 * does not. Text can be put from the first statement of main on.
 */
void port_init(void);

/*
 * Sends one byte (0 to 255) and returns when the machine has taken it: the byte
 * is not lost if port_exit follows at once.
 */
void port_put(int octet);

/*
 * Returns the next byte of the input, 0 to 255, or PORT_NONE or PORT_END.
 * Boards never wait here. The host waits, and never says PORT_NONE.
 * Input that arrives before the first prompt can be lost on some boards:
 * whoever drives a board waits for it (see port/lib/console.h).
 */
int port_get(void);

/*
 * Ends the program with a status, 0 to 255. Never returns.
 * Returning from main does the same.
 */
void port_exit(int status) __attribute__((noreturn));

/*
 * How much has been executed, in port_ticks_unit, since the first call; it
 * wraps at 2^32. Only differences mean something, and the call itself is in
 * them: measure an empty stretch too. The first call may take longer than
 * any other, because it starts the timer.
 *
 * With a timer that ticks once per instruction (netduinoplus2) readings are
 * exact. Where the core's own timer is converted two readings are off by less
 * than one unit each, and two calls must not be further apart than 2^24 of
 * its ticks, some ten million instructions.
 */
uint32_t port_ticks(void);

/*
 * "instruction": instructions executed, not cycles; exact when the emulator
 * counts them, which board/console makes it do. "cycle": cycles of the core.
 * "none": this board cannot tell, and port_ticks is always 0.
 */
extern const char port_ticks_unit[];

#endif
