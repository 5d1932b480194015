# What boot needs of a Cortex-M board, as its board.env says.
# An Ethernet chip: its registers, a clock, where images go.
PORT_CFLAGS += $(if $(ETH),-DETH_BASE=$(ETH_BASE) -DMS_BASE=$(MS_BASE) \
    -DMS_TICKS=$(MS_TICKS)u -DIMAGE_AT=$(IMAGE_AT) -DIMAGE_SIZE=$(IMAGE_SIZE))
PORT_CFLAGS += $(if $(FLASH),-DFLASH_AT=$(FLASH_AT) \
    -DFLASH_SIZE=$(FLASH_SIZE)u -DFLASH_BLOCK=$(FLASH_BLOCK)u \
    -DFLASH_UNIT=$(FLASH_UNIT)u)
# The network over any netif of lwIP.
LWIP_NET := $(addprefix fetch/net/,lwip.c lwip_ipv6.c lwip_name.c lwip_net.c \
    lwip_tcp.c lwip_udp.c name.c address.c dns_message.c)
FLASH_SOURCES := $(FLASH:%=fetch/driver/flash_%.c)
NET_SOURCES := $(if $(ETH),$(LWIP_NET) fetch/net/lwip_board.c fetch/net/random.c \
    fetch/app/network_lwip.c fetch/driver/eth_$(ETH).c fetch/driver/ms_$(MS).c \
    $(RANDOM:%=fetch/driver/noise_%.c) fetch/driver/image_cortexm.c)
BOOT_LDFLAGS := -Wl,--defsym,IMAGE_AT=$(IMAGE_AT) \
    -Wl,--defsym,IMAGE_SIZE=$(IMAGE_SIZE) -T fetch/driver/boot_cortexm.ld \
    -Wl,-Map,$(B)/boot.map
