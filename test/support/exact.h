/*
 * exact.h - inputs in blocks of exactly their size, never with a NUL after
 *
 * On the host each input has a heap block of its own, so that the address
 * sanitizer sees a read of one byte too many. On a board it ends where its
 * buffer ends.
 */
#ifndef EXACT_H
#define EXACT_H

#include <stddef.h>

/* A copy of the bytes. Ends with exact_close. */
char *exact_open(const char *at, size_t len);
void exact_close(char *block);

#endif
