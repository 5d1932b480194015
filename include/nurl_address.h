/*
 * nurl_address.h - an address as text, the one way to write it
 *
 *     c0 a8 01 0a                192.168.1.10
 *     20 01 0d b8 0 .. 0 00 01   2001:db8::1
 *     0 .. 0 ff ff c0 00 02 01   ::ffff:192.0.2.1
 *
 * Reentrant, and safe in an interrupt. At most 15 and 39 octets.
 */
#ifndef NURL_ADDRESS_H
#define NURL_ADDRESS_H

#include "nurl_writer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Four octets in dotted decimal. Failures: BUF, stop 0. */
void nurl_put_ipv4(struct nurl_writer *out, const uint8_t octets[4]);

/*
 * Sixteen octets by RFC 5952, without brackets and zone: lower case, no
 * leading zeros, "::" for the first longest run of two or more zero groups,
 * and the last 32 bits in dotted decimal for ::ffff:0:0/96 alone.
 * Failures: BUF, stop 0.
 */
void nurl_put_ipv6(struct nurl_writer *out, const uint8_t octets[16]);

#ifdef __cplusplus
}
#endif

#endif
