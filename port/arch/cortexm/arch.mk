# How to compile and link for a Cortex-M. Included by the Makefile after
# board/<name>/board.env.
CROSS := arm-none-eabi-
CLANG_TARGET := --target=arm-none-eabi
ARCH_CFLAGS := -mcpu=$(CPU) -mthumb -mfloat-abi=soft -ffreestanding
ifeq ($(UNALIGN),trap)
ARCH_CFLAGS += -mno-unaligned-access
endif
# For the files of the port alone: this core, as numbers. Without the last
# flag gcc would turn the loops of memcpy and the start-up into calls of
# memcpy.
PORT_CFLAGS := -DPORT_FPU=$(if $(filter yes,$(FPU)),1,0) \
    -DPORT_UNALIGN_TRAP=$(if $(filter trap,$(UNALIGN)),1,0) \
    -DPORT_TICKS=$(TICKS) -DPORT_INSTRUCTIONS=$(INSTRUCTIONS) \
    -DTIMER_BASE=$(TIMER_BASE) -DUART_BASE=$(UART_BASE) -fno-tree-loop-distribute-patterns \
    -Iport/arch/cortexm
# The core's own timer, unless a board has one that counts better.
TIMER ?= systick
PORT_SOURCES := $(addprefix port/arch/cortexm/,start.c fault.c port.c \
    guard_$(MPU_GUARD).c) port/driver/uart_$(UART).c \
    port/driver/ticks_$(TIMER).c $(wildcard port/lib/*.c)
ARCH_LDFLAGS := -mcpu=$(CPU) -mthumb -mfloat-abi=soft \
    -T board/$(BOARD)/link.ld -Wl,--gc-sections
PROGRAM_LDFLAGS := -nostdlib
PROGRAM_LIBS := -lgcc
PROGRAM_SUFFIX := .elf
# Unit tests: less RAM than the host's take, and a libc, since Unity needs one;
# the start-up and the console are ours.
UNIT_CFLAGS := -UNURL_HOST_TEST -DNURL_BOARD_TEST
UNIT_LDFLAGS := -nostartfiles --specs=nosys.specs
RUNNER := board/console $(BOARD)
