/* SPDX-License-Identifier: MIT */
/*
 * nurl_scan.h - small searches in a text, from `at` to `end`
 *
 * None of them links the table of nurl_octet.c. Otherwise a program with one
 * scheme's function would pay 257 bytes to find letters and digits.
 */
#ifndef NURL_SCAN_H
#define NURL_SCAN_H

#include "nurl_types.h"

/* nurl_scan_number can return it for any number above 2147483647. */
#define NURL_SCAN_BIG UINT32_C(0xFFFFFFFF)

/* Returns the first byte that is `octet`, or `end`. */
const char *nurl_scan_to(const char *at, const char *end, char octet);

/*
 * Returns the first byte that is no letter, no digit and none of `others`, or
 * `end`.
 */
const char *nurl_scan_alnum(const char *at, const char *end,
                            const char *others);

/* Reads digits: returns their value or BIG, and moves *at after them. */
uint32_t nurl_scan_number(const char **at, const char *end);

/*
 * How many bytes of a name the text begins with, without case. The name is in
 * lower case.
 */
size_t nurl_scan_prefix(struct nurl_str text, const char *name);

#endif
