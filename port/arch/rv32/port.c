/* SPDX-License-Identifier: MIT */
/*
 * port.c - the exit and the ticks of port.h for a RISC-V in an emulator:
 *          semihosting, and the core's count of instructions
 */
#include "port.h"

const char port_ticks_unit[] = "instruction";

/* minstret is exact where an instruction of the emulator takes 1 ns. */
uint32_t port_ticks(void)
{
    uint32_t count;

    __asm__ volatile(".option push\n\t"
                     ".option arch, +zicsr\n\t"
                     "csrr %0, minstret\n\t"
                     ".option pop"
                     : "=r"(count));
    return count;
}

/*
 * SYS_EXIT_EXTENDED: the only call with a status. The three
 * instructions are the signal of semihosting, and must lie in one page.
 */
void port_exit(int status)
{
    const uint32_t reason[2] = { 0x20026, (uint32_t)status };
    register uint32_t operation __asm__("a0") = 0x20;
    register const uint32_t *block __asm__("a1") = reason;

    for (;;) {
        __asm__ volatile(".option push\n\t"
                         ".option norvc\n\t"
                         ".balign 16\n\t"
                         "slli x0, x0, 0x1f\n\t"
                         "ebreak\n\t"
                         "srai x0, x0, 7\n\t"
                         ".option pop"
                         : "+r"(operation)
                         : "r"(block)
                         : "memory");
    }
}
