/* SPDX-License-Identifier: MIT */
/*
 * fault.c - an exception prints its cause and address and ends the program
 */
#include "bare.h"
#include "console.h"
#include "core.h"
#include "port.h"

void port_fault_report(const uint32_t *frame, uint32_t exception);

/* The report has its own stack: an exception can be a stack overflow. */
uint32_t port_fault_stack[64] __attribute__((aligned(8)));

/* The core pushes r0-r3, r12, lr, pc, xPSR. */
enum {
    FRAME_LR = 5,
    FRAME_PC = 6
};

/* Exceptions 3 to 6 are faults. No other exception is expected. */
enum {
    EXCEPTION_HARD_FAULT = 3,
    EXCEPTION_USAGE_FAULT = 6
};

/* All exceptions end here. Nothing is pushed before sp is set. */
__attribute__((naked)) void port_fault(void)
{
    __asm__ volatile("mov r0, sp\n\t"
                     "mrs r1, ipsr\n\t"
                     "ldr r2, =port_fault_stack + 256\n\t"
                     "mov sp, r2\n\t"
                     "bl port_fault_report\n\t"
                     ".ltorg");
}

/* A v6-M core has no fault status register: it reads as 0. */
static const char *fault_name(uint32_t status, uint32_t exception)
{
    if (exception < EXCEPTION_HARD_FAULT || exception > EXCEPTION_USAGE_FAULT) {
        return "unexpected exception";
    }
    if (status & CFSR_MMARVALID) {
        return "no access";
    }
    if (status & CFSR_MEMORY) {
        return "memory";
    }
    if (status & CFSR_BUS) {
        return "bus";
    }
    if (status & CFSR_UNALIGNED) {
        return "unaligned access";
    }
    if (status & CFSR_USAGE) {
        return "instruction";
    }
    return "hard fault";
}

static void put_place(const uint32_t *frame, uint32_t status)
{
    if (frame < __stack_bottom) {
        bare_put_word("stack overflow, sp", (uint32_t)frame);
        return;
    }
    bare_put_word(" at pc", frame[FRAME_PC]);
    bare_put_word(" lr", frame[FRAME_LR]);
    if (status & CFSR_MMARVALID) {
        bare_put_word(" address", SCB_MMFAR);
    }
    if (status & CFSR_BFARVALID) {
        bare_put_word(" address", SCB_BFAR);
    }
}

void port_fault_report(const uint32_t *frame, uint32_t exception)
{
    uint32_t status = SCB_CFSR;

    console_text("\nfault: ");
    if (frame >= __stack_bottom) {
        console_text(fault_name(status, exception));
    }
    put_place(frame, status);
    console_line_end();
    port_exit(PORT_FAULT_STATUS);
}
