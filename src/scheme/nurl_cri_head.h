/* SPDX-License-Identifier: MIT */
/*
 * nurl_cri_head.h - the head of a CBOR item (RFC 8949 section 3)
 *
 * The first byte has the major type in three bits. The other five bits have the
 * argument, or tell how many of the next bytes have it.
 */
#ifndef NURL_CRI_HEAD_H
#define NURL_CRI_HEAD_H

#include "nurl_types.h"

/* The major types that a CRI can have. */
#define NURL_CRI_UNSIGNED 0u
#define NURL_CRI_NEGATIVE 1u /* -1 minus the argument */
#define NURL_CRI_BYTES 2u
#define NURL_CRI_TEXT 3u
#define NURL_CRI_ARRAY 4u

/* Items of one byte. */
#define NURL_CRI_FALSE 0xF4
#define NURL_CRI_TRUE 0xF5
#define NURL_CRI_NULL 0xF6

/*
 * Reads a head and moves *at after it. The caller has checked that *at is not
 * the end. If the head is not well-formed, returns 0, and *at is the error. An
 * argument up to 65,535 is exact; a larger one becomes any larger number.
 */
int nurl_cri_head(const char **at, const char *end, uint32_t *argument);

#endif
