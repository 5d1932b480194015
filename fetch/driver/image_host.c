/* SPDX-License-Identifier: MIT */
/*
 * image_host.c - nfetch_port_image.h on a machine with an operating system: a
 * buffer for an image; no program here runs it
 */
#include "nfetch_port_image.h"
#include "nfetch_port_net.h"

void *nfetch_port_image_memory(size_t *size)
{
    static unsigned char memory[16L << 20];

    *size = sizeof memory;
    return memory;
}

/* The operating system has random numbers. */
const char nfetch_port_noise_warning[] = "";

uint32_t nfetch_port_image_address(void)
{
    return 0;
}

int nfetch_port_image_start(uint32_t address, size_t length)
{
    (void)address;
    (void)length;
    return NFETCH_PORT_IMAGE_NONE;
}
