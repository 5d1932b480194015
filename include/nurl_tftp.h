/* SPDX-License-Identifier: MIT */
/*
 * nurl_tftp.h - TFTP: file and mode
 *
 * tftp-URI = "tftp://" host [ ":" port ] "/" file [ ";mode=" mode ]
 * mode     = "netascii" / "octet"                               RFC 3617 2
 *
 *     tftp://192.0.2.1/boot/fw.bin;mode=octet
 *                      ^17                    file {17,11}   mode OCTET
 *
 * Send the decoded file and a mode (RFC 1350 5):
 *
 *     nurl_writer_init(&out, packet + 2, sizeof packet - 2);
 *     nurl_decode(&out, nurl_part(&url, tftp.file), NURL_POLICY_TEXT);
 *     nurl_write_text(&out, NURL_STR("\0octet\0"));
 */
#ifndef NURL_TFTP_H
#define NURL_TFTP_H

#include "nurl_types.h"

#ifdef __cplusplus
extern "C" {
#endif

enum nurl_tftp_mode {
    NURL_TFTP_NONE = 0, /* not written: octet (RFC 3617 2) */
    NURL_TFTP_OCTET = 1,
    NURL_TFTP_NETASCII = 2
};

struct nurl_tftp {
    struct nurl_span file;
    uint16_t stop;
    uint8_t mode; /* enum nurl_tftp_mode */
};

/*
 * Parses a tftp URL. The mode follows the last segment's last ";" and "mode=",
 * ignoring case; any other ";" belongs to the file. The file can have slashes,
 * and dot segments, which the server judges.
 *
 * Errors, in this order: SCHEME, USERINFO, HOST_MISSING, HOST_EMPTY,
 * NAME_EMPTY, TYPECODE, CHAR (the "?" of a query), FRAGMENT, DEC_FORBIDDEN (an
 * escape in the file that NURL_POLICY_TEXT rejects).
 */
NURL_CHECKED enum nurl_status nurl_tftp_parse(struct nurl_tftp *tftp,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
