# How to compile and link for an operating system: natively, or with TRIPLET
# for another machine, whose programs the user-mode EMULATOR runs. There is no
# hardware to emulate: libc has the mem* functions, and host.c the console.
CROSS := $(if $(TRIPLET),$(TRIPLET)-)
SANITIZERS := $(if $(SANITIZE),-fsanitize=$(SANITIZE) \
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
# Lines, branches, and each condition that decides (MC/DC).
COUNTERS := $(if $(COVERAGE),-fprofile-instr-generate \
    -fcoverage-mapping -fcoverage-mcdc)
ARCH_CFLAGS := $(SANITIZERS) $(COUNTERS)
PORT_CFLAGS :=
PORT_SOURCES := board/host/host.c \
    $(filter-out port/lib/mem.c,$(wildcard port/lib/*.c))
# Static: the other machine's shared libraries are not where it looks.
ARCH_LDFLAGS := -Wl,--gc-sections $(if $(TRIPLET),-static) $(SANITIZERS) \
    $(COUNTERS)
PROGRAM_LDFLAGS :=
PROGRAM_LIBS :=
PROGRAM_SUFFIX :=
UNIT_CFLAGS := -DNURL_HOST_TEST
UNIT_LDFLAGS :=
RUNNER := $(EMULATOR)
