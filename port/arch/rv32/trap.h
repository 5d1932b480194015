/* SPDX-License-Identifier: MIT */
/*
 * trap.h - the handler of all exceptions
 */
#ifndef TRAP_H
#define TRAP_H

/* From now on an exception prints one line and ends the program. */
void port_trap_init(void);

#endif
