# How to compile and link natively. There is nothing to emulate: libc has
# the mem* functions, and host.c the console.
CROSS :=
ARCH_CFLAGS :=
PORT_CFLAGS :=
PORT_SOURCES := board/host/host.c \
    $(filter-out port/lib/mem.c,$(wildcard port/lib/*.c))
ARCH_LDFLAGS := -Wl,--gc-sections
PROGRAM_LDFLAGS :=
PROGRAM_LIBS :=
PROGRAM_SUFFIX :=
