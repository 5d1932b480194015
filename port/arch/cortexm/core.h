/* SPDX-License-Identifier: MIT */
/*
 * core.h - the registers of a Cortex-M core that the start-up uses
 */
#ifndef CORE_H
#define CORE_H

#include <stdint.h>

#define CORE_REG(address) (*(volatile uint32_t *)(address))

#define SCB_VTOR CORE_REG(0xE000ED08)
#define SCB_CCR CORE_REG(0xE000ED14)
#define CCR_UNALIGN_TRP (1u << 3)
#define SCB_CFSR CORE_REG(0xE000ED28)
#define CFSR_MEMORY 0x000000FFu   /* refused by the MPU or the memory map */
#define CFSR_MMARVALID (1u << 7)  /* SCB_MMFAR holds the address */
#define CFSR_BUS 0x0000FF00u      /* nothing answered */
#define CFSR_BFARVALID (1u << 15) /* SCB_BFAR holds the address */
#define CFSR_USAGE 0xFFFF0000u    /* the instruction itself */
#define CFSR_UNALIGNED (1u << 24)
#define SCB_MMFAR CORE_REG(0xE000ED34)
#define SCB_BFAR CORE_REG(0xE000ED38)
#define SCB_CPACR CORE_REG(0xE000ED88)
#define CPACR_FPU (0xFu << 20)

/* The second byte is the number of regions; 0 without an MPU. */
#define MPU_TYPE CORE_REG(0xE000ED90)
#define MPU_CTRL CORE_REG(0xE000ED94)
#define MPU_NUMBER CORE_REG(0xE000ED98)
#define MPU_BASE CORE_REG(0xE000ED9C)
#define MPU_ATTRIBUTES CORE_REG(0xE000EDA0)
/* On, with the default memory map outside the regions; off in a hard fault. */
#define MPU_ON 5u
/* v8-M: the same address is a region's last block of 32 bytes. */
#define MPU_LIMIT CORE_REG(0xE000EDA0)
#define MPU_MEMORY_KINDS CORE_REG(0xE000EDC0)
/* On, and no access outside the regions. */
#define MPU_ON_ALONE 1u

/* guard_*.c: from now on NULL and addresses below the stack are faults. */
void port_guard_memory(void);

/* fault.c: the handler of all exceptions */
void port_fault(void);

#endif
