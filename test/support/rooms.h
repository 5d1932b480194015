/*
 * rooms.h - what a writing function does in every room that is too small
 */
#ifndef ROOMS_H
#define ROOMS_H

#include "nurl_writer.h"

/* Puts something into the writer; `what` is the test's own. */
typedef void rooms_fill(struct nurl_writer *out, const void *what);

/*
 * Fails the running test unless, in each room that is too small, the writer
 * says BUF, len is what would have been needed, and the room holds a prefix
 * that lacks less than `unit` octets, and nothing behind it was touched.
 * Nothing longer than 200 octets.
 */
void rooms_check(rooms_fill *fill, const void *what, size_t unit);

/* The same for what has no input text, or two: stop is 0. */
void rooms_check_unplaced(rooms_fill *fill, const void *what, size_t unit);

#endif
