/*
 * port_image.h - where a board has room for an image, and how one is started
 */
#ifndef PORT_IMAGE_H
#define PORT_IMAGE_H

#include <stddef.h>

/* The memory that an image is linked for, and how many octets there are. */
void *port_image_memory(size_t *size);

/*
 * Starts the image of `length` octets that lies there, and never returns: it
 * has the machine as after a reset, and its status is the program's. Returns
 * -1 if this machine starts no images, or if what lies there is none: it has
 * to begin with a stack pointer and the address of its first instruction.
 */
int port_image_start(size_t length);

#endif
