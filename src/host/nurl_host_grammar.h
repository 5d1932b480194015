/* SPDX-License-Identifier: MIT */
/*
 * nurl_host_grammar.h - is a text a host?
 */
#ifndef NURL_HOST_GRAMMAR_H
#define NURL_HOST_GRAMMAR_H

#include "nurl_types.h"

/*
 * host = IP-literal / IPv4address / reg-name            RFC 3986 section 3.2.2
 *
 * Returns OK and sets the kind, or returns an error and sets the kind NONE.
 * *stop is the length, or the offset of the error. The text can be {NULL, 0}.
 */
enum nurl_status nurl_host_check(struct nurl_str text, uint8_t *kind,
                                 uint16_t *stop);

#endif
