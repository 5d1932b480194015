/* SPDX-License-Identifier: MIT */
/*
 * nfetch_sockets_system.h - the sockets of POSIX, for net/sockets*.c
 *
 * The compiler finds a file of this name by an -I. It declares what the
 * sockets*.c call, by the names of POSIX:
 *
 *     socket close fcntl bind connect send sendto recv recvmsg poll
 *     getsockopt setsockopt htons ntohs errno, and for sockets_name.c
 *     getaddrinfo freeaddrinfo
 *
 * with their structs and constants, and NFETCH_SOCKETS_REFUSED: the error of a
 * connection that the other end refuses.
 */
#ifndef NFETCH_SOCKETS_SYSTEM_H
#define NFETCH_SOCKETS_SYSTEM_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L
#endif

#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#define NFETCH_SOCKETS_REFUSED ECONNREFUSED

#endif
