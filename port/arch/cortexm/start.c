/*
 * start.c - from reset to main, for every Cortex-M
 */
#include "core.h"
#include "port.h"
#include "stack.h"

/* From sections.ld. */
extern uint32_t __stack_top[];
extern uint32_t __data_start[], __data_end[], __bss_start[], __bss_end[];
extern const uint32_t __data_values[];

int main(int argc, char **argv);
void port_reset(void);

/*
 * The 16 entries of the core. No interrupt is ever turned on, so there are
 * none for devices; sections.ld keeps the rest of the first KB free.
 */
struct vectors {
    uint32_t *stack;
    void (*handler[15])(void);
};

extern const struct vectors port_vectors;
__attribute__((section(".vectors"), used)) const struct vectors port_vectors = {
    __stack_top,
    { port_reset, port_fault, port_fault, port_fault, port_fault, port_fault,
      port_fault, port_fault, port_fault, port_fault, port_fault, port_fault,
      port_fault, port_fault, port_fault }
};

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
 * The timer wraps every few thousand instructions, without an interrupt: an
 * emulator that has a timer to serve does not sleep while input waits for
 * it. port_ticks slows it down when a program measures.
 */
static void start_timer(void)
{
    SYSTICK_RELOAD = 25000 - 1;
    SYSTICK_VALUE = 0;
    SYSTICK_CTRL = SYSTICK_ON;
}

void port_reset(void)
{
    /* First: the loops of fill_memory may use the vector registers. */
    if (PORT_FPU) {
        SCB_CPACR |= CPACR_FPU;
    }
    fill_memory();
    stack_paint(__stack_bottom);
    start_timer();
    if (PORT_UNALIGN_TRAP) {
        SCB_CCR |= CCR_UNALIGN_TRP;
    }
    port_guard_memory();
    port_init();
    port_exit(stack_note(__stack_bottom, __stack_top, main(0, 0)));
}
