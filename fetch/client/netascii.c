/* SPDX-License-Identifier: MIT */
/*
 * netascii.c - text with the line ends of netascii (RFC 764)
 */
#include "client/netascii.h"
#include "nfetch_status.h"

/* BOUNDS: `to` is at most `from`: each byte leaves one or none. */
int nfetch_netascii_decode(uint8_t *bytes, size_t length, uint8_t *cr)
{
    size_t to = 0;
    size_t from;

    for (from = 0; from < length; from++) {
        if (*cr && bytes[from] != '\n' && bytes[from] != 0) {
            return NFETCH_ERR_PROTOCOL;
        }
        if (*cr) {
            bytes[to++] = bytes[from] == 0 ? '\r' : '\n';
            *cr = 0;
        } else if (bytes[from] == '\r') {
            *cr = 1;
        } else {
            bytes[to++] = bytes[from];
        }
    }
    return (int)to;
}
