# How to compile and link for a Cortex-M. Included by the Makefile after
# board/<name>/board.env.
CROSS := arm-none-eabi-
CLANG_TARGET := --target=arm-none-eabi
ARCH_CFLAGS := -mcpu=$(CPU) -mthumb -mfloat-abi=soft -ffreestanding
ifeq ($(UNALIGN),trap)
ARCH_CFLAGS += -mno-unaligned-access
endif
# For the files of the port only. Without -fno-tree-loop-distribute-patterns gcc
# turns the loops of memcpy and of the start-up into calls of memcpy.
PORT_CFLAGS := -DPORT_FPU=$(if $(filter yes,$(FPU)),1,0) \
    -DPORT_UNALIGN_TRAP=$(if $(filter trap,$(UNALIGN)),1,0) \
    -DPORT_TICKS=$(TICKS) -DPORT_INSTRUCTIONS=$(INSTRUCTIONS) \
    -DTIMER_BASE=$(TIMER_BASE) -DUART_BASE=$(UART_BASE) -fno-tree-loop-distribute-patterns \
    -Iport/arch/cortexm -Iport/arch/bare
# The core's own timer, unless a board has one that counts better.
TIMER ?= systick
PORT_SOURCES := $(addprefix port/arch/cortexm/,start.c fault.c port.c \
    guard_$(MPU_GUARD).c) $(wildcard port/arch/bare/*.c) \
    port/driver/uart_$(UART).c \
    port/driver/ticks_$(TIMER).c $(wildcard port/lib/*.c)
CORE_LDFLAGS := -mcpu=$(CPU) -mthumb -mfloat-abi=soft -Wl,--gc-sections
ARCH_LDFLAGS := $(CORE_LDFLAGS) -T board/$(BOARD)/link.ld
IMAGE_LDFLAGS := $(CORE_LDFLAGS) -T board/$(BOARD)/image.ld
PROGRAM_LDFLAGS := -nostdlib
PROGRAM_LIBS := -lgcc
PROGRAM_SUFFIX := .elf
# Unit tests: less RAM than the host's take, and a libc, since Unity needs one;
# the start-up and the console are ours.
UNIT_CFLAGS := -UNURL_HOST_TEST -DNURL_BOARD_TEST
UNIT_LDFLAGS := -nostartfiles --specs=nosys.specs
RUNNER := board/console $(BOARD)
