/* SPDX-License-Identifier: MIT */
/*
 * nfetch_port_image.h - memory of a board for an image, and how an image starts
 */
#ifndef NFETCH_PORT_IMAGE_H
#define NFETCH_PORT_IMAGE_H

#include <stddef.h>
#include <stdint.h>

/* Why nfetch_port_image_start has returned. */
enum {
    NFETCH_PORT_IMAGE_NONE = -746, /* this machine starts no images */
    NFETCH_PORT_IMAGE_BAD = -747   /* there is no program at this address */
};

/* The memory for images, and how many bytes there are. */
void *nfetch_port_image_memory(size_t *size);

/* Its address, for which images are linked; 0 if this machine starts none. */
uint32_t nfetch_port_image_address(void);

/*
 * Starts the program of `length` bytes at this address, and does not return: it
 * has the core as after a reset, and its status is the program's. The network
 * is stopped before (nfetch_net.h). A program begins with a stack pointer and
 * the address of its first instruction; what does not is NFETCH_PORT_IMAGE_BAD.
 */
int nfetch_port_image_start(uint32_t address, size_t length);

#endif
