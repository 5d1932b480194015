# What boot and fetch need of an operating system.
NET_SOURCES := $(wildcard fetch/net/posix*.c) $(addprefix fetch/net/,name.c \
    address.c dns_message.c) fetch/driver/image_host.c fetch/app/network_posix.c
