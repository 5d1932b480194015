/* SPDX-License-Identifier: MIT */
/*
 * ms_fpgaio.c - nfetch_port_ms by the counter of Arm's MPS2 and MPS3 FPGA
 * images
 *
 * It has 32 bits and counts by itself, even if it is read rarely.
 */
#include "nfetch_port_net.h"

#define REG(offset) (*(volatile uint32_t *)(MS_BASE + (offset)))
#define COUNTER REG(0x18)
#define PRESCALE REG(0x1C)

uint32_t nfetch_port_ms(void)
{
    if (PRESCALE != MS_TICKS - 1) {
        PRESCALE = MS_TICKS - 1;
    }
    return COUNTER;
}
