/* SPDX-License-Identifier: MIT */
/*
 * tftp_options.h - how a TFTP server answers the options of a request
 *
 * OACK = 00 06 *( name 00 value 00 )                             RFC 2347
 *
 *     blksize       bytes of a block but the last, 8 to 65464    RFC 2348
 *     tsize         bytes of the file                            RFC 2349
 *     timeout       seconds until the server sends again         RFC 2349
 *     windowsize    blocks that one ACK acknowledges             RFC 7440
 */
#ifndef NFETCH_TFTP_OPTIONS_H
#define NFETCH_TFTP_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

enum {
    NFETCH_TFTP_BLOCK = 512,   /* without the option, RFC 1350 */
    NFETCH_TFTP_BLOCK_MIN = 8, /* with it */
    NFETCH_TFTP_BLOCK_MAX =
        1428,                /* what is asked for: it fits, with IPv6, too */
    NFETCH_TFTP_SECONDS = 1, /* what is asked for */
    NFETCH_TFTP_WINDOW = 6   /* what is asked for: as much as TCP's window */
};

struct nfetch_tftp_options {
    uint64_t size;   /* of the file, if it is known */
    uint16_t block;  /* bytes of a block */
    uint16_t window; /* blocks of a window; 1 without the option */
    uint8_t sized;   /* 1: the size is known */
};

/* Sets the values for a server that knows no options. */
void nfetch_tftp_options_begin(struct nfetch_tftp_options *options);

/*
 * Reads the options of an OACK, after its 00 06. More 00 after them is skipped.
 * Returns NFETCH_OK, or
 * NFETCH_ERR_PROTOCOL: a name or value without its 00, another option, a value
 * that is no number or not allowed as an answer to the request.
 */
int nfetch_tftp_options_read(struct nfetch_tftp_options *options,
                             const uint8_t *bytes, size_t length);

#endif
