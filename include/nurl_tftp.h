/*
 * nurl_tftp.h - a tftp URL: the file to ask for, and its mode
 *
 * tftp-URI = "tftp://" host [ ":" port ] "/" file [ ";mode=" mode ]
 * mode     = "netascii" / "octet"                               RFC 3617 2
 *
 *     tftp://192.0.2.1/boot/fw.bin;mode=octet
 *                      ^17                    file {17,11}   mode OCTET
 *
 * Everybody writes a port and slashes in the file, so both are taken. What
 * is sent is the file decoded by NURL_POLICY_TEXT, and a mode (RFC 1350 5):
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

/* A struct keeps it as uint8_t. */
enum nurl_tftp_mode {
    NURL_TFTP_NONE = 0, /* none is written, and octet is meant (RFC 3617 2) */
    NURL_TFTP_OCTET = 1,
    NURL_TFTP_NETASCII = 2
};

struct nurl_tftp {
    struct nurl_span file; /* without the first slash and the mode */
    uint16_t stop;         /* the faulty octet, or the end of the URL */
    uint8_t mode;          /* enum nurl_tftp_mode */
};

/*
 * Reads a struct of profile 3986 alone. The mode is what follows the last ";"
 * of the last segment, if that is "mode=", in any case of its letters; any
 * other ";" belongs to the file. Dot segments are left to the server.
 *
 * Returns OK or the first fault in this order:
 *   UNPARSED       0
 *   SCHEME         0
 *   USERINFO       its "@"
 *   HOST_MISSING   after the ":" of the scheme: there is no "//"
 *   HOST_EMPTY     where the host would begin
 *   NAME_EMPTY     where the file would begin
 *   TYPECODE       behind ";mode=", where no mode stands
 *   CHAR           the "?" of a query
 *   FRAGMENT       its "#"
 *   DEC_FORBIDDEN  an escape of the file that NURL_POLICY_TEXT refuses: it
 *                  would end the name in the packet
 */
NURL_CHECKED enum nurl_status nurl_tftp_parse(struct nurl_tftp *tftp,
                                              const struct nurl *url);

#ifdef __cplusplus
}
#endif

#endif
