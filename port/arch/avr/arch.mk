# How to compile and link for an AVR. Included by the Makefile after
# board/<name>/board.env. Start-up and memory map are avr-libc's; the emulator
# is a small program around libsimavr, built here.
CROSS := avr-
ARCH_CFLAGS := -mmcu=$(CPU) -ffreestanding
PORT_CFLAGS :=
PORT_SOURCES := port/arch/avr/port.c port/lib/console.c
ARCH_LDFLAGS := -mmcu=$(CPU) -Wl,--gc-sections
PROGRAM_LDFLAGS :=
PROGRAM_LIBS :=
PROGRAM_SUFFIX := .elf
PROGRAM_TOOLS := build/simavr
UNIT_CFLAGS := -UNURL_HOST_TEST -DNURL_BOARD_TEST
UNIT_LDFLAGS :=
RUNNER := board/console $(BOARD)

build/simavr: port/arch/avr/simavr/simavr.c
	@mkdir -p $(@D)
	gcc -std=gnu99 -Wall -Wextra -O2 -o $@ $< -lsimavr -lelf
