/*
 * nurl_cri_head.h - the head of an item of CBOR (RFC 8949 section 3)
 *
 * The first byte has the major type in three bits, and in the other five the
 * argument, or how many bytes after it have that.
 */
#ifndef NURL_CRI_HEAD_H
#define NURL_CRI_HEAD_H

#include "nurl_types.h"

/* The major types that a CRI can have. */
#define NURL_CRI_UNSIGNED 0u
#define NURL_CRI_NEGATIVE 1u /* -1 less the argument */
#define NURL_CRI_BYTES 2u
#define NURL_CRI_TEXT 3u
#define NURL_CRI_ARRAY 4u

/* Whole items. */
#define NURL_CRI_FALSE 0xF4
#define NURL_CRI_TRUE 0xF5
#define NURL_CRI_NULL 0xF6

/*
 * Reads a head, of which the first byte is there: *at moves after it. Returns 0
 * if it is not well-formed, *at being the error. The argument is exact up to
 * 65,535; a larger one is any number above that.
 */
int nurl_cri_head(const char **at, const char *end, uint32_t *argument);

#endif
