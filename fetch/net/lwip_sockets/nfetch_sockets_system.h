/* SPDX-License-Identifier: MIT */
/*
 * nfetch_sockets_system.h - lwIP's sockets, for net/sockets*.c
 * (posix/nfetch_sockets_system.h says what such a file declares)
 *
 * lwipopts.h needs LWIP_SOCKET 1 and LWIP_SO_RCVTIMEO can be 0. With
 * LWIP_COMPAT_SOCKETS 1, which is the default, the names of POSIX are macros;
 * the file includes no header of libc that declares functions of these names.
 */
#ifndef NFETCH_SOCKETS_SYSTEM_H
#define NFETCH_SOCKETS_SYSTEM_H

#include "lwip/netdb.h"
#include "lwip/sockets.h"

/* The system's getaddrinfo does not tell apart "no such name" and silence. */
#define EAI_AGAIN EAI_FAIL

/* ERR_RST is one error, before and after a connection stands. */
#define NFETCH_SOCKETS_REFUSED ECONNRESET

#endif
