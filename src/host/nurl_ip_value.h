/* SPDX-License-Identifier: MIT */
/*
 * nurl_ip_value.h - the bytes of an address
 *
 * The caller has checked the text with nurl_ip.h.
 */
#ifndef NURL_IP_VALUE_H
#define NURL_IP_VALUE_H

#include "nurl_types.h"

/* Reads an IPv4address. */
void nurl_ip_value_v4(uint8_t address[4], const char *at, const char *end);

/* Reads an IPv6address without brackets and zone. */
void nurl_ip_value_v6(uint8_t address[16], const char *at, const char *end);

/* 1 if both are the same IPv6 address. */
int nurl_ip_same_v6(const uint8_t a[16], const uint8_t b[16]);

#endif
