# How to compile and link for a 32-bit RISC-V in machine mode. Included by the
# Makefile after board/<name>/board.env.
CROSS := riscv64-unknown-elf-
CLANG_TARGET := --target=riscv32-unknown-elf
ARCH_CFLAGS := -march=$(CPU) -mabi=ilp32 -ffreestanding -mstrict-align \
    -msmall-data-limit=0
# Without -fno-tree-loop-distribute-patterns gcc turns the loops of memcpy and
# of the start-up into calls of memcpy.
PORT_CFLAGS := -DUART_BASE=$(UART_BASE) -fno-tree-loop-distribute-patterns \
    -Iport/arch/rv32 -Iport/arch/bare
PORT_SOURCES := $(wildcard port/arch/rv32/*.c port/arch/bare/*.c) \
    port/driver/uart_$(UART).c \
    $(wildcard port/lib/*.c)
ARCH_LDFLAGS := -march=$(CPU) -mabi=ilp32 -T board/$(BOARD)/link.ld \
    -Wl,--gc-sections
PROGRAM_LDFLAGS := -nostdlib
PROGRAM_LIBS := -lgcc
PROGRAM_SUFFIX := .elf
UNIT_CFLAGS := -UNURL_HOST_TEST -DNURL_BOARD_TEST
UNIT_LDFLAGS := -nostartfiles
RUNNER := board/console $(BOARD)
