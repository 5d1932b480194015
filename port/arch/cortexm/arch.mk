# How to compile and link for a Cortex-M. Included by the Makefile after
# board/<name>/board.env.
CROSS := arm-none-eabi-
CLANG_TARGET := --target=arm-none-eabi
ARCH_CFLAGS := -mcpu=$(CPU) -mthumb -mfloat-abi=soft -ffreestanding
ifeq ($(UNALIGN),trap)
ARCH_CFLAGS += -mno-unaligned-access
endif
# Boards with an Ethernet chip: its registers, a clock, where images go.
ETH_CFLAGS := $(if $(ETH),-DETH_BASE=$(ETH_BASE) -DMS_BASE=$(MS_BASE) \
    -DMS_TICKS=$(MS_TICKS)u -DIMAGE_AT=$(IMAGE_AT) -DIMAGE_SIZE=$(IMAGE_SIZE))
FLASH_CFLAGS := $(if $(FLASH),-DFLASH_AT=$(FLASH_AT) \
    -DFLASH_SIZE=$(FLASH_SIZE)u -DFLASH_BLOCK=$(FLASH_BLOCK)u \
    -DFLASH_UNIT=$(FLASH_UNIT)u)
FLASH_SOURCES := $(FLASH:%=port/driver/flash_%.c)
# For the files of the port only. Without -fno-tree-loop-distribute-patterns gcc
# turns the loops of memcpy and of the start-up into calls of memcpy.
PORT_CFLAGS := -DPORT_FPU=$(if $(filter yes,$(FPU)),1,0) \
    -DPORT_UNALIGN_TRAP=$(if $(filter trap,$(UNALIGN)),1,0) \
    -DPORT_TICKS=$(TICKS) -DPORT_INSTRUCTIONS=$(INSTRUCTIONS) \
    -DTIMER_BASE=$(TIMER_BASE) -DUART_BASE=$(UART_BASE) -fno-tree-loop-distribute-patterns \
    -Iport/arch/cortexm -Iport/arch/bare $(ETH_CFLAGS) $(FLASH_CFLAGS)
# What the program boot needs, too.
NET_SOURCES := $(if $(ETH),$(wildcard port/net/net_lwip*.c) \
    $(addprefix port/net/,net_name.c net_address.c dns_message.c net_random.c) \
    port/driver/eth_$(ETH).c port/driver/ms_$(MS).c \
    $(RANDOM:%=port/driver/noise_%.c) port/arch/cortexm/image.c)
IMAGE_SYMBOLS := -Wl,--defsym,IMAGE_AT=$(IMAGE_AT) \
    -Wl,--defsym,IMAGE_SIZE=$(IMAGE_SIZE)
BOOT_LDFLAGS := $(IMAGE_SYMBOLS) -T port/arch/cortexm/boot.ld \
    -Wl,-Map,$(B)/boot.map
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
