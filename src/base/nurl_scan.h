/*
 * nurl_scan.h - small questions to a stretch of text, `at` to `end`
 *
 * None of them links the table of nurl_octet.c: a view alone would pay 257
 * bytes for its letters and digits.
 */
#ifndef NURL_SCAN_H
#define NURL_SCAN_H

#include "nurl_types.h"

/* What nurl_scan_number can give for any number above 2147483647. */
#define NURL_SCAN_BIG UINT32_C(0xFFFFFFFF)

/* The first such byte, or `end`. */
const char *nurl_scan_to(const char *at, const char *end, char octet);

/* The first byte that is no letter, no digit and none of `others`, or `end`.
 */
const char *nurl_scan_alnum(const char *at, const char *end,
                            const char *others);

/* The value of the digits here, or BIG; *at moves after them. */
uint32_t nurl_scan_number(const char **at, const char *end);

/* How many bytes of a lower-case name the text begins with, in either case. */
size_t nurl_scan_prefix(struct nurl_str text, const char *name);

#endif
