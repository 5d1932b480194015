/*
 * nurl_escape.h - one byte of a text, or one escape
 *
 * pct-encoded = "%" HEXDIG HEXDIG                       RFC 3986 section 2.1
 *
 * None of this links the table of nurl_octet.c, with which nurl_parse asks for
 * an escape faster: nurl_octet_digits.
 */
#ifndef NURL_ESCAPE_H
#define NURL_ESCAPE_H

#include "nurl_types.h"

/* The value of a hex digit in either case, or 16 for any other byte. */
unsigned nurl_escape_digit(char c);

/* 1 if a whole escape stands at `at`, else 0. */
int nurl_escape_at(const char *at, const char *end);

/*
 * Steps over one byte or one escape: returns the byte that it stands for,
 * and *at moves after it. There must be one: *at is not `end`.
 *
 * A "%" without two hex digits after it stands for itself. Where that is an
 * error, it is a '%' for which *at moved by one byte only.
 */
uint8_t nurl_escape_next(const char **at, const char *end);

#endif
