# How to compile and link for WebAssembly, by clang. Included by the Makefile
# after board/<name>/board.env. The programs' console is Node.js's: run.mjs.
CROSS :=
COMPILER := clang
AR := llvm-ar-$(CLANG_VERSION)
ARCH_CFLAGS := --target=wasm32 -ffreestanding
PORT_CFLAGS :=
PORT_SOURCES := port/arch/wasm/port.c port/lib/console.c port/lib/mem.c
ARCH_LDFLAGS := --target=wasm32 -nostdlib -Wl,--no-entry \
    -Wl,--export=port_start -Wl,-z,stack-size=65536
PROGRAM_LDFLAGS :=
PROGRAM_LIBS :=
PROGRAM_SUFFIX := .wasm
UNIT_CFLAGS := -UNURL_HOST_TEST -DNURL_BOARD_TEST
UNIT_LDFLAGS :=
RUNNER := $(EMULATOR)
