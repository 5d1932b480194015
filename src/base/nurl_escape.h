/*
 * nurl_escape.h - one octet of a text, or one escape
 *
 * pct-encoded = "%" HEXDIG HEXDIG                       RFC 3986 section 2.1
 *
 * None of this links the table of nurl_octet.c, with which nurl_parse asks for
 * an escape faster: nurl_octet_digits.
 */
#ifndef NURL_ESCAPE_H
#define NURL_ESCAPE_H

#include "nurl_types.h"

/* The value of a hex digit in either case, or 16 for any other octet. */
unsigned nurl_escape_digit(char c);

/* 1 if a whole escape stands at `at`, else 0. */
int nurl_escape_at(const char *at, const char *end);

/*
 * Steps over one octet or one escape: returns the octet that it stands for,
 * and *at moves behind it. There must be one: *at is not `end`.
 *
 * A "%" without two hex digits behind it stands for itself. Where that is a
 * fault, it is a '%' for which *at moved by one octet only.
 */
uint8_t nurl_escape_next(const char **at, const char *end);

#endif
