/*
 * ms_fpgaio.c - port_ms by the counter of Arm's MPS2 and MPS3 FPGA images
 *
 * It counts by itself however seldom it is read, and is 32 bits wide.
 */
#include "port_net.h"

#define REG(offset) (*(volatile uint32_t *)(MS_BASE + (offset)))
#define COUNTER REG(0x18)
#define PRESCALE REG(0x1C)

uint32_t port_ms(void)
{
    if (PRESCALE != MS_TICKS - 1) {
        PRESCALE = MS_TICKS - 1;
    }
    return COUNTER;
}
