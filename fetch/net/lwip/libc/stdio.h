/* SPDX-License-Identifier: MIT */
/*
 * stdio.h - lwIP 2.2.1 includes it, and calls none of it here
 */
#ifndef STDIO_H
#define STDIO_H

#endif
