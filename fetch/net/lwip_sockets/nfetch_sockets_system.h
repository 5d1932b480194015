/* SPDX-License-Identifier: MIT */
/*
 * nfetch_sockets_system.h - lwIP's sockets, for net/sockets*.c
 * (posix/nfetch_sockets_system.h says what such a file declares)
 *
 * lwipopts.h needs LWIP_SOCKET 1, for sockets_name.c LWIP_DNS 1, and leaves
 * LWIP_COMPAT_SOCKETS at 1: the names of POSIX are macros then.
 */
#ifndef NFETCH_SOCKETS_SYSTEM_H
#define NFETCH_SOCKETS_SYSTEM_H

#include "lwip/netdb.h"
#include "lwip/sockets.h"

/* Where lwIP leaves the order of bytes to a libc, whose header is not here. */
#ifndef htons
#define htons(number) lwip_htons(number)
#define ntohs(number) lwip_ntohs(number)
#endif

/* The system's getaddrinfo does not tell apart "no such name" and silence. */
#define EAI_AGAIN EAI_FAIL

/* ERR_RST is one error, before and after a connection stands. */
#define NFETCH_SOCKETS_REFUSED ECONNRESET

#endif
