/* SPDX-License-Identifier: MIT */
/*
 * string.h - what lwIP and BearSSL call of a libc, for machines without one
 */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t len);
void *memmove(void *to, const void *from, size_t len);
void *memset(void *memory, int octet, size_t len);
int memcmp(const void *left, const void *right, size_t len);
size_t strlen(const char *text);

/* For def.c, of which nothing that calls it is linked. */
int strncmp(const char *left, const char *right, size_t len);

#endif
