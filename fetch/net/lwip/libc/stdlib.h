/* SPDX-License-Identifier: MIT */
/*
 * stdlib.h - the function of it that lwIP calls, for machines without a libc
 */
#ifndef STDLIB_H
#define STDLIB_H

/* Returns the number that `text` begins with, digits alone, or 0. */
static inline int atoi(const char *text)
{
    unsigned number = 0;

    while (*text >= '0' && *text <= '9') {
        number = number * 10 + (unsigned)(*text++ - '0');
    }
    return (int)number;
}

#endif
