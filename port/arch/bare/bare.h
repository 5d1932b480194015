/* SPDX-License-Identifier: MIT */
/*
 * bare.h - what CPU families without an operating system share
 */
#ifndef BARE_H
#define BARE_H

#include <stdint.h>

/* From sections.ld: the stack. */
extern uint32_t __stack_bottom[], __stack_top[];

/* The first step after reset: .data, .bss and the paint of the stack. */
void bare_fill_memory(void);

/* The last step: starts the console, calls main, ends with its status. */
void bare_run_main(void) __attribute__((noreturn));

/* Prints a name and a word, for the report of an exception: " pc 0x000001b0" */
void bare_put_word(const char *name, uint32_t word);

#endif
