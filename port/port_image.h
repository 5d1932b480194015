/*
 * port_image.h - where a board has room for an image, and how one is started
 */
#ifndef PORT_IMAGE_H
#define PORT_IMAGE_H

#include <stddef.h>

/* Why port_image_start has returned. */
enum {
    PORT_IMAGE_NONE = -1, /* this machine starts no images */
    PORT_IMAGE_BAD = -2   /* what lies there is none */
};

/* The memory that an image is linked for, and how many octets there are. */
void *port_image_memory(size_t *size);

/*
 * Starts the image of `length` octets that lies there, and does not return: it
 * has the core as after a reset, and its status is the program's. The network
 * is stopped before (net.h). An image begins with a stack pointer and the
 * address of its first instruction; what does not is PORT_IMAGE_BAD.
 */
int port_image_start(size_t length);

#endif
