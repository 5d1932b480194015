/* SPDX-License-Identifier: MIT */
/*
 * trap.c - an exception prints its cause and address and ends the program
 */
#include "trap.h"

#include "bare.h"
#include "console.h"
#include "port.h"

void port_trap(void);
void port_trap_report(uint32_t cause, uint32_t pc, uint32_t value,
                      const uint32_t *sp);

/* The report has its own stack: an exception can be a stack overflow. */
uint32_t port_trap_stack[64] __attribute__((aligned(16)));

/* All exceptions end here. Nothing is pushed before sp is set. */
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
        bare_put_word("stack overflow, sp", (uint32_t)sp);
    } else {
        console_text(cause_name(cause));
    }
    bare_put_word(" at pc", pc);
    bare_put_word(" address", value);
    console_line_end();
    port_exit(PORT_FAULT_STATUS);
}
