# What boot and fetch need of an operating system.
NET_SOURCES := $(addprefix fetch/net/,posix.c sockets.c sockets_address.c \
    sockets_ipv6.c sockets_name.c name.c address.c dns_message.c) \
    fetch/driver/image_host.c fetch/app/network_posix.c
PORT_INCLUDES += -Ifetch/net/posix
