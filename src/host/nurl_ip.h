/* SPDX-License-Identifier: MIT */
/*
 * nurl_ip.h - the grammar of addresses in a host (RFC 3986 section 3.2.2)
 *
 * Only the grammar: a parser does not need the bytes of an address, and so does
 * not link the code that reads them (nurl_ip_value.h).
 */
#ifndef NURL_IP_H
#define NURL_IP_H

#include "nurl_types.h"

/* 1 if the text is an IPv4address, else 0. */
int nurl_ip_is_v4(const char *at, const char *end);

/* 1 if the text is an IPv6address, else 0. */
int nurl_ip_is_v6(const char *at, const char *end);

/* Takes the text between the brackets. Returns IPV6, IPVFUTURE or NONE. */
enum nurl_host_kind nurl_ip_literal(const char *at, const char *end);

#endif
