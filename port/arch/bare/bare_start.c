/* SPDX-License-Identifier: MIT */
/*
 * bare_start.c - memory before main, and the call of main
 */
#include "bare.h"
#include "port.h"
#include "stack.h"

/* From sections.ld. */
extern uint32_t __data_start[], __data_end[], __bss_start[], __bss_end[];
extern const uint32_t __data_values[];

int main(int argc, char **argv);

void bare_fill_memory(void)
{
    const uint32_t *from = __data_values;
    uint32_t *to;

    for (to = __data_start; to < __data_end; to++) {
        *to = *from++;
    }
    for (to = __bss_start; to < __bss_end; to++) {
        *to = 0;
    }
    stack_paint(__stack_bottom);
}

void bare_run_main(void)
{
    port_init();
    port_exit(stack_note(__stack_bottom, __stack_top, main(0, 0)));
}
