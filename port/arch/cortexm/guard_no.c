/* SPDX-License-Identifier: MIT */
/*
 * guard_no.c - a core without an MPU: only its memory map refuses accesses
 */
#include "core.h"

void port_guard_memory(void)
{
}
