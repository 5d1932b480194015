/*
 * start.c - from reset to main, for a RISC-V in machine mode
 */
#include "port.h"
#include "stack.h"
#include "trap.h"

#include <stdint.h>

/* From sections.ld. */
extern uint32_t __stack_bottom[], __stack_top[];
extern uint32_t __data_start[], __data_end[], __bss_start[], __bss_end[];
extern const uint32_t __data_values[];

int main(int argc, char **argv);
void port_reset(void);
void port_start(void);

/* The first instructions: a stack, and on in C. */
__attribute__((naked, section(".start"))) void port_reset(void)
{
    __asm__ volatile("la sp, __stack_top\n\t"
                     "j port_start");
}

static void fill_memory(void)
{
    const uint32_t *from = __data_values;
    uint32_t *to;

    for (to = __data_start; to < __data_end; to++) {
        *to = *from++;
    }
    for (to = __bss_start; to < __bss_end; to++) {
        *to = 0;
    }
}

/*
 * NULL faults: region 0 of the physical memory protection covers addresses
 * 0 to 255, without access, and is locked, so that it binds machine mode,
 * too. 0x1F is those 256 octets, as a power of two at its own multiple
 * (NAPOT); 0x98 is locked, NAPOT, and no right.
 */
static void guard_null(void)
{
    __asm__ volatile(".option push\n\t"
                     ".option arch, +zicsr\n\t"
                     "csrw pmpaddr0, %0\n\t"
                     "csrw pmpcfg0, %1\n\t"
                     ".option pop" ::"r"(0x1F),
                     "r"(0x98)
                     : "memory");
}

void port_start(void)
{
    fill_memory();
    stack_paint(__stack_bottom);
    port_trap_init();
    guard_null();
    port_init();
    port_exit(stack_note(__stack_bottom, __stack_top, main(0, 0)));
}
