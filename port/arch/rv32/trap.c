/*
 * trap.c - a fault of the processor says what and where, and ends the program
 */
#include "trap.h"

#include "console.h"
#include "port.h"

void port_trap(void);
void port_trap_report(uint32_t cause, uint32_t pc, uint32_t value,
                      const uint32_t *sp);

/* The stack may be what has failed, so the report has one of its own. */
uint32_t port_trap_stack[64] __attribute__((aligned(16)));

/* From sections.ld: the lowest address of the stack. */
extern uint32_t __stack_bottom[];

/* All exceptions come here. Not one octet is pushed before sp is ours. */
__attribute__((naked, aligned(4))) void port_trap(void)
{
    __asm__ volatile(".option push\n\t"
                     ".option arch, +zicsr\n\t"
                     "mv a3, sp\n\t"
                     "la sp, port_trap_stack + 256\n\t"
                     "csrr a0, mcause\n\t"
                     "csrr a1, mepc\n\t"
                     "csrr a2, mtval\n\t"
                     "j port_trap_report\n\t"
                     ".option pop");
}

void port_trap_init(void)
{
    __asm__ volatile(".option push\n\t"
                     ".option arch, +zicsr\n\t"
                     "csrw mtvec, %0\n\t"
                     ".option pop" ::"r"(port_trap));
}

static void put_word(const char *name, uint32_t word)
{
    uint8_t octets[4];
    int i;

    for (i = 0; i < 4; i++) {
        octets[i] = (uint8_t)(word >> (24 - 8 * i));
    }
    console_text(name);
    console_text(" 0x");
    console_hex(octets, 4);
}

/* By mcause (RISC-V privileged architecture 3.1.15). */
static const char *cause_name(uint32_t cause)
{
    switch (cause) {
    case 0:
    case 4:
    case 6:
        return "unaligned access";
    case 1:
    case 5:
    case 7:
        return "no access";
    case 2:
        return "instruction";
    default:
        return "unexpected exception";
    }
}

void port_trap_report(uint32_t cause, uint32_t pc, uint32_t value,
                      const uint32_t *sp)
{
    console_text("\nfault: ");
    if (sp < __stack_bottom) {
        put_word("stack overflow, sp", (uint32_t)sp);
    } else {
        console_text(cause_name(cause));
    }
    put_word(" at pc", pc);
    put_word(" address", value);
    console_line_end();
    port_exit(PORT_FAULT_STATUS);
}
