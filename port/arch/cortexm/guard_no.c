/*
 * guard_no.c - a core without an MPU: what its memory map refuses is all
 */
#include "core.h"

void port_guard_memory(void)
{
}
