/* SPDX-License-Identifier: MIT */
/*
 * nurl_escape.h - one byte of a text, or one escape
 *
 * pct-encoded = "%" HEXDIG HEXDIG                       RFC 3986 section 2.1
 *
 * None of these functions links the table of nurl_octet.c. nurl_octet_digits
 * uses that table and is faster.
 */
#ifndef NURL_ESCAPE_H
#define NURL_ESCAPE_H

#include "nurl_types.h"

/* The value of a hex digit in either case, or 16 for any other byte. */
unsigned nurl_escape_digit(char c);

/* 1 if a whole escape stands at `at`, else 0. */
int nurl_escape_at(const char *at, const char *end);

/*
 * Reads one byte or one escape: returns the byte that it stands for and moves
 * *at after it. *at must be before `end`.
 *
 * A "%" without two hex digits after it stands for itself. A caller for whom
 * this is an error sees a '%' for which *at moved by one byte only.
 */
uint8_t nurl_escape_next(const char **at, const char *end);

/* 1 if the text, decoded, has exactly these bytes; "+" is a plus. */
int nurl_escape_equal(struct nurl_str text, struct nurl_str plain);

#endif
