/*
 * nurl_scan.h - small questions to a stretch of text, `at` to `end`
 *
 * None of them links the table of nurl_octet.c: a view alone would pay 257
 * octets for its letters and digits.
 */
#ifndef NURL_SCAN_H
#define NURL_SCAN_H

#include "nurl_types.h"

/* What nurl_scan_number may give for any number above 2147483647. */
#define NURL_SCAN_BIG UINT32_C(0xFFFFFFFF)

/* The first such octet, or `end`. */
const char *nurl_scan_to(const char *at, const char *end, char octet);

/* A set of octets from 0x20 to 0x7F, one bit each: those of 8 in a number. */
#define NURL_SCAN_SET 12

/* The first octet that is not of the set, or `end`. */
const char *nurl_scan_of(const char *at, const char *end, const uint8_t *set);

/*
 * The octet at *at, decoded if an escape stands there, and *at moves behind
 * it. Only for a text that was parsed, where every "%" begins an escape.
 */
uint8_t nurl_scan_next(const char **at);

/* The value of the digits here, or BIG; *at moves behind them. */
uint32_t nurl_scan_number(const char **at, const char *end);

/* How many octets of a lower-case name the text begins with, in either case. */
size_t nurl_scan_prefix(struct nurl_str text, const char *name);

/*
 * Which of the names the text is, from 1 on, letters of both cases being the
 * same; 0 for none. Control octets can be taken for others, so the text must
 * have been checked, or a name hold letters alone. Each name ends with a NUL,
 * the list with an empty name.
 */
unsigned nurl_scan_name(const char *at, const char *end, const char *names);

#endif
