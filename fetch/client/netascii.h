/* SPDX-License-Identifier: MIT */
/*
 * netascii.h - text with the line ends of netascii (RFC 764)
 */
#ifndef NFETCH_NETASCII_H
#define NFETCH_NETASCII_H

#include <stddef.h>
#include <stdint.h>

/*
 * Decodes a part of a text in place: CR LF is the end of a line, CR NUL is a
 * CR. *cr is 1 while the last byte was a CR; it is 0 before the first part.
 * Returns how many bytes are left, or NFETCH_ERR_PROTOCOL.
 */
int nfetch_netascii_decode(uint8_t *bytes, size_t length, uint8_t *cr);

#endif
