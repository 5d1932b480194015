/*
 * exact.h - inputs in blocks of exactly their size, without a NUL after them
 *
 * On the host each input has its own heap block, so that the address sanitizer
 * sees a read after its end. On a board the input is at the end of a buffer.
 */
#ifndef EXACT_H
#define EXACT_H

#include <stddef.h>

/* Returns a copy of the bytes. exact_close frees it. */
char *exact_open(const char *at, size_t len);
void exact_close(char *block);

/* Fills the stack where the next function will have its variables. */
void fill_stack(int octet);

#endif
