/*
 * trap.h - what every exception of the core ends in
 */
#ifndef TRAP_H
#define TRAP_H

/* From here on an exception prints one line and ends the program. */
void port_trap_init(void);

#endif
