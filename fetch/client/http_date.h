/* SPDX-License-Identifier: MIT */
/*
 * http_date.h - the time of a date in a field of http
 *
 *     Sun, 06 Nov 1994 08:49:37 GMT          IMF-fixdate, RFC 9110 5.6.7
 */
#ifndef NFETCH_HTTP_DATE_H
#define NFETCH_HTTP_DATE_H

#include "nurl_types.h"

#include <stdint.h>

enum {
    NFETCH_HTTP_DATE = 29 /* bytes of a date */
};

/*
 * Reads seconds, of which only the lower 32 bits are kept: for the time from
 * one date to another. Returns 1, or 0 for a date in another form. Digits are
 * not checked: a wrong one makes a wrong time.
 */
int nfetch_http_date_read(struct nurl_str text, uint32_t *seconds);

#endif
