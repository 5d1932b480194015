/* SPDX-License-Identifier: MIT */
/*
 * image_cortexm.c - starts another image on a Cortex-M
 */
#include "nfetch_port_image.h"

#include "bare.h"
#include "core.h"
#include "stack.h"
#include "systick.h"

/* From sections.ld. */
extern uint32_t __ram_start[], __ram_end[];

enum {
    VECTORS = 256 /* bytes: 16 of the core, 48 of its devices */
};

/* The beginning of an image: its first two vectors. */
struct image_start {
    uint32_t stack;
    uint32_t reset; /* an odd number: Thumb code, at the address below */
};

void *nfetch_port_image_memory(size_t *size)
{
    *size = IMAGE_SIZE;
    return (void *)IMAGE_AT;
}

uint32_t nfetch_port_image_address(void)
{
    return IMAGE_AT;
}

/* Vectors begin at a multiple of their size, rounded up to a power of two. */
static int is_image(const struct image_start *start, size_t length)
{
    if (length < sizeof *start || (uint32_t)start % VECTORS != 0 ||
        start->stack % 8 != 0 || start->reset % 2 == 0) {
        return 0;
    }
    if (start->stack <= (uint32_t)__ram_start ||
        start->stack > (uint32_t)__ram_end) {
        return 0;
    }
    return start->reset - (uint32_t)start < length;
}

/* Clears all regions, or the image would turn them on with its own. */
static void drop_guard(void)
{
    uint32_t regions = MPU_TYPE >> 8 & 0xFF;

    MPU_CTRL = 0;
    while (regions-- > 0) {
        MPU_NUMBER = regions;
        MPU_ATTRIBUTES = 0;
    }
}

/*
 * The core is as after a reset, except for memory: no timer, no guard, no trap
 * for unaligned words, the image's vectors. The stack of this program ends
 * here, so the last values are in registers.
 */
int nfetch_port_image_start(uint32_t address, size_t length)
{
    const struct image_start *start = (const void *)address;

    if (!is_image(start, length)) {
        return NFETCH_PORT_IMAGE_BAD;
    }
    (void)stack_note(__stack_bottom, __stack_top, 0);
    SYSTICK_CTRL = 0;
    drop_guard();
    SCB_CCR &= ~CCR_UNALIGN_TRP;
    SCB_VTOR = address;
    __asm__ volatile("dsb\n\t"
                     "isb\n\t"
                     "msr msp, %0\n\t"
                     "bx %1"
                     :
                     : "r"(start->stack), "r"(start->reset)
                     : "memory");
    __builtin_unreachable();
}
