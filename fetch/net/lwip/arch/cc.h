/* SPDX-License-Identifier: MIT */
/*
 * cc.h - lwIP's view of this compiler and of the port
 *
 * Where there is no libc, libc/ declares the few functions that lwIP calls;
 * they are in port/lib/mem.c.
 */
#ifndef CC_H
#define CC_H

#include <stdint.h>

#define LWIP_NO_INTTYPES_H 1
#define LWIP_NO_LIMITS_H 1
#define LWIP_NO_UNISTD_H 1
#define LWIP_NO_CTYPE_H 1
#define INT_MAX 0x7FFFFFFF
#define SSIZE_MAX INT_MAX
typedef int ssize_t;

#define X8_F "x"
#define U16_F "u"
#define S16_F "d"
#define X16_F "x"
#define U32_F "lu"
#define S32_F "ld"
#define X32_F "lx"
#define SZT_F "u"

/* No message: the texts are longer than the code. */
#define LWIP_PLATFORM_DIAG(message)
#define LWIP_PLATFORM_ASSERT(message) nfetch_lwip_broken()

/* Ends the program: an assertion of lwIP failed. */
void nfetch_lwip_broken(void) __attribute__((noreturn));

uint32_t nfetch_lwip_random(void);

#endif
