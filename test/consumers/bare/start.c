/*
 * start.c - the start-up of a Cortex-M program as its user writes it: first
 *           values are copied from flash, and printf goes to the debugger
 */
#include <stdint.h>

extern uint32_t _estack[], _sidata[], _sdata[], _edata[], _sbss[], _ebss[];

int main(void);
int _write(int file, const char *text, int length);
void reset_handler(void);

/* Semihosting, with the number of an operation and its argument. */
static void ask_debugger(uint32_t number, const void *argument)
{
    register uint32_t r0 __asm__("r0") = number;
    register const void *r1 __asm__("r1") = argument;

    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

/* What newlib's printf calls. */
int _write(int file, const char *text, int length)
{
    int i;

    (void)file;
    for (i = 0; i < length; i++) {
        ask_debugger(0x03, &text[i]); /* SYS_WRITEC */
    }
    return length;
}

static void fault_handler(void)
{
    ask_debugger(0x18, (const void *)0x20023); /* SYS_EXIT: a run-time error */
}

void reset_handler(void)
{
    const uint32_t *from = _sidata;
    uint32_t *to;

    for (to = _sdata; to < _edata; to++) {
        *to = *from++;
    }
    for (to = _sbss; to < _ebss; to++) {
        *to = 0;
    }
    main();
    ask_debugger(0x18, (const void *)0x20026); /* SYS_EXIT: a normal end */
}

__attribute__((section(".isr_vector"), used)) void *const vectors[] = {
    _estack, reset_handler, fault_handler, fault_handler
};
